import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { foreUpAvailabilities, slotHolds, staffUsers } from "../../db/schema/index.ts";
import { endLeases } from "../../jobs.ts";
import { recoverPayments } from "../../payments/recoverPayments.ts";
import { type BookingFixture, createBookingFixture } from "../../testing/bookingFixture.ts";
import { crashAfterStep } from "../../testing/crashAfterStep.ts";
import { databaseSnapshot, forgetBookings } from "../../testing/databaseSnapshot.ts";

let world: BookingFixture;
beforeAll(async () => {
  world = await createBookingFixture();
});
afterAll(() => world.connection.close());
beforeEach(() => forgetBookings(world.connection.db));

const key = "0b2c7f0e-5b0f-4a53";
const stored = () => databaseSnapshot(world.connection.db);

/** The first work of a restarted server. */
async function restart(): Promise<void> {
  const { db, ports, log } = world.services;
  await endLeases(db);
  await recoverPayments(db, ports.gateway, log);
}

async function expectNothingHalf(serial: string): Promise<void> {
  const { teeTimes, records, items, mails, intents, payments, keys } = await stored();
  const spent = teeTimes.reduce((sum, row) => sum + row.gift_certificate_amount_cents, 0);
  expect(await world.balanceOf(serial)).toBe(10_000 - spent);
  expect(records).toHaveLength(teeTimes.length);
  expect(items).toHaveLength(4 * teeTimes.length);
  expect(mails).toHaveLength(2 * teeTimes.length);
  expect(keys.filter(({ answer }) => answer !== null)).toHaveLength(teeTimes.length);
  const owned = records.flatMap(({ payment_id }) => payment_id ?? []);
  expect(payments.flatMap(({ state, payment_id }) => (state === "captured" ? payment_id : []))).toEqual(owned);
  expect(payments.filter(({ state }) => state !== "captured" && state !== "voided")).toEqual([]);
  expect(intents.filter(({ state }) => state !== "captured" && state !== "voided")).toEqual([]);
}

/** Holds the slot of 10:20, which has room for two, for the agent who books. */
async function holdSlot(): Promise<void> {
  const { db } = world.connection;
  await db.delete(slotHolds);
  await db.execute(sql`insert into ${slotHolds} (fore_up_availability_id, staff_user_id, players, held_until)
    select ${foreUpAvailabilities.id}, ${staffUsers.id}, 2, now() + interval '3 minutes' from ${foreUpAvailabilities}, ${staffUsers}`);
}

it("ANSWER-36 survives being killed at any step, and the repeated request books once and ends the hold", async () => {
  let step = 0;
  for (let wasKilled = true; wasKilled; step += 1) {
    await forgetBookings(world.connection.db);
    const serial = `GIFT-${step}`;
    await world.addCertificate(serial, 10_000);
    await holdSlot();
    const booking = world.booking({ gift_cert_serial: serial, tee_time: { play_time: "10:20" } });
    const process = crashAfterStep(world.services, step);
    const outcome = await world.book(booking, { key, services: process.services }).catch(() => ({ kind: "killed" }));
    wasKilled = process.wasKilled();
    expect(wasKilled || outcome.kind === "booked").toBe(true);

    await restart();
    await expectNothingHalf(serial);
    expect(await world.book(booking, { key })).toMatchObject({ kind: "booked" });
    await expectNothingHalf(serial);
    expect((await stored()).teeTimes).toHaveLength(1);
    expect(await world.connection.db.$count(slotHolds)).toBe(0);
    expect(await world.book(world.booking({ tee_time: { play_time: "10:20" } }))).toMatchObject({
      kind: "refused",
      refusals: [{ code: "slot_sold" }],
    });
  }
  expect(step).toBeGreaterThan(20);
});
