import type { components } from "@teedesk/openapi";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  availabilityQueues,
  closureRuns,
  customers,
  lostLeads,
  slotHolds,
  staffUsers,
  teeTimes,
} from "../../db/schema/index.ts";
import { knownSlots, slotPlace } from "../../testing/knownSlots.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";

type Wire = components["schemas"];

const { golf_course_id: course, available_date: play_date, available_time: play_time } = slotPlace;

let server: TestApp;
let headers: Record<string, string>;
let slots: Awaited<ReturnType<typeof knownSlots>>;
beforeAll(async () => {
  server = await testApp();
  headers = await server.as("agent");
  slots = await knownSlots(server.db);
});
afterAll(() => server.close());

const idOf = ([row]: readonly { readonly id: number }[]): number => row?.id ?? expect.fail("it is not there");

/** A booking that stands at the slot since a minute after it was seen, unless since so many before. */
const stand = (players: number, { confirmation = "INTERNAL", minutes = -1, n = 0 } = {}) =>
  slots.stand(n, { players, confirmation, minutes, agent: "Ann" });

let slot = 0;
beforeEach(async () => {
  await slots.clear();
  await server.db.delete(lostLeads).where(eq(lostLeads.golf_course_id, course));
  slot = await slots.see({ spots: [1, 2, 4] });
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
    await slots.seeAgain(slot, { gone_at: new Date() });
    expect(await row()).toBeUndefined();
  });

  it.each<[string, number, Parameters<typeof stand>[1], readonly number[]]>([
    ["no booking", 0, {}, [1, 2, 4]],
    ["an INTERNAL booking, before and after it was seen", 1, { minutes: 9 }, [1, 2]],
    ["one that the course had taken off", 1, { confirmation: "TT1", minutes: 1 }, [1, 2, 4]],
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
    await stand(1, { n: 1 });
    expect(await offers()).toEqual({ ...open, leads: [], waiting: [[true, [1]]], queue: [true, 1], callers: 1 });
    await stand(1, { n: 2 });
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

  it("DECISION-61 to no one while its course is being closed at its time, and the list says so", async () => {
    await callers();
    const open = await offers();
    const hours = { golf_course_id: course, start_date: play_date, end_date: play_date, end_time: play_time };
    const [run] = await server.db
      .insert(closureRuns)
      .values({ ...hours, start_time: play_time, state: "running", staff_user: "Ann" })
      .returning();
    const filters = { available_date: play_date, spots: 2 };
    const found = async () => [
      (await list(filters)).length,
      await get(`fore_up_availability/count?filters=${json(filters)}`),
    ];
    expect(await offers()).toEqual({
      leads: [],
      waiting: [[false, [1, 2, 4]]],
      queue: [false, 4],
      callers: 0,
      grouped: false,
    });
    expect(await row()).toMatchObject({ is_closing: true, spots: [], left: 0, callers: 0 });
    expect(await found()).toEqual([0, 0]);
    await server.db
      .update(closureRuns)
      .set({ state: "done" })
      .where(eq(closureRuns.id, run?.id ?? 0));
    expect(await offers()).toEqual(open);
    expect(await row()).toMatchObject({ is_closing: false, spots: [1, 2, 4], left: 4, callers: 2 });
    expect(await found()).toEqual([1, 1]);
  });
});
