import { randomUUID } from "node:crypto";
import { isLocalDate, isTimeOfDay } from "@teedesk/domain";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  foreUpAvailabilities,
  sessions,
  slotHoldForms,
  slotHolds,
  staffUsers,
  teeTimes,
} from "../../db/schema/index.ts";
import { findSeats } from "../../teeTime/slotSeats.ts";
import { type BookingFixture, createBookingFixture, playDate } from "../../testing/bookingFixture.ts";
import { databaseSnapshot, forgetBookings } from "../../testing/databaseSnapshot.ts";
import { lockAwaited } from "../../testing/lockAwaited.ts";
import { readBookingOrder } from "./bookingOrder.ts";
import { bookTeeTime } from "./bookTeeTime.ts";

let world: BookingFixture;
const agents: { readonly id: number; readonly name: string }[] = [];
beforeAll(async () => {
  world = await createBookingFixture();
  agents.push(
    ...(await world.connection.db
      .insert(staffUsers)
      .values(["Ann", "Bob"].map((name) => ({ email: `${name}@example.test`, name })))
      .returning({ id: staffUsers.id, name: staffUsers.name })),
  );
});
afterAll(() => world.connection.close());

const given = <Value>(value: Value | undefined): Value => value ?? expect.fail("it is not there");
const day = isLocalDate(playDate) ? playDate : expect.fail(playDate);
const time = (text: string) => (isTimeOfDay(text) ? text : expect.fail(text));

async function seen(spots: readonly number[], changes: Partial<typeof foreUpAvailabilities.$inferInsert> = {}) {
  const { db } = world.connection;
  await db.delete(foreUpAvailabilities).where(eq(foreUpAvailabilities.available_time, time("10:30")));
  const [slot] = await db
    .insert(foreUpAvailabilities)
    .values({
      golf_course_id: world.ids.course,
      available_date: day,
      available_time: time("10:30"),
      spots: [...spots],
      scraped_at: new Date("2026-11-21T16:50:00Z"),
      ...changes,
    })
    .returning();
  return given(slot);
}

const hold = (slot: number, agent: number, players: number, held_until = sql`now() + interval '3 minutes'`) =>
  world.connection.db
    .insert(slotHolds)
    .values({ fore_up_availability_id: slot, staff_user_id: agent, players, held_until });

type Choices = {
  readonly confirmation?: string;
  readonly agent?: number;
  readonly card?: boolean;
  readonly key?: string;
  readonly services?: BookingFixture["services"];
};

/** Books as an agent, Ann unless told. */
function book(
  players: number,
  { confirmation = "", agent = 0, card = true, key, services = world.services }: Choices = {},
) {
  const { id, name } = given(agents[agent]);
  const { credit_card, ...rest } = world.booking({
    tee_time: { players, confirmation, should_email_customer: false, should_email_course: false },
  });
  return bookTeeTime(services, {
    staff: { id, name, email: `${name}@example.test`, desk: "product", level: "other", session_id: 1 },
    order: readBookingOrder({ ...rest, ...(card && credit_card !== undefined ? { credit_card } : {}) }),
    idempotency_key: key ?? null,
  });
}

const messageOf = (answer: Awaited<ReturnType<typeof book>>): unknown =>
  answer.kind === "refused" ? answer.refusals.map(({ path, message }) => [path, message]) : answer.kind;
const standing = async () =>
  (await world.connection.db.select().from(teeTimes)).filter(({ canceled_at }) => canceled_at === null);
const playersStanding = async () => (await standing()).reduce((sum, { players }) => sum + players, 0);

beforeEach(() => forgetBookings(world.connection.db));

describe("ANSWER-36 a booking of a known slot", () => {
  it("is refused beyond what is left, with who has the rest, and no card is touched", async () => {
    await seen([1, 2, 3, 4]);
    expect(messageOf(await book(2, { agent: 1 }))).toBe("booked");
    const { intents } = await databaseSnapshot(world.connection.db);
    expect(messageOf(await book(3))).toEqual([
      [
        "tee_time.play_time",
        expect.stringMatching(
          /^2 of 4 left at 10:30: Bob booked 2 at .+\. Book at most 2, choose another time, or enter the course's confirmation number\.$/,
        ),
      ],
    ]);
    expect((await databaseSnapshot(world.connection.db)).intents).toEqual(intents);
    expect(messageOf(await book(2))).toBe("booked");
    expect(messageOf(await book(1))).toEqual([
      ["tee_time.play_time", expect.stringMatching(/^Nothing is left at 10:30: /)],
    ]);
    expect(await playersStanding()).toBe(4);
  });

  it("is booked with the course's own confirmation, which has the last word, and counts until the course is read again", async () => {
    const slot = await seen([1, 2]);
    expect(messageOf(await book(4, { confirmation: "TT1" }))).toBe("booked");
    expect(messageOf(await book(1))).not.toBe("booked");
    await world.connection.db
      .update(foreUpAvailabilities)
      .set({ spots: [1, 2], scraped_at: sql`clock_timestamp() + interval '1 second'` })
      .where(eq(foreUpAvailabilities.id, slot.id));
    expect(messageOf(await book(2))).toBe("booked");
    expect(messageOf(await book(1))).not.toBe("booked");
  });

  it("is booked with a confirmation once another sale there has ended, so that neither is decided without the other", async () => {
    await seen([4]);
    const { db } = world.connection;
    const { booking } = await db.transaction(async (tx) => {
      await findSeats(tx, { course_id: world.ids.course, play_date: day, play_time: "10:30" }, { lock: true });
      const booking = book(4, { confirmation: "TT1", card: false });
      await lockAwaited(tx);
      return { booking };
    });
    expect(messageOf(await booking)).toBe("booked");
  });

  it.each([
    [
      "of more than the course showed",
      { gone_at: null },
      "At 08:50 the course showed 10:30 as free for at most 2. Book at most 2, ",
    ],
    [
      "of one that is gone",
      { gone_at: new Date("2026-11-21T16:50:00Z") },
      "At 08:50 the course showed 10:30 as taken. Choose ",
    ],
  ])("is refused %s", async (_, changes, words) => {
    await seen([2], changes);
    expect(messageOf(await book(3))).toEqual([["tee_time.play_time", expect.stringContaining(words)]]);
    expect(messageOf(await book(3, { confirmation: "TT1" }))).toBe("booked");
  });

  it("is refused where another agent holds the rest, until the hold ends; one's own is used up", async () => {
    const slot = await seen([4]);
    await hold(slot.id, given(agents[1]).id, 3);
    await hold(slot.id, given(agents[0]).id, 1);
    expect(messageOf(await book(2))).toEqual([
      ["tee_time.play_time", expect.stringMatching(/^1 of 4 left at 10:30: Bob holds 3 until .+\. Book at most 1, /)],
    ]);
    expect(await world.connection.db.$count(slotHolds)).toBe(2);
    expect(messageOf(await book(1))).toBe("booked");
    expect((await world.connection.db.select().from(slotHolds)).map(({ staff_user_id }) => staff_user_id)).toEqual([
      given(agents[1]).id,
    ]);
    await world.connection.db.update(slotHolds).set({ held_until: sql`now()` });
    expect(messageOf(await book(3))).toBe("booked");
  });

  it("takes what a canceled booking gave back", async () => {
    await seen([4]);
    expect(messageOf(await book(4))).toBe("booked");
    expect(messageOf(await book(4))).not.toBe("booked");
    await world.connection.db.update(teeTimes).set({ canceled_at: sql`now()` });
    expect(messageOf(await book(4))).toBe("booked");
  });

  it("is not revived by an observation from before it that comes later", async () => {
    const slot = await seen([4]);
    expect(messageOf(await book(4, { confirmation: "TT1" }))).toBe("booked");
    const observed = (moment: string) =>
      world.connection.db
        .update(foreUpAvailabilities)
        .set({ spots: [4], scraped_at: sql`(select max(seated_at) + ${moment}::interval from ${teeTimes})` })
        .where(eq(foreUpAvailabilities.id, slot.id));
    for (const moment of ["-1 second", "0 seconds"]) {
      await observed(moment);
      expect(messageOf(await book(1))).not.toBe("booked");
    }
  });

  it.each([-60_000, 60_000])("counts by the database's clock, where the server's is off by %i ms", async (off) => {
    await seen([4], { scraped_at: new Date() });
    const now = () => new Date(world.services.clock.now().getTime() + off);
    const services = { ...world.services, clock: { ...world.services.clock, now } };
    expect(messageOf(await book(4, { confirmation: "TT1", services }))).toBe("booked");
    expect(messageOf(await book(1, { services }))).not.toBe("booked");
  });

  it("is sold to one of two tabs of an agent, whose hold they share, and its repeated request returns it", async () => {
    const slot = await seen([4]);
    await hold(slot.id, given(agents[0]).id, 4);
    const results = await Promise.all(["tab-one", "tab-two"].map((key) => book(4, { key })));
    expect(results.map(({ kind }) => kind).sort()).toEqual(["booked", "refused"]);
    const again = await Promise.all(["tab-one", "tab-two"].map((key) => book(4, { key })));
    expect(again.map(({ kind }) => kind)).toEqual(results.map(({ kind }) => kind));
    expect(await playersStanding()).toBe(4);
  });

  it("leaves a hold that another form of its agent shares, which then holds what is left", async () => {
    const slot = await seen([4]);
    const [held] = await hold(slot.id, given(agents[0]).id, 2).returning();
    const { db } = world.connection;
    const session = { staff_user_id: given(agents[0]).id, client: randomUUID(), expires_at: new Date("2100-01-01") };
    const [opened] = await db.insert(sessions).values(session).returning();
    const own = { slot_hold_id: given(held).id, session_id: given(opened).id };
    await db.insert(slotHoldForms).values(["one", "two"].map((form) => ({ ...own, form })));
    expect(messageOf(await book(2))).toBe("booked");
    expect(messageOf(await book(1, { agent: 1 }))).not.toBe("booked");
    await db.delete(slotHoldForms).where(eq(slotHoldForms.form, "one"));
    expect(messageOf(await book(2))).toBe("booked");
    expect(await db.$count(slotHolds)).toBe(0);
  });

  it("takes no statement more than one of an unknown slot, and one that ends the hold", async () => {
    const session: { prepareQuery: () => unknown } = Object.getPrototypeOf(Reflect.get(world.connection.db, "session"));
    const prepared = vi.spyOn(session, "prepareQuery");
    const statements = async (): Promise<number> => {
      prepared.mockClear();
      expect(messageOf(await book(1))).toBe("booked");
      return prepared.mock.calls.length;
    };
    await world.connection.db.delete(foreUpAvailabilities);
    const unknown = await statements();
    const slot = await seen([4]);
    const known = await statements();
    await hold(slot.id, given(agents[0]).id, 1);
    const held = await statements();
    prepared.mockRestore();
    expect(unknown).toBeGreaterThan(5);
    expect([known - unknown, held - unknown]).toEqual([0, 1]);
  });

  it("is as before where no feed has sent the slot", async () => {
    await world.connection.db
      .delete(foreUpAvailabilities)
      .where(eq(foreUpAvailabilities.available_time, time("10:30")));
    expect([messageOf(await book(4)), messageOf(await book(4))]).toEqual(["booked", "booked"]);
  });
});

it("ANSWER-36 a hundred bookings of one slot at the same time sell what is left, and no more", async () => {
  await seen([1, 2, 3, 4]);
  const results = await Promise.all(
    Array.from({ length: 100 }, (_, n) =>
      book(1 + (n % 3), { agent: n % 2, card: n % 4 === 0, key: `slot-of-four-${n}` }),
    ),
  );
  const refused = results.flatMap((answer) => (answer.kind === "refused" ? answer.refusals : []));
  expect(results.filter(({ kind }) => kind !== "booked" && kind !== "refused")).toEqual([]);
  expect(new Set(refused.map(({ path }) => path))).toEqual(new Set(["tee_time.play_time"]));
  const players = await playersStanding();
  expect([3, 4]).toContain(players);
  const { payments, records } = await databaseSnapshot(world.connection.db);
  const captured = payments.filter(({ state }) => state === "captured").map(({ payment_id }) => payment_id);
  expect(new Set(captured)).toEqual(new Set(records.flatMap(({ payment_id }) => payment_id ?? [])));
  expect(payments.filter(({ state }) => state === "authorised")).toEqual([]);
});
