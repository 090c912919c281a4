import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PaymentGateway } from "../../ports/paymentGateway.ts";
import { type Asked, type CancelFixture, createCancelFixture } from "../../testing/cancelFixture.ts";
import { databaseSnapshot, forgetBookings } from "../../testing/databaseSnapshot.ts";

let world: CancelFixture;
beforeAll(async () => {
  world = await createCancelFixture();
});
afterAll(() => world.connection.close());
beforeEach(() => forgetBookings(world.connection.db));

const stored = () => databaseSnapshot(world.connection.db);
const key = "5f0e8c1a-77c2-4b1d";
const paid = 17_500;

/** The world with a gateway that responds differently. */
const withGateway = (changes: Partial<PaymentGateway>) => ({
  ...world.services,
  ports: { ...world.services.ports, gateway: { ...world.services.ports.gateway, ...changes } },
});

describe("what is refused does nothing", () => {
  const noCard = { credit_card: { number: "", expmo: "", expyr: "", cvv: "" } };
  it.each<[string, Asked, object, object]>([
    ["nothing chosen", { cancel: false }, {}, { kind: "declined" }],
    ["ANSWER-11 a refund of nothing", { refund: 0 }, {}, { kind: "invalid", code: "refund_not_positive" }],
    ["ANSWER-11 more than was paid", { refund: paid + 1 }, {}, { kind: "invalid", code: "refund_above_refundable" }],
    ["a refund without a card", { refund: 1 }, noCard, { kind: "invalid", code: "refund_above_refundable" }],
    [
      "a course that keeps the tee time",
      { refund: 100 },
      { tee_time: { confirmation: "KEEP-1" } },
      { kind: "declined", backend_message: "Reservation KEEP-1 cannot be canceled." },
    ],
  ])("%s", async (_, asked, changes, answer) => {
    const id = await world.booked(changes);
    expect(await world.cancel(id, asked)).toMatchObject(answer);
    const { teeTimes, records, refunds } = await stored();
    expect(teeTimes).toMatchObject([{ canceled_at: null, status: "Booked" }]);
    expect([records.length, refunds]).toEqual([1, []]);
  });

  it("OPS-CAN-05 a second cancelation", async () => {
    const id = await world.booked();
    await world.cancel(id);
    expect(await world.cancel(id, { refund: 100 })).toEqual({
      kind: "declined",
      message: "This tee time has already been canceled.",
    });
    expect((await stored()).refunds).toEqual([]);
  });

  it("an unknown tee time", async () => {
    await expect(world.cancel(99_999)).rejects.toMatchObject({ status: 404 });
  });
});

describe("ANSWER-17 one Idempotency-Key", () => {
  it("replays its answer, and is refused with another body", async () => {
    const id = await world.booked();
    const first = await world.cancel(id, { refund: 1000 }, { key });
    expect(await world.cancel(id, { refund: 1000 }, { key })).toEqual({ ...first, isReplay: true });
    expect(await world.cancel(id, { refund: 1001 }, { key })).toEqual({ kind: "reused" });
    expect((await stored()).refunds).toHaveLength(1);
  });

  it.each<[string, Asked]>([
    ["another reason", { refund: 1000, reason: "Hail" }],
    ["force", { refund: 1000, force: true }],
    ["another refund", { refund: 1001 }],
  ])("of a cancelation under way is refused with %s", async (_, asked) => {
    const id = await world.booked();
    const services = withGateway({ refund: async () => ({ kind: "unavailable", error: new Error("timeout") }) });
    expect(await world.cancel(id, { refund: 1000 }, { key, services })).toMatchObject({ kind: "pending" });
    expect(await world.cancel(id, asked, { key })).toEqual({ kind: "reused" });
  });

  it("serves a corrected form after a refusal", async () => {
    const id = await world.booked();
    expect(await world.cancel(id, { refund: paid + 1 }, { key })).toMatchObject({ kind: "invalid" });
    expect(await world.cancel(id, { refund: paid }, { key })).toMatchObject({ kind: "done" });
  });
});
