import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { fastify } from "fastify";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { gatewayPayments } from "../../db/schema/gateway.ts";
import { cancelations, mailOutbox, paymentIntents } from "../../db/schema/index.ts";
import { recoverPayments } from "../../payments/recoverPayments.ts";
import { refundPayment } from "../../payments/refunds.ts";
import type { Settlement } from "../../ports/paymentGateway.ts";
import { cents } from "../../testing/bookingFixture.ts";
import { openRefusedPayments, refused, silent } from "./testing/refusedPayments.ts";

const payments = await openRefusedPayments();
const { desk, gateway, list, close, book, bookRefused, cancel, clear, undo, capture, expectOpen } = payments;
const { intentOf, stateOf, atGateway, ofGateway, order, booksProblemsOf } = payments;
afterAll(() => desk.close());
beforeEach(clear);

describe("DECISION-55 a payment whose capture the gateway refuses after the booking can no longer be undone", () => {
  it("is listed, overdue at once, with its tee time and amount", async () => {
    const { id } = await book({ confirmation: "TT-1" });
    await capture(id, refused);
    expect(await list()).toMatchObject([
      {
        kind: "failed_payment",
        record_id: id,
        is_overdue: true,
        customer: { last_name: "Lee" },
        tee_time: { id, play_date: "2026-11-28", is_canceled: false },
        payment_amount: 42_530,
        refund_amount: null,
      },
    ]);
    await expectOpen([`failed_payment ${id}`]);
    expect((await desk.call("GET", "/api/promises/summary")).json()).toMatchObject({ count: 1, overdue: 1 });
  });

  it("is on its tee time's page as refused, and as settled, until it is captured", async () => {
    const { id } = await book({ confirmation: "TT-1" });
    const shown = async () => {
      const { payment_refused_at, payment_settled_at } = await desk.show(id);
      return [payment_refused_at, payment_settled_at];
    };
    expect(await shown()).toEqual([undefined, undefined]);
    await capture(id, refused);
    const moment = expect.stringMatching(/^2\d{3}-.*Z$/);
    expect(await shown()).toEqual([moment, undefined]);
    await close("failed_payment", id);
    expect(await shown()).toEqual([moment, moment]);
    const other = await book({ confirmation: "TT-2", play_time: "12:30" });
    await capture(other.id, refused);
    await capture(other.id);
    expect(await desk.show(other.id)).not.toHaveProperty("payment_refused_at");
  });

  it.each<[string, Settlement | null, string]>([
    ["was not asked for yet", null, "owned"],
    ["was captured", { kind: "done" }, "captured"],
    ["is not known, as the gateway did not respond", silent, "capturing"],
  ])("and none that %s", async (_, answer, state) => {
    const { id } = await book({ confirmation: "TT-1" });
    if (answer !== null) await capture(id, answer);
    await expectOpen([]);
    expect(await stateOf(id)).toBe(state);
  });

  it("leaves the list once it is captured after all, and not before", async () => {
    const { id } = await book({ confirmation: "TT-1" });
    await capture(id, refused);
    await capture(id, silent);
    await expectOpen([`failed_payment ${id}`]);
    await capture(id);
    await expectOpen([]);
    expect(await stateOf(id)).toBe("captured");
  });

  it.each<[number, string | null, readonly number[]]>([
    [20_000, "rf_1", [22_530]],
    [42_530, "rf_1", []],
    [20_000, null, [42_530]],
  ])("is listed without the %d cents of it that were refunded as %s", async (refunded, refund_id, left) => {
    const { id } = await book({ confirmation: "TT-1" });
    await capture(id, refused);
    await desk.db.insert(cancelations).values({
      id: randomUUID(),
      state: "done",
      tee_time_id: id,
      cancel: false,
      force: false,
      refund_amount: cents(refunded),
      payment_id: "pay_1",
      refund_id,
      reason: "Rain",
      lease_until: sql`now()`,
    });
    expect((await list({ kind: "failed_payment" })).map(({ payment_amount }) => payment_amount)).toEqual(left);
    await expectOpen([
      ...left.map(() => `failed_payment ${id}`),
      ...(refund_id === null ? [`failed_refund ${id}`] : []),
    ]);
  });

  it("stays owed when the tee time is canceled without a refund, and cannot be undone", async () => {
    const { id } = await book({ confirmation: "TT-1" });
    await capture(id, refused);
    expect((await undo(id)).statusCode).toBe(409);
    await cancel(id);
    expect(await list({ kind: "failed_payment" })).toMatchObject([{ record_id: id, tee_time: { is_canceled: true } }]);
  });
});

describe("DECISION-55 a refund of a payment whose capture was refused", () => {
  const whole = 42_530;

  it.each(["TT-1", "INTERNAL"])("of all of it cancels %s, and neither charges nor credits the card", async (number) => {
    const id = await bookRefused(number);
    expect(await order(id)).toEqual({
      valid: true,
      confirmation: null,
      message:
        "The tee time was canceled. The card was never charged, so nothing goes back to it: $425.30 is not owed any more.",
    });
    await expectOpen([]);
    expect([await stateOf(id), await atGateway(id)]).toEqual(["voided", "voided"]);
    await desk.db
      .update(gatewayPayments)
      .set({ state: "authorised" })
      .where(await ofGateway(id));
    expect(await capture(id)).toEqual(refused);
    expect(await desk.show(id)).toMatchObject({ status: "Canceled" });
    expect(await booksProblemsOf(id)).toEqual([]);
    const [refund] = await desk.historyOf(id).then((all) => all.filter(({ action }) => action === "refunded"));
    expect(refund?.changes).toContainEqual({ field: "card", before: null, after: "never charged" });
    const mails = (await desk.db.select().from(mailOutbox)).filter(({ subject }) => subject.includes("cancel"));
    expect(mails.map(({ text }) => text)).toEqual([expect.stringMatching(/^Not charged to the card: \$425\.30$/m)]);
  });

  it("of a part leaves the rest owed until it is settled, and the card is not asked for it", async () => {
    const id = await bookRefused();
    expect(await order(id, { refund_amount: 20_000 })).toMatchObject({
      message: expect.stringMatching(/\$200\.00 is not owed any more\.$/),
    });
    await expectOpen([`failed_payment ${id}`]);
    expect(await list()).toMatchObject([{ payment_amount: 22_530 }]);
    expect(await capture(id)).toEqual(refused);
    expect(await order(id, { cancel: false, refund_amount: 2530 })).toMatchObject({
      valid: true,
      message: "The card was never charged, so nothing goes back to it: $25.30 is not owed any more.",
    });
    expect(await list()).toMatchObject([{ payment_amount: 20_000 }]);
    expect((await close("failed_payment", id)).statusCode).toBe(200);
    await expectOpen([]);
    expect(await booksProblemsOf(id)).toEqual([]);
  });

  it("goes to the card where the gateway has captured it after all", async () => {
    const id = await bookRefused("INTERNAL");
    expect(await gateway.capture((await intentOf(id)).id)).toEqual({ kind: "done" });
    expect(await order(id)).toMatchObject({
      confirmation: expect.not.stringContaining("never"),
      message: "The tee time was canceled and $425.30 refunded.",
    });
    await expectOpen([]);
    expect(await stateOf(id)).toBe("captured");
    expect(await booksProblemsOf(id)).toEqual([]);
  });

  it("waits for a gateway that does not respond, and no capture begins meanwhile", async () => {
    const id = await bookRefused();
    const request = {
      reference: "cancelation-1",
      payment_id: (await intentOf(id)).payment_id ?? "",
      amount: cents(whole),
    };
    const mute = { ...gateway, void: async () => silent };
    expect(await refundPayment({ db: desk.db, gateway: mute }, request)).toEqual(silent);
    expect([await capture(id), await stateOf(id)]).toEqual([refused, "voiding"]);
    await expectOpen([`failed_payment ${id}`]);
    // Who took it in cash meanwhile hears that nothing is owed any more.
    expect(await close("failed_payment", id)).toMatchObject({ statusCode: 409 });
    await desk.db.update(paymentIntents).set({ lease_until: sql`now()` }).where(eq(paymentIntents.tee_time_id, id));
    await recoverPayments(desk.db, gateway, fastify().log);
    expect(await refundPayment({ db: desk.db, gateway }, request)).toEqual({
      kind: "refunded",
      refund_id: "not-charged-cancelation-1",
    });
    expect(await stateOf(id)).toBe("voided");
  });

  it("is asked for no more when the gateway refuses the capture that comes before it", async () => {
    const { id } = await book({ confirmation: "INTERNAL" });
    await desk.db
      .update(gatewayPayments)
      .set({ state: "voided" })
      .where(await ofGateway(id));
    expect(await order(id)).toMatchObject({ valid: true, message: expect.stringContaining("never charged") });
    await expectOpen([]);
  });
});
