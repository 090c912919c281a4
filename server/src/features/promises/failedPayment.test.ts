import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { fastify } from "fastify";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { cancelations, paymentIntents } from "../../db/schema/index.ts";
import { captureIntent } from "../../payments/intents.ts";
import { recoverPayments } from "../../payments/recoverPayments.ts";
import type { Settlement } from "../../ports/paymentGateway.ts";
import { createSandboxGateway } from "../../ports/sandboxGateway.ts";
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
