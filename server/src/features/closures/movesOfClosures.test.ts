import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { courseNotices, foreUpAvailabilities, mailOutbox, teeTimes } from "../../db/schema/index.ts";
import { endLeases } from "../../jobs.ts";
import { askIn, booksProblems } from "../../sales/books/checkBooks.ts";
import { bookedEarlier } from "../../testing/bookedEarlier.ts";
import { type ClosureFixture, createClosureFixture } from "../../testing/closureFixture.ts";
import { crashAfterStep } from "../../testing/crashAfterStep.ts";
import { databaseSnapshot } from "../../testing/databaseSnapshot.ts";
import { day, knownSlots, time } from "../../testing/knownSlots.ts";
import { promisesBySql } from "../../testing/promisesBySql.ts";
import { planClosure } from "./planClosure.ts";
import { runClosures } from "./runClosures.ts";

let world: ClosureFixture;
let slots: Awaited<ReturnType<typeof knownSlots>>;
beforeAll(async () => {
  world = await createClosureFixture();
  slots = await knownSlots(world.connection.db);
});
afterAll(() => world.connection.close());
beforeEach(async () => {
  await world.forget();
  await world.connection.db.delete(foreUpAvailabilities);
});

async function booked(changes: Parameters<typeof world.booked>[0] = {}): Promise<number> {
  const id = await world.booked(changes);
  await bookedEarlier(world.connection.db, id);
  return id;
}

const to = { play_date: "2026-11-29", play_time: "09:10" };
const see = (place = to, spots = [1, 2, 3, 4]) =>
  slots.see({
    golf_course_id: world.hours.course_id,
    available_date: day(place.play_date),
    available_time: time(place.play_time),
    spots,
  });

const planOfMoves = async (place: typeof to | null = to) =>
  (await world.plan()).map((booking) => ({
    ...booking,
    act: "move" as const,
    ...(place === null ? {} : { to: place }),
  }));
const beginMoves = async () => world.begin(await planOfMoves());

const placeOf = async (id: number) => {
  const { play_date, play_time, confirmation, canceled_at } = teeTimes;
  const columns = { play_date, play_time, confirmation, canceled_at };
  const [teeTime] = await world.connection.db.select(columns).from(teeTimes).where(eq(teeTimes.id, id));
  return teeTime;
};

it("BUS-05 a booking is moved with its receipt, keeps its money, and its course has to be called whatever it knew", async () => {
  const { db } = world.connection;
  await see();
  const id = await booked({ tee_time: { confirmation: "C-1", players: 2 } });
  await db.delete(mailOutbox);
  const closure = await beginMoves();
  await world.runAll();
  const { closure: run, bookings } = await world.show(closure);
  expect(run).toMatchObject({ state: "done", done: 1, failed: 0, refunded_amount: 0 });
  expect(bookings).toMatchObject([{ act: "move", state: "done", refund_amount: 0, to }]);
  expect(await placeOf(id)).toEqual({ ...to, confirmation: "INTERNAL", canceled_at: null });
  expect(await world.refundedInLedger()).toBe(0);
  const mails = await db.select().from(mailOutbox);
  expect(mails.map(({ record_id, calendar }) => [record_id, calendar === null])).toContainEqual([id, false]);
  expect(await db.execute(sql.raw(promisesBySql("2026-11-21")))).toMatchObject({
    rows: [{ promise: `tell_course ${id}` }],
  });
  const before = await databaseSnapshot(db);
  await world.tryAgain(closure);
  expect(await databaseSnapshot(db)).toEqual(before);
});

it("DECISION-55 a course that gave a number for the time before is known to have it, and has to hear of a change, not of a booking", async () => {
  const { db } = world.connection;
  await see();
  const id = await booked({ tee_time: { confirmation: "C-1", players: 2 } });
  const before = await placeOf(id);
  await beginMoves();
  await world.runAll();
  expect(await placeOf(id)).toMatchObject({ ...to, confirmation: "INTERNAL" });
  const { play_date, play_time, players, is_canceled, staff_user } = courseNotices;
  expect(await db.select({ play_date, play_time, players, is_canceled, staff_user }).from(courseNotices)).toEqual([
    {
      play_date: before?.play_date,
      play_time: before?.play_time,
      players: 2,
      is_canceled: false,
      staff_user: "",
    },
  ]);
});

it("BUS-05 a booking whose new time was sold meanwhile fails with the reason, stays where it was, and is moved when there is room again", async () => {
  const slot = await see(to, [1]);
  const id = await booked({ tee_time: { players: 2 } });
  const before = await placeOf(id);
  const closure = await beginMoves();
  await world.runAll();
  expect(await world.rows(closure)).toEqual([["failed", expect.stringMatching(/^It was not moved\. ./), 0]]);
  expect(await placeOf(id)).toEqual(before);
  await slots.seeAgain(slot, { spots: [1, 2, 3, 4] });
  await world.tryAgain(closure);
  expect(await world.rows(closure)).toEqual([["done", "", 0]]);
  expect(await placeOf(id)).toMatchObject(to);
});

it("BUS-05 a server that is killed between any steps of a move has moved and mailed once", async () => {
  await see();
  let step = 0;
  for (let wasKilled = true; wasKilled; step += 2) {
    await world.forget();
    const id = await booked({ tee_time: { players: 1 } });
    await world.connection.db.delete(mailOutbox);
    const closure = await beginMoves();
    const dying = crashAfterStep(world.services, step);
    await runClosures(dying.services).catch(() => false);
    wasKilled = dying.wasKilled();
    await endLeases(world.connection.db);
    await world.runAll();
    expect((await world.show(closure)).closure).toMatchObject({ state: "done", done: 1, failed: 0 });
    expect(await placeOf(id)).toMatchObject(to);
    const recipients = (await world.connection.db.select().from(mailOutbox)).map(({ recipient }) => recipient);
    expect(recipients).toEqual([...new Set(recipients)]);
    expect(recipients.length).toBeGreaterThan(0);
  }
  expect(step).toBeGreaterThan(6);
  expect(await world.connection.db.transaction((tx) => booksProblems(askIn(tx)))).toEqual([]);
});

it.each([
  ["no time", null, "choose a time"],
  ["a time inside the hours", { play_date: "2026-11-28", play_time: "23:59" }, "the course is closed at that time too"],
  ["a day that does not exist", { play_date: "2026-02-30", play_time: "09:10" }, "there is no such day"],
])("BUS-05 a move to %s is refused, and nothing is begun", async (_, place, reason) => {
  await booked();
  const refused = { status: 422, body: { errors: { bookings: [expect.stringContaining(reason)] } } };
  await expect(world.begin(await planOfMoves(place))).rejects.toMatchObject(refused);
});

it("BUS-05 a plan offers the free times of the course outside the hours, with what is left, until two weeks after", async () => {
  const at = (play_date: string, play_time = "09:10") => ({ play_date, play_time });
  const offered = [at("2026-11-29"), at("2026-12-12", "17:00")];
  for (const place of [...offered, at("2026-11-28"), at("2026-12-13")]) await see(place);
  const sold = at("2026-11-30");
  await see(sold, [1, 2]);
  await booked({ tee_time: { ...sold, players: 2 } });
  const part = at("2026-12-01", "08:00");
  await see(part);
  await booked({ tee_time: { ...part, players: 3 } });
  await booked();
  const { times } = await planClosure(world.services, { staff: world.staff, hours: world.hours });
  const whole = { left: 4, sizes: [1, 2, 3, 4] };
  expect(times).toEqual([
    { ...offered[0], ...whole },
    { ...part, left: 1, sizes: [1] },
    { ...offered[1], ...whole },
  ]);
});
