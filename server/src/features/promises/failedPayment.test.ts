import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { fastify } from "fastify";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { gatewayPayments } from "../../db/schema/gateway.ts";
import { cancelations, mailOutbox, paymentIntents } from "../../db/schema/index.ts";
import { captureIntent } from "../../payments/intents.ts";
import { recoverPayments } from "../../payments/recoverPayments.ts";
import { refundPayment } from "../../payments/refunds.ts";
import type { Settlement } from "../../ports/paymentGateway.ts";
import { createSandboxGateway } from "../../ports/sandboxGateway.ts";
import { askIn, booksProblems } from "../../sales/books/checkBooks.ts";
import { cents } from "../../testing/bookingFixture.ts";
import { promisesBySql } from "../../testing/promisesBySql.ts";
import { given, openPromiseDesk } from "./testing/openPromiseDesk.ts";

const { desk, list, open, close, book, cancel, clear, undo } = await openPromiseDesk();
afterAll(() => desk.close());
beforeEach(async () => {
  await clear();
  await desk.db.update(paymentIntents).set({ settled_at: sql`now()` });
});
const gateway = createSandboxGateway(desk.db);
const refused: Settlement = { kind: "refused" };
const silent: Settlement = { kind: "unavailable", error: new Error("timeout") };

const intentOf = async (id: number) =>
  given((await desk.db.select().from(paymentIntents).where(eq(paymentIntents.tee_time_id, id)))[0]);
const stateOf = async (id: number) => (await intentOf(id)).state;

/** Asks the gateway for the payment of a booking, as recovery does; it gives this answer, or its own. */
async function capture(tee_time_id: number, answer?: Settlement) {
  const answering = { ...gateway, capture: answer === undefined ? gateway.capture : async () => answer };
  return captureIntent(desk.db, answering, (await intentOf(tee_time_id)).id);
}

/** The open promises, by the list and by the statement that is written otherwise. */
async function expectOpen(promises: readonly string[]) {
  expect(await open()).toEqual(promises);
  const bySql = await desk.db.execute(sql.raw(promisesBySql("2026-11-21")));
  expect(bySql).toMatchObject({ rows: promises.map((promise) => ({ promise })) });
}

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

  it("is asked for no more once a person settled it, who may have been paid otherwise", async () => {
    const { id } = await book({ confirmation: "TT-1" });
    await capture(id, refused);
    expect((await close("failed_payment", id)).statusCode).toBe(200);
    await expectOpen([]);
    expect((await desk.historyOf(id)).map(({ action }) => action)).toEqual(["payment settled"]);
    expect(await capture(id)).toEqual(refused);
    await desk.db.update(paymentIntents).set({ lease_until: sql`now()` });
    await recoverPayments(desk.db, gateway, fastify().log);
    expect(await intentOf(id)).toMatchObject({ state: "capturing", attempts: 0 });
    expect((await close("failed_payment", id)).statusCode).toBe(409);
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
  const order = async (id: number, more: object = {}) => {
    const body = { id, cancel: true, force_cancel: false, refund: true, refund_amount: whole, reason: "Rain", ...more };
    return (await desk.call("POST", "/api/tee_times/cancel", body)).json();
  };
  const refusedOne = async (confirmation = "TT-1") => {
    const { id } = await book({ confirmation });
    await capture(id, refused);
    return id;
  };
  const ofGateway = async (id: number) => eq(gatewayPayments.reference, (await intentOf(id)).id);
  const atGateway = async (id: number) =>
    (
      await desk.db
        .select()
        .from(gatewayPayments)
        .where(await ofGateway(id))
    )[0]?.state;
  const problemsOf = async (id: number) => {
    const intent = await intentOf(id);
    const all = await desk.db.transaction((tx) => booksProblems(askIn(tx)));
    return all.filter((problem) => problem.includes(`tee time ${id}:`) || problem.includes(intent.id));
  };

  it.each(["TT-1", "INTERNAL"])("of all of it cancels %s, and neither charges nor credits the card", async (number) => {
    const id = await refusedOne(number);
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
    expect(await problemsOf(id)).toEqual([]);
    const [refund] = await desk.historyOf(id).then((all) => all.filter(({ action }) => action === "refunded"));
    expect(refund?.changes).toContainEqual({ field: "card", before: null, after: "never charged" });
    const mails = (await desk.db.select().from(mailOutbox)).filter(({ subject }) => subject.includes("cancel"));
    expect(mails.map(({ text }) => text)).toEqual([expect.stringMatching(/^Not charged to the card: \$425\.30$/m)]);
  });

  it("of a part leaves the rest owed until it is settled, and the card is not asked for it", async () => {
    const id = await refusedOne();
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
    expect(await problemsOf(id)).toEqual([]);
  });

  it("goes to the card where the gateway has captured it after all", async () => {
    const id = await refusedOne("INTERNAL");
    expect(await gateway.capture((await intentOf(id)).id)).toEqual({ kind: "done" });
    expect(await order(id)).toMatchObject({
      confirmation: expect.not.stringContaining("never"),
      message: "The tee time was canceled and $425.30 refunded.",
    });
    await expectOpen([]);
    expect(await stateOf(id)).toBe("captured");
    expect(await problemsOf(id)).toEqual([]);
  });

  it("waits for a gateway that does not respond, and no capture begins meanwhile", async () => {
    const id = await refusedOne();
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

  it("is to be given back otherwise where the payment was settled", async () => {
    const id = await refusedOne("INTERNAL");
    await close("failed_payment", id);
    expect(await order(id)).toMatchObject({
      valid: false,
      message: expect.stringMatching(
        /was never charged, and its payment was settled\. Give back what was paid otherwise\.$/,
      ),
    });
    expect(await atGateway(id)).toBe("authorised");
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
