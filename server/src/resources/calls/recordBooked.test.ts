import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { availabilityQueues, callClaims, calls, lostLeads } from "../../db/schema/index.ts";
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
