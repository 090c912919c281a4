import { afterAll, beforeAll, expect, it } from "vitest";
import { endLeases } from "../../jobs.ts";
import { recoverPayments } from "../../payments/recoverPayments.ts";
import { type CancelFixture, createCancelFixture } from "../../testing/cancelFixture.ts";
import { crashAfterStep } from "../../testing/crashAfterStep.ts";
import { databaseSnapshot, forgetBookings } from "../../testing/databaseSnapshot.ts";
import { recoverCancelations } from "./pursueCancelation.ts";

let world: CancelFixture;
beforeAll(async () => {
  world = await createCancelFixture();
});
afterAll(() => world.connection.close());

const key = "5f0e8c1a-77c2-4b1d";

/** The recovery of a restarted server. */
async function restart(): Promise<void> {
  const { db, ports, log } = world.services;
  await endLeases(db);
  await recoverPayments(db, ports.gateway, log);
  await recoverCancelations(world.services);
}

/** Checks that everything happened or nothing did. */
async function expectNothingHalf(serial: string): Promise<number> {
  const { teeTimes, records, items, mails, refunds, history, cancelations } = await databaseSnapshot(
    world.connection.db,
  );
  const times = teeTimes.filter(({ canceled_at }) => canceled_at !== null).length;
  expect(await world.balanceOf(serial)).toBe(10_000 * times);
  expect(records.map(({ total }) => total)).toEqual([7500, -4000].slice(0, 1 + times));
  expect(items.map(({ total }) => total).slice(4)).toEqual([-14_000, 10_000].slice(0, 2 * times));
  expect(refunds.map(({ amount }) => amount)).toEqual([4000].slice(0, times));
  expect([mails.length, history.length]).toEqual([2 + 2 * times, 2 * times]);
  expect(cancelations.map(({ state }) => state)).toEqual(["done"].slice(0, times));
  return times;
}

it("survives being killed at any step, and the repeated request refunds once", async () => {
  let step = 0;
  for (let wasKilled = true; wasKilled; step += 1) {
    await forgetBookings(world.connection.db);
    const serial = `GIFT-D${step}`;
    await world.addCertificate(serial, 10_000);
    const id = await world.booked({ gift_cert_serial: serial, tee_time: { confirmation: "C-1" } });
    const process = crashAfterStep(world.services, step);
    const order = { refund: 4000 };
    const outcome = await world
      .cancel(id, order, { key, services: process.services })
      .catch(() => ({ kind: "killed" }));
    wasKilled = process.wasKilled();
    expect(wasKilled || outcome.kind === "done").toBe(true);

    await restart();
    await expectNothingHalf(serial);
    expect(await world.cancel(id, order, { key })).toMatchObject({ kind: "done" });
    expect(await expectNothingHalf(serial)).toBe(1);
  }
  expect(step).toBeGreaterThan(30);
});
