import { eq, isNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { availabilityQueues, callClaims, calls, lostLeads, teeTimes } from "../../db/schema/index.ts";
import { openTeeTimeClient, type TeeTimeClient } from "../../testing/teeTimeClient.ts";

let desk: TeeTimeClient;
beforeAll(async () => {
  desk = await openTeeTimeClient();
});
afterAll(() => desk.close());
beforeEach(async () => {
  await desk.db.delete(calls);
  await desk.db.delete(callClaims);
});

const given = <T>(one: T | undefined): T => one ?? expect.fail("nothing");
const place = { play_date: "2026-11-28", play_time: "10:30", players: 1, course: { id: 1 } };
const without = { discount_code: "", gift_cert_serial: "" };
const stored = () =>
  desk.db.select({ outcome: calls.outcome, subject: calls.subject, agent: calls.agent }).from(calls).orderBy(calls.id);
const promised = async () =>
  (await desk.call("GET", `/api/promises/count?filters=${encodeURIComponent('{"kind":"call_back"}')}`)).json();

it("DECISION-58 a booking from a lead is the outcome of its call, keeps the promise and ends the claim", async () => {
  const { id } = given((await desk.db.select().from(lostLeads).where(sql`customer_id is not null`).limit(1))[0]);
  const about = { lost_lead_id: id };
  await desk.call("POST", "/api/calls/record", { ...about, outcome: "call_back", call_at: "2026-11-21T22:00:00.000Z" });
  await desk.call("POST", "/api/calls/claim", about);
  expect(await promised()).toBe(1);
  // A refused booking stores nothing, so the call goes on.
  await desk.book({ ...without, charge: "abc", tee_time: { ...place, ...about } });
  expect([(await stored()).length, await desk.db.$count(callClaims)]).toEqual([1, 1]);
  const { agent } = await desk.book({ ...without, tee_time: { ...place, ...about } });
  expect(await stored()).toMatchObject([{ outcome: "call_back" }, { outcome: "booked", subject: `lead ${id}`, agent }]);
  expect([await promised(), await desk.db.$count(callClaims)]).toEqual([0, 0]);
});

it("DECISION-58 a call is refused while a tee time that was booked for its lead or place stands", async () => {
  const [entry] = await desk.db.select().from(availabilityQueues).where(isNull(availabilityQueues.removed_at)).limit(1);
  const { id, customer_id } = given(entry);
  const { id: _, ...asked } = given((await desk.db.select().from(lostLeads).limit(1))[0]);
  const [stored] = await desk.db
    .insert(lostLeads)
    .values({ ...asked, customer_id })
    .returning();
  const lead = given(stored).id;
  const ofEntry = { availability_queue_id: id };
  const status = async (what: string, about: object) =>
    (await desk.call("POST", `/api/calls/${what}`, about)).statusCode;
  const all = async () => [
    await status("claim", { lost_lead_id: lead }),
    await status("record", { lost_lead_id: lead, outcome: "no_answer" }),
    await status("claim", ofEntry),
    await status("record", { ...ofEntry, outcome: "no_answer" }),
  ];
  for (const [lost_lead_id, about, statuses] of [
    [null, ofEntry, [200, 200, 409, 409]],
    [lead, { lost_lead_id: lead }, [409, 409, 409, 409]],
  ] as const) {
    await desk.db.update(availabilityQueues).set({ lost_lead_id }).where(eq(availabilityQueues.id, id));
    const booked = await desk.book({ ...without, tee_time: { ...place, play_time: "13:30", ...about } });
    expect(await all()).toEqual(statuses);
    await desk.db.update(teeTimes).set({ canceled_at: sql`now()` }).where(eq(teeTimes.id, booked.id));
    expect(await all()).toEqual([200, 200, 200, 200]);
  }
});

it("DECISION-58 a booking for a queue entry without a lead is the outcome of that entry's call; any other booking is no call", async () => {
  const { id } = given((await desk.db.select().from(availabilityQueues).limit(1))[0]);
  await desk.db
    .update(availabilityQueues)
    .set({ lost_lead_id: null, removed_at: null })
    .where(eq(availabilityQueues.id, id));
  await desk.book({ ...without, tee_time: { ...place, play_time: "11:30" } });
  expect(await stored()).toEqual([]);
  await desk.book({ ...without, tee_time: { ...place, play_time: "12:30", availability_queue_id: id } });
  expect(await stored()).toMatchObject([{ outcome: "booked", subject: `entry ${id}` }]);
});
