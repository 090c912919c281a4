import { parseLocalDate, parseTimeOfDay } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { eq } from "drizzle-orm";
import * as Result from "effect/Result";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { availabilityQueues, customers, foreUpAvailabilities, lostLeads, teeTimes } from "../../db/schema/index.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";

type Match = components["schemas"]["SlotMatch"];

let server: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await testApp();
  headers = await server.as("agent");
});
afterAll(() => server.close());

const day = Result.getOrThrow(parseLocalDate("2026-12-05"));
const time = (text: string) => Result.getOrThrow(parseTimeOfDay(text));

/** Course 24 has no free tee times and leads of its own in the demo. */
const course = 24;
let slot = 0;
let other = 0;
beforeEach(async () => {
  await server.db.update(teeTimes).set({ availability_queue_id: null });
  await server.db.delete(foreUpAvailabilities).where(eq(foreUpAvailabilities.golf_course_id, course));
  await server.db.delete(lostLeads).where(eq(lostLeads.golf_course_id, course));
  [slot, other] = [await free("09:40", [1, 2, 4]), await free("15:00", [4])];
});

const idOf = (rows: readonly { readonly id: number }[]): number => {
  const [row] = rows;
  if (row === undefined) throw new Error("Nothing was stored.");
  return row.id;
};

async function free(text: string, spots: number[]): Promise<number> {
  const row = {
    golf_course_id: course,
    available_date: day,
    available_time: time(text),
    spots,
    scraped_at: new Date(),
  };
  return idOf(await server.db.insert(foreUpAvailabilities).values(row).returning());
}

/** A new customer who asked for that time, with the queue entry, if any. */
async function caller(
  text: string,
  { players = 2, waits }: { players?: number; waits?: readonly [number, number] } = {},
) {
  const customer = idOf(await server.db.insert(customers).values({ first_name: text, last_name: "Lee" }).returning());
  const lead = await ask(customer, text, players);
  if (waits === undefined) return { customer, lead, place: 0 };
  const [fore_up_availability_id, position] = waits;
  const row = { fore_up_availability_id, position, customer_id: customer, lost_lead_id: lead };
  return { customer, lead, place: idOf(await server.db.insert(availabilityQueues).values(row).returning()) };
}

/** A new customer with a queue entry and no lead. */
async function waiter([fore_up_availability_id, position]: readonly [number, number]): Promise<number> {
  const customer_id = idOf(await server.db.insert(customers).values({ last_name: "Lee" }).returning());
  await server.db.insert(availabilityQueues).values({ fore_up_availability_id, position, customer_id });
  return customer_id;
}

const ask = async (customer_id: number | null, text: string, players = 2): Promise<number> =>
  idOf(
    await server.db
      .insert(lostLeads)
      .values({ golf_course_id: course, lead_date: day, play_time: time(text), players, customer_id })
      .returning(),
  );

const get = (id: number) => server.inject({ method: "GET", url: `/api/fore_up_availability/matches/${id}`, headers });
const matches = async (): Promise<Match[]> => (await get(slot)).json();
const customersOf = (found: readonly Match[]) => found.map(({ customer }) => customer.id);

it("MATCH-03 lists the queue in its order, then others by how near they are, then those it does not fit, with the reason", async () => {
  const second = await caller("09:40", { waits: [slot, 2] });
  const first = await caller("11:30", { waits: [slot, 1] });
  const tooMany = await caller("09:40", { waits: [slot, 3], players: 5 });
  const elsewhere = await caller("10:00", { waits: [other, 1] });
  const lead = await caller("09:30");
  await caller("12:00");
  const found = await matches();
  expect(customersOf(found)).toEqual([first, second, lead, elsewhere, tooMany].map(({ customer }) => customer));
  expect(
    found.map(({ availability_queue_id, position, waits_for, minutes, misses }) => [
      availability_queue_id,
      position,
      waits_for,
      minutes,
      misses,
    ]),
  ).toEqual([
    [first.place, 1, null, -110, []],
    [second.place, 2, null, 0, []],
    [null, null, null, 10, []],
    [elsewhere.place, null, "15:00", -20, []],
    [tooMany.place, 3, null, 0, ["too_few_spots"]],
  ]);
  expect(found[2]?.lost_lead).toMatchObject({ id: lead.lead, players: 2, play_time: "09:30", course_id: course });
});

it("MATCH-01 ANSWER-35 a group of three does not fit a tee time for two or four", async () => {
  await caller("09:40", { players: 3 });
  const four = await caller("09:40", { players: 4 });
  expect(customersOf(await matches())).toEqual([four.customer]);
});

it("lists a customer who asked twice once, by the better request", async () => {
  const { customer, place } = await caller("11:00", { waits: [slot, 1] });
  await ask(customer, "09:40");
  expect(await matches()).toMatchObject([{ customer: { id: customer }, availability_queue_id: place, minutes: -80 }]);
});

it("leaves out customers who booked, who were removed from this queue, and who left no name", async () => {
  const booked = await caller("09:40", { waits: [slot, 1] });
  const bookedElsewhere = await caller("09:40", { waits: [other, 1] });
  const removed = await caller("09:40", { waits: [slot, 2] });
  await ask(null, "09:40");
  const sold = await server.db.select({ id: teeTimes.id }).from(teeTimes).limit(2);
  for (const [index, { place }] of [booked, bookedElsewhere].entries()) {
    const values = { availability_queue_id: place, canceled_at: null };
    await server.db
      .update(teeTimes)
      .set(values)
      .where(eq(teeTimes.id, sold[index]?.id ?? 0));
  }
  await server.db
    .update(availabilityQueues)
    .set({ removed_at: new Date() })
    .where(eq(availabilityQueues.id, removed.place));
  expect(await matches()).toEqual([]);
});

it("includes a customer who was removed from another queue", async () => {
  const { place, customer } = await caller("09:40", { waits: [other, 1] });
  await server.db.update(availabilityQueues).set({ removed_at: new Date() }).where(eq(availabilityQueues.id, place));
  expect(await matches()).toMatchObject([{ customer: { id: customer }, availability_queue_id: null }]);
});

it("MATCH-01 matches a waiting customer without a lead by the queue's tee time, for any number of players", async () => {
  const here = await waiter([slot, 1]);
  const near = await waiter([await free("10:30", [2]), 1]);
  await waiter([other, 1]);
  expect(
    (await matches()).map(({ customer, waits_for, minutes, misses, lost_lead }) => [
      customer.id,
      waits_for,
      minutes,
      misses,
      lost_lead,
    ]),
  ).toEqual([
    [here, null, 0, [], null],
    [near, "10:30", -50, [], null],
  ]);
});

it.each([
  ["is taken", { gone_at: new Date() }],
  ["was on a day before", { available_date: Result.getOrThrow(parseLocalDate("2026-11-20")) }],
  ["is over today", { available_date: Result.getOrThrow(parseLocalDate("2026-11-21")), available_time: time("10:29") }],
])("matches no one to a tee time that %s", async (_, change) => {
  await caller("09:40", { waits: [slot, 1] });
  await server.db.update(foreUpAvailabilities).set(change).where(eq(foreUpAvailabilities.id, slot));
  expect(await matches()).toEqual([]);
});

it("lists and counts at most a hundred matches, the same ones", async () => {
  await Promise.all(Array.from({ length: 103 }, () => caller("09:40")));
  expect(await matches()).toHaveLength(100);
  const filters = JSON.stringify({ available_date: "2026-12-05" });
  const url = `/api/fore_up_availability/index?filters=${encodeURIComponent(filters)}`;
  const rows: components["schemas"]["AvailabilityRow"][] = (
    await server.inject({ method: "GET", url, headers })
  ).json();
  expect(rows.find(({ id }) => id === slot)?.callers).toBe(100);
});

it("does not offer a tee time again to a customer removed from its queue who waits for another", async () => {
  const { customer, lead } = await caller("09:40", { waits: [other, 1] });
  expect(await matches()).toHaveLength(1);
  const place = { fore_up_availability_id: slot, position: 1, customer_id: customer, lost_lead_id: lead };
  await server.db.insert(availabilityQueues).values({ ...place, removed_at: new Date() });
  expect(await matches()).toEqual([]);
});

it.each(["another", "the same"])(
  "leaves out a customer waiting for %s tee time whose lead was booked, until that is canceled",
  async (which) => {
    const { lead } = await caller("09:40", { waits: [which === "another" ? other : slot, 1] });
    const sold = await server.db.select({ id: teeTimes.id }).from(teeTimes).limit(1);
    const book = (values: object) =>
      server.db
        .update(teeTimes)
        .set(values)
        .where(eq(teeTimes.id, idOf(sold)));
    await book({ lost_lead_id: lead, canceled_at: null });
    expect(await matches()).toEqual([]);
    await book({ canceled_at: new Date() });
    expect(await matches()).toHaveLength(1);
  },
);

it.each([
  [2_000_000, 404],
  [0, 422],
])("refuses %i", async (id, status) => {
  expect((await get(id)).statusCode).toBe(status);
});
