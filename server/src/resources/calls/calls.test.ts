import type { components } from "@teedesk/openapi";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { availabilityQueues, callClaims, calls, lostLeads, teeTimes } from "../../db/schema/index.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";

type State = components["schemas"]["CallState"];

let server: TestApp;
let ann: Record<string, string>;
let bob: Record<string, string>;
let lead: number;
let customer: number;
beforeAll(async () => {
  server = await testApp();
  [ann, bob] = [await server.as("admin"), await server.as("agent")];
  const [found] = await server.db
    .select()
    .from(lostLeads)
    .where(sql`customer_id is not null and not exists (select from tee_times where lost_lead_id = lost_leads.id)`)
    .limit(1);
  lead = found?.id ?? 0;
  customer = found?.customer_id ?? 0;
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.delete(calls);
  await server.db.delete(callClaims);
});

const given = <T>(one: T | undefined): T => one ?? expect.fail("nothing");
const post = (headers: Record<string, string>, what: "claim" | "record", payload: object) =>
  server.inject({ method: "POST", url: `/api/calls/${what}`, headers, payload });
const claim = (headers: Record<string, string>, about: object = { lost_lead_id: lead }) =>
  post(headers, "claim", about);
const record = (headers: Record<string, string>, outcome: string, more: object = {}) =>
  post(headers, "record", { lost_lead_id: lead, outcome, ...more });
const get = async (headers: Record<string, string>, path: string) =>
  (await server.inject({ method: "GET", url: `/api/${path}`, headers })).json();
async function shownTo(headers: Record<string, string>): Promise<State | undefined> {
  const leads: readonly components["schemas"]["LostLead"][] = await get(headers, "lost_leads/index?per_page=500");
  return leads.find(({ id }) => id === lead)?.call;
}
const promised = () => get(ann, `promises/count?filters=${encodeURIComponent('{"kind":"call_back"}')}`);
const at = "2026-11-21T22:00:00.000Z";

describe("DECISION-58 a claim", () => {
  it("is one agent's: of two at the same time one wins, and the other sees who", async () => {
    const results = await Promise.all([claim(ann), claim(bob)]);
    expect(results.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const loser = results.find(({ statusCode }) => statusCode === 409)?.json();
    const winner: State = given(results.find(({ statusCode }) => statusCode === 200)).json();
    expect(loser.message).toContain(`Being called by ${winner.claimed_by} until `);
    const seen = await Promise.all([shownTo(ann), shownTo(bob)]);
    expect(seen.filter((state) => state?.is_own)).toHaveLength(1);
    expect(new Set(seen.map((state) => state?.claimed_by))).toEqual(new Set([winner.claimed_by]));
  });

  it("is not taken by a request that began just before it", async () => {
    await claim(ann);
    await server.db.update(callClaims).set({ claimed_until: sql`claimed_until + interval '2 seconds'` });
    expect((await claim(bob)).statusCode).toBe(409);
  });

  it("lasts five minutes by the database's clock, and is renewed by its agent alone", async () => {
    await claim(ann);
    const left = sql<number>`round(extract(epoch from claimed_until - now()))::int`;
    const seconds = async () => (await server.db.select({ left }).from(callClaims))[0]?.left;
    expect(await seconds()).toBeGreaterThan(290);
    await server.db.update(callClaims).set({ claimed_until: sql`now() + interval '5 seconds'` });
    expect([(await claim(bob)).statusCode, (await claim(ann)).statusCode]).toEqual([409, 200]);
    expect(await seconds()).toBeGreaterThan(290);
    await server.db.update(callClaims).set({ claimed_until: sql`now()` });
    expect([await shownTo(ann), (await claim(bob)).statusCode]).toMatchObject([{ claimed_by: null }, 200]);
  });

  it("is shown to no one once another agent may claim it, also where it was made while the database's clock was ahead", async () => {
    await claim(ann);
    await server.db.update(callClaims).set({ claimed_until: sql`now() + interval '20 minutes'` });
    expect([await shownTo(bob), (await claim(bob)).statusCode]).toMatchObject([{ claimed_by: null }, 200]);
  });

  it("ends at sign-out, and with the outcome", async () => {
    const again = await server.as("admin");
    await claim(again);
    await server.inject({ method: "DELETE", url: "/api/auth/sign_out", headers: again });
    expect((await claim(bob)).statusCode).toBe(200);
    await record(bob, "no_answer");
    expect((await claim(ann)).statusCode).toBe(200);
  });

  it("of a queue entry is that of its lead", async () => {
    const [entry] = await server.db.select().from(availabilityQueues).where(sql`removed_at is null`).limit(1);
    const id = entry?.id ?? 0;
    await server.db.update(availabilityQueues).set({ lost_lead_id: lead }).where(eq(availabilityQueues.id, id));
    await claim(ann);
    expect((await claim(bob, { availability_queue_id: id })).statusCode).toBe(409);
    const queue = await get(bob, `availability_queue/index?id=${entry?.fore_up_availability_id}`);
    const shown = queue.availability_queues.find((one: { readonly id: number }) => one.id === id);
    expect(shown?.call).toMatchObject({ is_own: false, claimed_by: expect.any(String) });
  });

  it.each<[string, () => object, number]>([
    ["neither", () => ({}), 422],
    ["both", () => ({ lost_lead_id: lead, availability_queue_id: 1 }), 422],
    ["an unknown lead", () => ({ lost_lead_id: 999_999 }), 404],
    ["an unknown entry", () => ({ availability_queue_id: 999_999 }), 404],
  ])("names %s and is refused", async (_, about, status) => {
    expect((await claim(ann, about())).statusCode).toBe(status);
  });
});

describe("DECISION-58 an outcome", () => {
  it.each(["no_answer", "left_message", "declined"])(
    "%s is stored with person and time, and shown to all",
    async (outcome) => {
      await claim(ann);
      expect((await record(bob, outcome)).statusCode).toBe(409);
      expect((await record(ann, outcome)).statusCode).toBe(200);
      expect(await shownTo(bob)).toMatchObject({
        claimed_by: null,
        outcome,
        agent: expect.stringMatching(/./),
        called_at: expect.any(String),
      });
      const [entry] = await get(ann, `history/customer/${customer}`);
      expect(entry).toMatchObject({ action: "called", staff_user: "admin@teedesk.test" });
    },
  );

  it("is recorded once, though its response was lost and it is sent again", async () => {
    await claim(ann);
    await Promise.all([record(ann, "no_answer"), record(ann, "no_answer")]);
    expect((await record(ann, "no_answer")).json()).toMatchObject({ claimed_by: null, outcome: "no_answer" });
    expect(await server.db.$count(calls)).toBe(1);
    await claim(ann);
    await record(ann, "no_answer");
    expect(await server.db.$count(calls)).toBe(2);
    await record(ann, "left_message");
    await record(bob, "left_message");
    expect(await server.db.$count(calls)).toBe(4);
  });

  it("call back is a promise, until the next call", async () => {
    expect((await record(ann, "call_back")).statusCode).toBe(422);
    expect((await record(ann, "no_answer", { call_at: at })).statusCode).toBe(422);
    expect((await record(ann, "call_back", { call_at: at })).statusCode).toBe(200);
    expect([await promised(), (await shownTo(bob))?.call_at]).toEqual([1, at]);
    await record(bob, "left_message");
    expect(await promised()).toBe(0);
  });

  it("declined is not offered again that day of the business, unless a later call takes it back", async () => {
    type Leads = readonly components["schemas"]["LostLead"][];
    const leads: Leads = await get(ann, "lost_leads/index?per_page=500");
    const matched = async (slot: number, who: unknown) => {
      const found: readonly components["schemas"]["SlotMatch"][] = await get(
        ann,
        `fore_up_availability/matches/${slot}`,
      );
      return found.some(({ customer: { id } }) => id === who);
    };
    const fits: { readonly lead: number; readonly slot: number; readonly who: unknown }[] = [];
    for (const { id, customer: who, fore_up_availabilities: times } of leads)
      for (const { id: slot } of times.slice(0, 1))
        if (fits.length === 0 && (await matched(slot, who?.id))) fits.push({ lead: id, slot, who: who?.id });
    const one = given(fits[0]);
    const offered = async () => {
      const all: Leads = await get(ann, "lost_leads/index?per_page=500");
      const times = all.find(({ id }) => id === one.lead)?.fore_up_availabilities.length ?? 0;
      return [await matched(one.slot, one.who), times > 0];
    };
    await post(ann, "record", { lost_lead_id: one.lead, outcome: "declined" });
    expect(await offered()).toEqual([false, false]);
    await server.db.update(calls).set({ called_on: sql`called_on - 1` });
    expect(await offered()).toEqual([true, true]);
    await server.db.update(calls).set({ called_on: sql`called_on + 1` });
    // A promise of another call that is marked as done is no word of the customer.
    const [declined] = await server.db.select().from(calls).orderBy(sql`id desc`).limit(1);
    const { id: _, ...call } = given(declined);
    await server.db.insert(calls).values({ ...call, lost_lead_id: null, outcome: "done" });
    expect(await offered()).toEqual([false, false]);
    // Nor is a call about another lead that did not reach them.
    const about = { ...call, lost_lead_id: given(leads.find(({ id }) => id !== one.lead)).id };
    await server.db.insert(calls).values({ ...about, outcome: "left_message" });
    expect(await offered()).toEqual([false, false]);
    await server.db.insert(calls).values({ ...about, outcome: "call_back", call_at: sql`now()` });
    expect(await offered()).toEqual([true, true]);
    await server.db.delete(calls).where(sql`outcome = 'call_back'`);
    expect(await offered()).toEqual([false, false]);
    // Nor is a booking that was undone.
    const created_at = new Date("2026-11-01T10:00:00Z");
    await server.db.insert(calls).values({ ...about, outcome: "booked", created_at });
    expect(await offered()).toEqual([true, true]);
    const [undone] = await server.db
      .select({ id: teeTimes.id })
      .from(teeTimes)
      .where(sql`canceled_at is not null`)
      .limit(1);
    const { id } = given(undone);
    await server.db
      .update(teeTimes)
      .set({ is_undone: true, lost_lead_id: about.lost_lead_id, created_at })
      .where(eq(teeTimes.id, id));
    expect(await offered()).toEqual([false, false]);
    await post(ann, "record", { lost_lead_id: one.lead, outcome: "no_answer" });
    expect(await offered()).toEqual([true, true]);
  });
});
