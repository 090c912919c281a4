import { eq, sql } from "drizzle-orm";
import { fastify } from "fastify";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { gatewayPayments } from "../../db/schema/gateway.ts";
import { paymentIntents, staffUsers } from "../../db/schema/index.ts";
import { recoverPayments } from "../../payments/recoverPayments.ts";
import { createClock } from "../../platform/clock.ts";
import type { Settlement } from "../../ports/paymentGateway.ts";
import { unguarded } from "../../testing/unguarded.ts";
import { closePromise } from "./closePromise.ts";
import { given } from "./testing/openPromiseDesk.ts";
import { openRefusedPayments, refused, silent } from "./testing/refusedPayments.ts";

const payments = await openRefusedPayments();
const { desk, gateway, list, book, bookRefused, clear, capture, expectOpen } = payments;
const { intentOf, stateOf, atGateway, ofGateway, order, booksProblemsOf } = payments;
afterAll(() => desk.close());
beforeEach(clear);

const whole = 42_530;
const refundedToo =
  "The tee time was canceled and $425.30 refunded. Riley Santos had marked the payment as settled: if it was paid some other way, too, give that back that way.";
const settle = async (record_id: number, seen: object = {}) => {
  const body = { kind: "failed_payment", record_id, payment_amount: whole, reason: "Paid in cash", ...seen };
  const response = await desk.call("POST", "/api/promises/close", body);
  return { status: response.statusCode, message: response.json().message };
};

/** Settles while the gateway gives this response to the void, or while the process dies before it. */
async function settleWhile(record_id: number, voiding: () => Promise<Settlement>) {
  const [staff] = await desk.db.select().from(staffUsers).where(eq(staffUsers.email, "agent@teedesk.test"));
  const member = given(staff);
  const clock = createClock("America/Los_Angeles", () => new Date("2026-11-21T18:30:00Z"));
  const ports = { gateway: { ...gateway, void: voiding } };
  return closePromise(
    { db: desk.db, clock, ports },
    { staff: { ...member, level: "other", session_id: 1 }, request: { kind: "failed_payment", record_id } },
  );
}
const recover = async () => {
  await desk.db.update(paymentIntents).set({ lease_until: sql`now()` }).where(eq(paymentIntents.state, "voiding"));
  await recoverPayments(desk.db, gateway, fastify().log);
};
const charge = async (id: number) => expect(await gateway.capture((await intentOf(id)).id)).toEqual({ kind: "done" });

describe("DECISION-74 a refused payment that a person settles", () => {
  it("leaves the list and the card, which is not charged any more, and the history has who, how much and why", async () => {
    const id = await bookRefused();
    expect(await settle(id)).toEqual({
      status: 200,
      message: "The payment is marked as settled, and the card will not be charged.",
    });
    await expectOpen([]);
    expect([await stateOf(id), await atGateway(id)]).toEqual(["voided", "voided"]);
    expect(await capture(id)).toEqual(refused);
    expect(await desk.historyOf(id)).toMatchObject([
      {
        action: "payment settled",
        staff_user: "agent@teedesk.test",
        changes: [
          { field: "amount", before: null, after: "425.30" },
          { field: "reason", before: null, after: "Paid in cash" },
        ],
      },
    ]);
    expect(await booksProblemsOf(id)).toEqual([]);
    expect(await settle(id)).toMatchObject({ status: 409 });
  });

  it.each<[string, () => Promise<Settlement>]>([
    ["the gateway does not respond", async () => silent],
    [
      "the process dies before the gateway is asked",
      async () => {
        throw new Error("killed");
      },
    ],
  ])("is voided by recovery where %s", async (_, voiding) => {
    const id = await bookRefused();
    await Promise.allSettled([settleWhile(id, voiding)]);
    await expectOpen([]);
    expect([await stateOf(id), await capture(id)]).toEqual(["voiding", refused]);
    await recover();
    expect([await stateOf(id), await atGateway(id)]).toEqual(["voided", "voided"]);
  });

  it("says that the gateway has not responded", async () => {
    const id = await bookRefused();
    expect(await settleWhile(id, async () => silent)).toEqual({
      message:
        "The payment is marked as settled. The payment gateway has not responded; we keep asking it to release the card.",
    });
  });

  it("is voided by recovery where a server of the version before settled it", async () => {
    const id = await bookRefused();
    await desk.db
      .update(paymentIntents)
      .set({ settled_at: sql`now()`, lease_until: sql`now()` })
      .where(eq(paymentIntents.tee_time_id, id));
    expect(await capture(id)).toEqual(refused);
    await recoverPayments(desk.db, gateway, fastify().log);
    expect([await stateOf(id), await atGateway(id)]).toEqual(["voided", "voided"]);
  });

  it("is settled by one of two people at the same time", async () => {
    const id = await bookRefused();
    const statuses = (await Promise.all([settle(id), settle(id)])).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  it.each([
    ["another amount was seen", { payment_amount: 42_529 }, "The payment has changed: $425.30 of it is open now."],
    ["it was seen as charged", { is_charged: true }, "The payment has changed: $425.30 of it is open now."],
  ])("stays open where %s", async (_, seen, message) => {
    const id = await bookRefused();
    expect(await settle(id, seen)).toEqual({ status: 409, message: `${message} Look at it again.` });
    await expectOpen([`failed_payment ${id}`]);
    expect(await atGateway(id)).toBe("authorised");
  });

  it("is settled of the rest after a refund of a part, by a console that sends nothing of what was seen too", async () => {
    const id = await bookRefused();
    await order(id, { refund_amount: 20_000 });
    expect(await settle(id)).toMatchObject({ status: 409 });
    expect(await settle(id, { payment_amount: undefined, reason: undefined })).toMatchObject({ status: 200 });
    await expectOpen([]);
    expect(await booksProblemsOf(id)).toEqual([]);
  });

  it("is not settled while a refund of it is under way", async () => {
    const id = await bookRefused();
    await desk.beginCancelation(id);
    expect(await settle(id)).toEqual({
      status: 409,
      message: "This tee time is being canceled or refunded. Wait a moment and try again.",
    });
    expect(await intentOf(id)).toMatchObject({ state: "capturing", settled_at: null });
  });
});

describe("DECISION-74 a card that was charged although its payment was settled", () => {
  const message =
    "The card was charged $425.30 after all. It is in To Do until the card is refunded, or until someone records that the charge stands.";
  const chargedOne = async () => {
    const id = await bookRefused();
    await charge(id);
    expect(await settle(id)).toEqual({ status: 409, message });
    return id;
  };

  it("is told to who settles it, and is listed until a person records that the charge stands", async () => {
    const id = await chargedOne();
    await expectOpen([`failed_payment ${id}`]);
    expect(await list()).toMatchObject([{ payment_amount: whole, is_charged: true }]);
    expect(await settle(id)).toEqual({ status: 409, message });
    expect(await settle(id, { is_charged: true, reason: "Cash given back" })).toEqual({
      status: 200,
      message: "It is recorded that the charge stands.",
    });
    await expectOpen([]);
    expect(await intentOf(id)).toMatchObject({ state: "captured", settled_at: null });
    expect((await desk.historyOf(id)).map(({ action }) => action).toSorted()).toEqual([
      "charge kept",
      "payment settled",
    ]);
    expect(await booksProblemsOf(id)).toEqual([]);
  });

  it("is settled although the database goes away before the card is released, and recovery releases it", async () => {
    const id = await bookRefused();
    const lost = Object.assign(new Error("Connection lost"), { code: "08006" });
    expect(await settleWhile(id, () => Promise.reject(lost))).toMatchObject({
      message: expect.stringContaining("we keep asking it to release the card"),
    });
    await recover();
    expect(await intentOf(id)).toMatchObject({ state: "voided" });
    await expectOpen([]);
  });

  it("is listed where recovery hears of it", async () => {
    const id = await bookRefused();
    await settleWhile(id, async () => silent);
    // The capture was on its way.
    await charge(id);
    await recover();
    await expectOpen([`failed_payment ${id}`]);
  });

  it("leaves the list with a refund to the card", async () => {
    const id = await chargedOne();
    expect(await order(id)).toMatchObject({ message: refundedToo });
    await expectOpen([]);
    expect(await booksProblemsOf(id)).toEqual([]);
  });
});

describe("DECISION-74 a refund of a settled payment", () => {
  const settled = async (confirmation: string) => {
    const id = await bookRefused(confirmation);
    await settle(id);
    return id;
  };
  const nothing =
    "Nothing goes back to the card: it was never charged, and Riley Santos marked the payment as settled. If it was paid some other way, give that back that way.";

  it.each(["TT-1", "INTERNAL"])("cancels %s without it, and says why and who settled it", async (confirmation) => {
    const id = await settled(confirmation);
    expect(await order(id)).toEqual({
      valid: true,
      confirmation: null,
      message: `The tee time was canceled. ${nothing}`,
    });
    expect(await desk.show(id)).toMatchObject({ status: "Canceled" });
    await expectOpen([`failed_refund ${id}`]);
    expect(await booksProblemsOf(id)).toEqual([]);
  });

  const closedSettled = async (day: string) => {
    const { id } = await book({ play_date: day, confirmation: "INTERNAL" });
    await capture(id, refused);
    await settle(id);
    const hours = { course_id: 1, start_date: day, start_time: "00:00", end_date: day, end_time: "23:59" };
    const call = payments.callAsAdmin;
    const query = new URLSearchParams({ ...hours, course_id: "1" });
    const plan = (await call("GET", `/api/closures/plan?${query.toString()}`)).json();
    const { tee_time_id, lock_version, refund_amount } = plan.bookings[0];
    const bookings = [{ tee_time_id, lock_version, refund_amount, act: "cancel" }];
    const { closure } = (await call("POST", "/api/closures", { hours, bookings })).json();
    const show = async () => (await call("GET", `/api/closures/show/${closure.id}`)).json();
    const retry = () => call("POST", `/api/closures/retry/${closure.id}`);
    await expect.poll(async () => (await show()).closure.state, { timeout: 15_000 }).toBe("done");
    return { id, retry, show };
  };

  it("is noted by the closure that cancels its tee time", async () => {
    const { id, show } = await closedSettled("2027-03-20");
    expect((await show()).bookings).toMatchObject([{ state: "failed", note: `The tee time was canceled. ${nothing}` }]);
    expect(await desk.show(id)).toMatchObject({ status: "Canceled" });
  });

  it("waits for the gateway where it is not known yet whether the card was charged", async () => {
    const id = await bookRefused();
    await settleWhile(id, async () => silent);
    await charge(id);
    expect(await order(id)).toMatchObject({ message: refundedToo });
    expect(await intentOf(id)).toMatchObject({ state: "captured" });
    expect(await booksProblemsOf(id)).toEqual([]);
  });

  it("whose failed refund a person settled is not tried again by its closure", async () => {
    const { id, retry, show } = await closedSettled("2027-03-27");
    await desk.call("POST", "/api/promises/close", { kind: "failed_refund", record_id: id });
    await expectOpen([]);
    await retry();
    expect((await show()).bookings).toMatchObject([{ state: "done", note: "Its refund was marked as settled." }]);
    await expectOpen([]);
  });

  it("alone does nothing", async () => {
    const id = await settled("INTERNAL");
    expect(await order(id, { cancel: false })).toMatchObject({ valid: false, message: nothing });
    expect(await desk.show(id)).toMatchObject({ status: expect.not.stringContaining("Canceled") });
  });
});

it.each<[string, ReturnType<typeof sql>, boolean]>([
  ["was not refused", sql`refused_at = null`, true],
  ["no person settled", sql`tee_time_id = tee_time_id`, false],
])("DECISION-74 the books do not take a payment for settled that %s", async (_, change, isSettled) => {
  const id = await bookRefused();
  if (isSettled) await settle(id);
  await unguarded(desk.db, (tx) =>
    tx.execute(sql`update payment_intents set settled_at = now(), ${change} where tee_time_id = ${id}`),
  );
  expect(await booksProblemsOf(id)).toContainEqual(expect.stringContaining("refused, and settled in the history"));
});

it("DECISION-74 the gateway does not void what it captured", async () => {
  const { id } = await book({ confirmation: "TT-1" });
  await capture(id);
  await desk.db
    .update(gatewayPayments)
    .set({ state: "captured" })
    .where(await ofGateway(id));
  expect(await settle(id)).toMatchObject({ status: 409 });
  expect(await intentOf(id)).toMatchObject({ state: "captured", settled_at: null });
});
