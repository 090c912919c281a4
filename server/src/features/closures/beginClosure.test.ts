import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import type { Database } from "../../db/database.ts";
import { cancelations, closureRunRows, closureRuns, teeTimes } from "../../db/schema/index.ts";
import { createClock } from "../../platform/clock.ts";
import { bookedEarlier } from "../../testing/bookedEarlier.ts";
import { cents } from "../../testing/bookingFixture.ts";
import { type ClosureFixture, createClosureFixture } from "../../testing/closureFixture.ts";
import { updateTeeTime } from "../teeTimes/updateTeeTime.ts";
import { findBookingsInside, planClosure } from "./planClosure.ts";

let world: ClosureFixture;
beforeAll(async () => {
  world = await createClosureFixture();
});
afterAll(() => world.connection.close());
beforeEach(() => world.forget());

const message = "The course is being closed at this time. Choose another time.";
const refusal = { kind: "refused", refusals: [{ path: "tee_time.play_time", message }] };
const at = (tee_time: object) => world.booking({ tee_time });
const bookAt = (tee_time: object, services = world.services) => world.book(at(tee_time), { services });

it("DECISION-61 nothing is booked inside while the course is being closed, but beside it, elsewhere and afterwards", async () => {
  await world.booked();
  await world.beginAll();
  expect(await bookAt({})).toMatchObject(refusal);
  expect(await bookAt({ confirmation: "C-7" })).toMatchObject(refusal);
  expect(await bookAt({ play_date: "2026-11-27" })).toMatchObject({ kind: "booked" });
  expect(await world.book({ ...at({ course: { id: world.ids.otherCourse } }), rental_clubs: [] })).toMatchObject({
    kind: "booked",
  });
  await world.runAll();
  expect(await bookAt({})).toMatchObject({ kind: "booked" });
});

it("DECISION-61 hours whose closure is done may be closed again", async () => {
  await world.booked();
  await world.beginAll();
  await expect(world.beginAll()).rejects.toMatchObject({ status: 409 });
  await world.runAll();
  const again = await world.booked();
  const { id } = await world.beginAll();
  expect((await world.show(id)).bookings).toMatchObject([{ tee_time_id: again }]);
});

it("DECISION-61 nothing is moved inside while the course is being closed", async () => {
  await world.booked();
  const outside = await world.booked({ tee_time: { play_date: "2026-11-27" } });
  await bookedEarlier(world.connection.db, outside);
  await world.beginAll();
  const request = { id: outside, tee_time: { play_date: world.hours.start_date } };
  const move = () => updateTeeTime(world.services, { staff: world.staff, request });
  await expect(move()).rejects.toMatchObject({ status: 422, body: { errors: { play_time: [message] } } });
  await world.runAll();
  expect(await move()).toMatchObject({ play_date: world.hours.start_date });
});

it("BUS-01 the hours are one span of time, and its ends are inside", async () => {
  const { course_id } = world.hours;
  const hours = { course_id, start_date: "2026-11-27", start_time: "16:00", end_date: "2026-11-28", end_time: "10:00" };
  const places = [
    ["2026-11-27", "15:59", false],
    ["2026-11-27", "16:00", true],
    ["2026-11-27", "17:00", true],
    ["2026-11-28", "07:00", true],
    ["2026-11-28", "10:00", true],
    ["2026-11-28", "10:01", false],
  ] as const;
  const ids = [];
  for (const [play_date, play_time] of places)
    ids.push(await world.booked({ charge: "100.00", tee_time: { play_date, play_time } }));
  const inside = (await findBookingsInside(world.connection.db, hours)).map(({ tee_time_id }) => tee_time_id);
  expect(inside).toEqual(ids.filter((_, index) => places[index]?.[2]));
});

it.each([
  ["forced", true, 16_500],
  ["not forced", false, 17_500],
])("BUS-02 a cancelation that still asks the course and is %s: what is left in the plan", async (_, force, rest) => {
  const tee_time_id = await world.booked();
  const asking = {
    state: "asking",
    cancel: true,
    force,
    refund_amount: cents(1000),
    reason: "Rain",
    payment_id: "pay_1",
  } as const;
  const lease_until = sql`now() + interval '1 hour'`;
  await world.connection.db.insert(cancelations).values({ id: randomUUID(), tee_time_id, ...asking, lease_until });
  const [planned] = await findBookingsInside(world.connection.db, world.hours);
  const { transaction_total } = await world.options(tee_time_id);
  expect([planned?.refund_amount, transaction_total]).toEqual([rest, rest]);
});

it("BUS-03 what a certificate paid of a booking is not due, and what no card paid is", async () => {
  await world.addCertificate("GIFT-DUE", 3000);
  const credit_card = { number: "", expmo: "", expyr: "", cvv: "" };
  await world.booked({ credit_card, gift_cert_serial: "GIFT-DUE" });
  await world.booked({ tee_time: { play_time: "11:20" } });
  const [uncharged, charged] = await findBookingsInside(world.connection.db, world.hours);
  const [sale] = await world.connection.db
    .select()
    .from(teeTimes)
    .where(eq(teeTimes.id, uncharged?.tee_time_id ?? 0));
  const { charge_cents = 0, rental_clubs_cents = 0, service_fee_cents = 0, discount_amount_cents = 0 } = sale ?? {};
  const price = charge_cents + rental_clubs_cents + service_fee_cents - discount_amount_cents;
  expect(price).toBeGreaterThan(3000);
  expect(uncharged).toMatchObject({ refund_amount: 0, certificate_amount: 3000, due_amount: price - 3000 });
  expect(charged).toMatchObject({ certificate_amount: 0, due_amount: 0 });
});

it.each<[string, (id: number) => Promise<unknown>, string]>([
  ["a booking that is new", () => world.booked(), "is new"],
  ["a booking that was canceled", (id) => world.cancel(id), "is no longer inside"],
  ["a booking that was refunded", (id) => world.cancel(id, { cancel: false, refund: 100 }), "has changed"],
  [
    "a booking that was changed",
    (id) => world.connection.db.update(teeTimes).set({ lock_version: 7 }).where(eq(teeTimes.id, id)),
    "has changed",
  ],
])("DECISION-61 a plan is not begun after %s", async (_, change, reason) => {
  const id = await world.booked();
  const bookings = await world.plan();
  await change(id);
  const refused = { status: 409, body: { message: expect.stringContaining(reason) } };
  await expect(world.begin(bookings)).rejects.toMatchObject(refused);
  expect(await world.connection.db.$count(closureRunRows)).toBe(0);
});

it.each([
  ["a day that is over", { start_date: "2026-11-20" }, "start_date"],
  ["an end before the start", { end_date: "2026-11-27" }, "end_date"],
  ["an end before the start on one day", { start_time: "12:00", end_time: "11:59" }, "end_time"],
  ["an unknown course", { course_id: 999_999 }, "course_id"],
])("DECISION-61 a closure is refused at the field of %s", async (_, wrong, field) => {
  const begun = world.begin(await world.plan(), { hours: { ...world.hours, ...wrong } });
  await expect(begun).rejects.toMatchObject({ status: 422, body: { errors: { [field]: expect.anything() } } });
});

it("DECISION-61 a closure that leaves all its bookings is done at once", async () => {
  const id = await world.booked();
  const { closure } = await world.show((await world.beginAll([id])).id);
  expect(closure).toMatchObject({ state: "done", done: 1, waiting: 0 });
});

it.each([
  ["09:39", true],
  ["09:40", true],
  ["09:41", false],
])("DECISION-61 at 09:40 of the day a tee time of %s has begun: %s", async (play_time, is_begun) => {
  await bookAt({ play_time });
  const clock = createClock("UTC", () => new Date(`${world.hours.start_date}T09:40:00Z`));
  const plan = await planClosure({ ...world.services, clock }, { staff: world.staff, hours: world.hours });
  expect(plan.bookings).toMatchObject([{ play_time, is_begun }]);
});

it("DECISION-61 two people who begin the same plan at the same time begin it once", async () => {
  await world.booked();
  const bookings = await world.plan();
  const begun = await Promise.allSettled([world.begin(bookings), world.begin(bookings)]);
  expect(begun.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await world.connection.db.$count(closureRunRows)).toBe(1);
});

it("DECISION-61 of a booking and a closure that begin at the same time, the booking is in the plan or refused", async () => {
  await world.booked();
  for (let round = 0; round < 8; round += 1) {
    const bookings = await world.plan();
    const [booked, begun] = await Promise.allSettled([
      bookAt({ play_time: `11:${10 + round}` }),
      world.begin(bookings),
    ]);
    const isBooked = booked.status === "fulfilled" && booked.value.kind === "booked";
    expect([isBooked, begun.status]).toEqual([isBooked, isBooked ? "rejected" : "fulfilled"]);
    if (!isBooked) break;
  }
});

/** A database whose transactions wait at their end, from the first for which `isReached` is true, until they are let go. */
function held(isReached: (tx: Database) => Promise<boolean>) {
  const { db } = world.connection;
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const onEnd = vi.fn();
  const transaction = (work: (tx: Database) => Promise<unknown>) =>
    db.transaction(async (tx) => {
      const result = await work(tx);
      if (await isReached(tx)) {
        onEnd();
        await gate;
      }
      return result;
    });
  const holding = new Proxy(db, {
    get: (target, name) => (name === "transaction" ? transaction : Reflect.get(target, name)),
  });
  return { db: holding, letGo, reached: () => vi.waitFor(() => expect(onEnd).toHaveBeenCalled(), { timeout: 20_000 }) };
}

/** Until another transaction waits for a lock. */
const isBlocked = () =>
  vi.waitFor(
    async () => {
      const waits = sql`select count(*) > 0 as is_blocked from pg_locks l join pg_stat_activity a using (pid) where not l.granted and a.datname = current_database()`;
      expect(await world.connection.db.execute(waits)).toMatchObject({ rows: [{ is_blocked: true }] });
    },
    { timeout: 20_000 },
  );

// PGlite has a single connection.
const hasOthers = (process.env["TEST_DATABASE_URL"] ?? "") !== "";

it.runIf(hasOthers)("DECISION-61 a booking waits for a closure that is beginning, and is refused", async () => {
  await world.booked();
  const closing = held(async () => true);
  const begun = world.begin(await world.plan(), { services: { ...world.services, db: closing.db } });
  await closing.reached();
  const booked = bookAt({ play_time: "11:10" });
  await isBlocked();
  closing.letGo();
  expect(await begun).toBeGreaterThan(0);
  expect(await booked).toMatchObject(refusal);
});

it.runIf(hasOthers)(
  "DECISION-61 a closure waits for a booking that is being stored, and is not begun without it",
  async () => {
    await world.booked();
    const bookings = await world.plan();
    const booking = held(async (tx) => (await tx.$count(teeTimes)) > 1);
    const booked = bookAt({ play_time: "11:10" }, { ...world.services, db: booking.db });
    await booking.reached();
    const begun = world.begin(bookings).catch((error: unknown) => error);
    await isBlocked();
    booking.letGo();
    expect(await booked).toMatchObject({ kind: "booked" });
    expect(await begun).toMatchObject({ status: 409, body: { message: expect.stringContaining("is new") } });
  },
);

it("DECISION-71 a closure whose refunds are above the cap together takes a confirmed session, and begins nothing before", async () => {
  await world.booked();
  const bookings = await world.plan();
  const total = bookings.reduce((sum, { refund_amount }) => sum + refund_amount, 0);
  const capped = (cap: number) => ({
    ...world.services,
    config: { ...world.services.config, stepUpRefund: cents(cap) },
  });
  const isRefused = { status: 403, headers: { "step-up": "required" } };
  await expect(world.begin(bookings, { services: capped(total - 1) })).rejects.toMatchObject(isRefused);
  expect(await world.connection.db.$count(closureRuns)).toBe(0);
  const by = { ...world.staff, isConfirmed: true };
  expect(await world.begin(bookings, { services: capped(total - 1), by })).toBeGreaterThan(0);
});
