import { isLocalDate, isTimeOfDay } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  availabilityQueues,
  customers,
  foreUpAvailabilities,
  lostLeads,
  slotHolds,
  staffUsers,
  teeTimes,
} from "../../db/schema/index.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";

type Wire = components["schemas"];

let server: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await testApp();
  headers = await server.as("agent");
});
afterAll(() => server.close());

const given = <Value>(value: Value | undefined): Value => value ?? expect.fail("it is not there");
const day = (text: string) => (isLocalDate(text) ? text : expect.fail(text));
const time = (text: string) => (isTimeOfDay(text) ? text : expect.fail(text));
const play_date = day("2026-12-05");
const play_time = time("09:40");
/** It has no free tee times in the demo. */
const course = 24;

const idOf = (rows: readonly { readonly id: number }[]): number => given(rows[0]?.id);

const free = async (changes: Partial<typeof foreUpAvailabilities.$inferInsert> = {}): Promise<number> =>
  idOf(
    await server.db
      .insert(foreUpAvailabilities)
      .values({
        golf_course_id: course,
        available_date: play_date,
        available_time: play_time,
        spots: [1, 2, 4],
        scraped_at: new Date(),
        ...changes,
      })
      .returning(),
  );

/** The bookings of the demo; each test moves some. */
let bookings: readonly number[] = [];

/** A booking that stands at the slot, told to its course a minute after the slot was seen, or before it. */
async function stand(players: number, { confirmation = "INTERNAL", minutes = 1, index = 0 } = {}): Promise<number> {
  const id = given(bookings[index]);
  await server.db
    .update(teeTimes)
    .set({ golf_course_id: course, play_date, play_time, players, confirmation, canceled_at: null, agent: "Ann" })
    .where(eq(teeTimes.id, id));
  await server.db
    .update(teeTimes)
    .set({ seated_at: sql`now() + make_interval(mins => ${minutes})` })
    .where(eq(teeTimes.id, id));
  return id;
}

let slot = 0;
beforeEach(async () => {
  bookings = (await server.db.select({ id: teeTimes.id }).from(teeTimes).orderBy(asc(teeTimes.id))).map(({ id }) => id);
  await server.db
    .update(teeTimes)
    .set({ golf_course_id: 17, play_date: day("2026-11-20"), availability_queue_id: null });
  await server.db.update(teeTimes).set({ lost_lead_id: null });
  await server.db.delete(foreUpAvailabilities).where(eq(foreUpAvailabilities.golf_course_id, course));
  await server.db.delete(lostLeads).where(eq(lostLeads.golf_course_id, course));
  slot = await free();
});

const get = async (url: string) => (await server.inject({ method: "GET", url: `/api/${url}`, headers })).json();
const json = (value: unknown): string => encodeURIComponent(JSON.stringify(value));
const list = (filters: object): Promise<Wire["AvailabilityRow"][]> =>
  get(`fore_up_availability/index?per_page=500&filters=${json(filters)}`);
const row = async () => (await list({ available_date: play_date })).find(({ id }) => id === slot);

describe("ANSWER-36 the list of free tee times", () => {
  it("shows what is left, who has the rest and who holds it", async () => {
    expect(await row()).toMatchObject({ spots: [1, 2, 4], left: 4, sold: [], held: [] });
    const id = await stand(2);
    const [holder] = await server.db.select().from(staffUsers).where(eq(staffUsers.email, "admin@teedesk.test"));
    await server.db.insert(slotHolds).values({
      fore_up_availability_id: slot,
      staff_user_id: holder?.id ?? 0,
      players: 1,
      held_until: sql`now() + interval '1 minute'`,
    });
    expect(await row()).toMatchObject({
      spots: [1, 2],
      left: 2,
      sold: [{ id, agent: "Ann", players: 2, seated_at: expect.any(String) }],
      held: [{ agent: holder?.name, players: 1, is_own: false, asked_by: null }],
    });
    await server.db.update(slotHolds).set({ held_until: sql`now()` });
    expect(await row()).toMatchObject({ left: 2, held: [] });
  });

  it("keeps one that agents sold, without spots, until its course reports it as sold", async () => {
    const id = await stand(4, { confirmation: "TT1" });
    expect(await row()).toMatchObject({ spots: [], left: 0, sold: [{ id }], callers: 0 });
    await server.db.update(teeTimes).set({ canceled_at: new Date() }).where(eq(teeTimes.id, id));
    expect(await row()).toMatchObject({ spots: [1, 2, 4], left: 4, sold: [] });
    await server.db.update(foreUpAvailabilities).set({ gone_at: new Date() }).where(eq(foreUpAvailabilities.id, slot));
    expect(await row()).toBeUndefined();
  });

  it.each<[string, number, Parameters<typeof stand>[1], readonly number[]]>([
    ["no booking", 0, {}, [1, 2, 4]],
    ["an INTERNAL booking, before and after it was seen", 1, { minutes: -9 }, [1, 2]],
    ["one that the course had taken off", 1, { confirmation: "TT1", minutes: -1 }, [1, 2, 4]],
    ["one that it could not know", 2, { confirmation: "TT1" }, [1, 2]],
    ["one that leaves no size", 4, {}, []],
  ])("finds the sizes that are left beside %s", async (_, players, booking, sizes) => {
    if (players > 0) await stand(players, booking);
    expect((await row())?.spots).toEqual(sizes);
    for (const size of [1, 2, 3, 4]) {
      const filters = { available_date: play_date, spots: size };
      const found = (await list(filters)).some(({ id }) => id === slot);
      expect([size, found]).toEqual([size, sizes.includes(size)]);
      expect(await get(`fore_up_availability/count?filters=${json(filters)}`)).toBe((await list(filters)).length);
    }
  });
});

describe("ANSWER-36 a slot that agents sold is offered", () => {
  /** A caller who waits for the slot, and another with a lead for two. */
  async function callers(): Promise<void> {
    const customer = async () => idOf(await server.db.insert(customers).values({ last_name: "Lee" }).returning());
    const lead = { golf_course_id: course, lead_date: play_date, play_time, players: 2 };
    await server.db.insert(lostLeads).values({ ...lead, customer_id: await customer() });
    const entry = { fore_up_availability_id: slot, position: 1, customer_id: await customer() };
    await server.db.insert(availabilityQueues).values(entry);
  }
  const offers = async () => {
    const leads: Wire["LostLead"][] = await get("lost_leads/index?per_page=5");
    const waiting: Wire["WaitListItem"][] = await get("fore_up_availability/wait_list_queues");
    const grouped: Wire["GroupedAvailability"] = await get("fore_up_availability/index");
    const queue: Wire["AvailabilityQueue"] = await get(`availability_queue/index?id=${slot}`);
    const matches: Wire["SlotMatch"][] = await get(`fore_up_availability/matches/${slot}`);
    return {
      leads: leads.flatMap(({ fore_up_availabilities }) =>
        fore_up_availabilities.filter(({ id }) => id === slot).map(({ spots }) => spots),
      ),
      waiting: waiting.filter(({ id }) => id === slot).map(({ is_free, group_sizes }) => [is_free, group_sizes]),
      queue: [queue.is_free, queue.spots],
      callers: matches.filter(({ misses }) => misses.length === 0).length,
      grouped: Object.keys(grouped).some((key) => key.endsWith(`,${course}]`)),
    };
  };

  it("to the wait list, the queue, leads and callers as far as it is left, and to no one once it is sold", async () => {
    await callers();
    const open = { leads: [4], waiting: [[true, [1, 2, 4]]], queue: [true, 4], callers: 2, grouped: true };
    expect(await offers()).toEqual(open);
    const id = await stand(2);
    expect(await offers()).toEqual({ ...open, leads: [2], waiting: [[true, [1, 2]]], queue: [true, 2] });
    await stand(1, { index: 1 });
    expect(await offers()).toEqual({ ...open, leads: [], waiting: [[true, [1]]], queue: [true, 1], callers: 1 });
    await stand(1, { index: 2 });
    expect(await offers()).toEqual({
      leads: [],
      waiting: [[false, []]],
      queue: [false, 0],
      callers: 0,
      grouped: false,
    });
    await server.db.update(teeTimes).set({ canceled_at: new Date() }).where(eq(teeTimes.id, id));
    expect(await offers()).toMatchObject({ leads: [2], queue: [true, 2] });
  });
});
