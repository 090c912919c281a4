import { parseLocalDate } from "@teedesk/domain";
import { eq } from "drizzle-orm";
import * as Result from "effect/Result";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { golfRates } from "../../db/schema/golfRates.ts";
import { createClock } from "../../platform/clock.ts";
import { cents } from "../../testing/bookingFixture.ts";
import { type CancelFixture, createCancelFixture } from "../../testing/cancelFixture.ts";
import { forgetBookings } from "../../testing/databaseSnapshot.ts";
import { cancelOptions } from "./cancelOptions.ts";

let world: CancelFixture;
beforeAll(async () => {
  world = await createCancelFixture();
  await world.addCertificate("GIFT-ALL", 50_000);
});
afterAll(() => world.connection.close());
beforeEach(() => forgetBookings(world.connection.db));

const paid = 17_500;
const change = (columns: Partial<typeof golfRates.$inferInsert>) =>
  world.connection.db.update(golfRates).set(columns).where(eq(golfRates.id, world.ids.rate));

/** The options at a moment. */
const optionsAt = (id: number, instant: string) => {
  const clock = createClock("America/Los_Angeles", () => new Date(instant));
  return cancelOptions(world.connection.db, id, { ...world.services, clock });
};

// Play is on 2026-11-28 at 10:30 in Los Angeles, which is 18:30 in UTC.
it.each([
  ["a week before", 48, "2026-11-21T20:00:00Z", 13_000],
  ["exactly 48 hours before, in the business's zone", 48, "2026-11-26T18:30:00Z", 13_000],
  ["a second later", 48, "2026-11-26T18:30:01Z", 0],
  ["without notice, as play begins", 0, "2026-11-28T18:30:00Z", 13_000],
  ["without notice, after play began", 0, "2026-11-28T18:31:00Z", 0],
])("UNCLEAR-06 the standard refund %s", async (_, cancel_hours, now, refund_total) => {
  await change({ cancel_hours, non_refundable_cents: cents(2250), max_refund_cents: null });
  const id = await world.booked();
  expect(await optionsAt(id, now)).toEqual({
    valid: true,
    internal: true,
    is_canceled: false,
    refund_total,
    transaction_total: paid,
    difference_total: 0,
    needs_reason: true,
  });
});

it("counts real hours over the end of summer time", async () => {
  await change({ cancel_hours: 24 });
  const id = await world.booked();
  await world.change(id, { play_date: Result.getOrThrow(parseLocalDate("2026-11-01")) });
  // 24 real hours before 10:30 PST are 11:30 PDT of the day before.
  expect(await optionsAt(id, "2026-10-31T18:30:00Z")).toMatchObject({ refund_total: 13_000 });
  expect(await optionsAt(id, "2026-10-31T18:31:00Z")).toMatchObject({ refund_total: 0 });
});

it.each([
  ["no rate", { golf_rate_id: null }, { refund_total: paid, transaction_total: paid }],
  ["nothing paid", { transaction_record_id: null }, { refund_total: 0, transaction_total: 0 }],
])("%s", async (_, columns, totals) => {
  const id = await world.booked();
  await world.change(id, columns);
  expect(await world.options(id)).toMatchObject(totals);
});

it.each([
  ["no card", { credit_card: { number: "", expmo: "", expyr: "", cvv: "" } }],
  ["all of it by certificate", { gift_cert_serial: "GIFT-ALL" }],
])("nothing can go back to a card: %s", async (_, changes) => {
  expect(await world.options(await world.booked(changes))).toMatchObject({ refund_total: 0, transaction_total: 0 });
});

it("ANSWER-11 a refund that the gateway has not settled counts as made", async () => {
  const id = await world.booked();
  const { ports } = world.services;
  const refund = async () => ({ kind: "unavailable", error: new Error("timeout") }) as const;
  const services = { ...world.services, ports: { ...ports, gateway: { ...ports.gateway, refund } } };
  expect(await world.cancel(id, { cancel: false, refund: 1000 }, { services })).toMatchObject({ kind: "pending" });
  expect(await world.options(id)).toMatchObject({ valid: false, transaction_total: paid - 1000 });
});
