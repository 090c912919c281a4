import * as fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { endLeases } from "../../jobs.ts";
import type { PaymentGateway } from "../../ports/paymentGateway.ts";
import { type CancelFixture, createCancelFixture } from "../../testing/cancelFixture.ts";
import { databaseSnapshot, forgetBookings } from "../../testing/databaseSnapshot.ts";
import { overRefundingGateway } from "../../testing/overRefundingGateway.ts";
import { recoverCancelations } from "./pursueCancelation.ts";

let world: CancelFixture;
beforeAll(async () => {
  world = await createCancelFixture((services) => ({
    ...services,
    ports: { ...services.ports, gateway: overRefundingGateway(services.ports.gateway, services.db) },
  }));
});
afterAll(() => world.connection.close());
beforeEach(() => forgetBookings(world.connection.db));

const stored = () => databaseSnapshot(world.connection.db);
const paid = 17_500;

/** The refunds in cents: the ledger's sum, which must be the gateway's, and never more than was paid. */
async function moneyBack(): Promise<number> {
  const { records, items, refunds, payments } = await stored();
  const wentBack = records.filter(({ total }) => total < 0);
  const inLedger = wentBack.reduce((sum, { total }) => sum - total, 0);
  const atGateway = refunds.filter(({ refund_id }) => refund_id !== null).reduce((sum, { amount }) => sum + amount, 0);
  expect(inLedger).toBe(atGateway);
  expect(inLedger).toBeLessThanOrEqual(payments.reduce((sum, { amount }) => sum + (amount ?? 0), 0));
  for (const { id, total } of records) {
    const own = items.filter(({ transaction_record_id }) => transaction_record_id === id);
    expect(own.reduce((sum, item) => sum + item.total, 0)).toBe(total);
  }
  return inLedger;
}

describe("twenty-four at once", () => {
  const times = <T>(work: (index: number) => Promise<T>) => Promise.all(Array.from({ length: 24 }, (_, n) => work(n)));

  it("refunds never exceed what was paid, whoever comes through", async () => {
    const id = await world.booked();
    for (let left = paid; left >= 6000; ) {
      const results = await times(() => world.cancel(id, { cancel: false, refund: 6000 }));
      const done = results.filter(({ kind }) => kind === "done").length;
      expect(done).toBeGreaterThan(0);
      expect(await moneyBack()).toBe(paid - left + done * 6000);
      left -= done * 6000;
    }
    const beyond = await times(() => world.cancel(id, { cancel: false, refund: 6000 }));
    expect(new Set(beyond.map(({ kind }) => kind))).toEqual(new Set(["invalid"]));
    expect(await moneyBack()).toBe(12_000);
  });

  it("cancelations with a refund cancel once, refund once and return the certificate once", async () => {
    await world.addCertificate("GIFT-ONCE", 10_000);
    const id = await world.booked({ gift_cert_serial: "GIFT-ONCE", tee_time: { confirmation: "C-1" } });
    const results = await times(() => world.cancel(id, { refund: 5000 }));
    expect(results.filter(({ kind }) => kind === "done")).toHaveLength(1);
    expect(new Set(results.map(({ kind }) => kind))).not.toContain("pending");
    expect([await moneyBack(), await world.balanceOf("GIFT-ONCE")]).toEqual([5000, 10_000]);
    expect((await stored()).mails).toHaveLength(4);
  });

  it("ANSWER-17 requests under one key are one refund", async () => {
    const id = await world.booked();
    const results = await times(() => world.cancel(id, { cancel: false, refund: 100 }, { key: "0b2c7f0e-5b0f-4a53" }));
    expect(new Set(results.map(({ kind }) => kind).filter((kind) => kind !== "in_flight"))).toEqual(new Set(["done"]));
    expect(await moneyBack()).toBe(100);
  });
});

describe("any sequence of refunds, cancelations and failures", () => {
  const silent = { kind: "unavailable", error: new Error("timeout") } as const;
  const lostOr = (mode: string, gateway: PaymentGateway): PaymentGateway["refund"] => {
    if (mode === "down") return async () => silent;
    if (mode === "lost") return async (request) => gateway.refund(request).then(() => silent);
    return mode === "refuses" ? async () => ({ kind: "refused", reason: "no" }) : gateway.refund;
  };
  const step = fc.record({
    cancel: fc.boolean(),
    force: fc.boolean(),
    course: fc.constantFrom("well", "silent"),
    refund: fc.option(fc.integer({ min: 1, max: paid }), { nil: undefined }),
    mode: fc.constantFrom("well", "well", "down", "lost", "refuses"),
    recovers: fc.boolean(),
  });

  it("ANSWER-11 never refunds more than was paid, and what is left is what the options say", async () => {
    const { gateway, courseSystem } = world.services.ports;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 6 }), async (steps) => {
        await forgetBookings(world.connection.db);
        const id = await world.booked({ tee_time: { confirmation: "C-1" } });
        for (const { cancel, force, refund, course, mode, recovers } of steps) {
          const ports = {
            ...world.services.ports,
            gateway: { ...gateway, refund: lostOr(mode, gateway) },
            courseSystem: course === "silent" ? { release: async () => silent } : courseSystem,
          };
          const order = { cancel, force: cancel && force };
          const asked = refund === undefined ? order : { ...order, refund };
          await world.cancel(id, asked, { services: { ...world.services, ports } });
          if (!recovers) continue;
          await endLeases(world.connection.db);
          await recoverCancelations(world.services);
          const { transaction_total, is_canceled } = await world.options(id);
          expect(transaction_total).toBe(paid - (await moneyBack()));
          expect((await stored()).teeTimes[0]?.status).toBe(is_canceled ? "Canceled" : "Booked");
        }
      }),
      { numRuns: 12 },
    );
  });
});
