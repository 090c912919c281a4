import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cancelations } from "../../db/schema/cancelations.ts";
import { gatewayPayments } from "../../db/schema/gateway.ts";
import { teeTimes } from "../../db/schema/teeTimes.ts";
import { transactionRecords } from "../../db/schema/transactionRecords.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";

let server: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await testApp();
  headers = await server.as("agent");
});
afterAll(() => server.close());

const get = (path: string, more: Record<string, string> = headers) =>
  server.inject({ method: "GET", url: `/api/tee_times/cancel/${path}`, headers: more });
const post = (body: object, more: Record<string, string> = {}) =>
  server.inject({ method: "POST", url: "/api/tee_times/cancel", headers: { ...headers, ...more }, payload: body });
const request = (id: number, changes: object = {}) => ({
  id,
  refund: false,
  cancel: true,
  force_cancel: false,
  refund_amount: 0,
  reason: "",
  ...changes,
});

/** A demo tee time that is paid by card and stands; external unless it is to be internal. */
async function standing({ internal = false } = {}) {
  const [found] = await server.db
    .select({ id: teeTimes.id, paid: transactionRecords.total, confirmation: teeTimes.confirmation })
    .from(teeTimes)
    .innerJoin(transactionRecords, eq(transactionRecords.id, teeTimes.transaction_record_id))
    .where(and(isNull(teeTimes.canceled_at), isNotNull(transactionRecords.payment_id), eq(teeTimes.internal, internal)))
    .limit(1);
  if (found === undefined) throw new Error("The demo has no such tee time.");
  return found;
}
const teeTime = async (id: number) => (await server.db.select().from(teeTimes).where(eq(teeTimes.id, id)))[0];

describe("OPS-CAN-01 getCancelOptions", () => {
  it.each([true, false])("OPS-CAN-17 OPS-CAN-21 says whether the course is to be phoned: %s", async (internal) => {
    const { id, paid } = await standing({ internal });
    const response = await get(`options/${id}`);
    expect([response.statusCode, response.json()]).toEqual([
      200,
      {
        valid: true,
        internal,
        refund_total: expect.any(Number),
        is_canceled: false,
        transaction_total: paid,
        difference_total: 0,
        needs_reason: true,
      },
    ]);
  });

  it.each([
    ["99999", 404],
    ["0", 422],
    ["x", 422],
  ])("returns %s with %i", async (id, status) => {
    expect((await get(`options/${id}`)).statusCode).toBe(status);
  });
});

describe("OPS-CAN-13 cancelTeeTime", () => {
  it("OPS-CAN-15 OPS-CAN-16 cancels, refunds, says so, and sends the mail", async () => {
    const { id, paid } = await standing();
    const response = await post(request(id, { refund: true, refund_amount: paid }), {
      "idempotency-key": "key-1-of-tests",
    });
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { valid: true, message: expect.stringContaining("was canceled and $"), confirmation: expect.any(String) },
    ]);
    expect(await teeTime(id)).toMatchObject({ status: "Canceled", cancel_reason: "Internal cancel" });
    await expect
      .poll(() => server.mails.map(({ subject }) => subject))
      .toContainEqual(expect.stringContaining("is canceled"));
    expect((await get(`options/${id}`)).json()).toMatchObject({
      is_canceled: true,
      refund_total: 0,
      transaction_total: 0,
    });
    const again = await post(request(id, { refund: true, refund_amount: paid }), {
      "idempotency-key": "key-1-of-tests",
    });
    expect(again.json()).toEqual(response.json());
  });

  it("OPS-CAN-19 returns what cannot be done with valid false", async () => {
    const { id } = await standing();
    await post(request(id));
    const response = await post(request(id));
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { valid: false, message: "This tee time has already been canceled.", confirmation: null },
    ]);
  });

  it.each([
    ["more than was paid", { refund: true, refund_amount: 999_999_999 }, "This is more than can still be refunded."],
    ["nothing", { refund: true, refund_amount: 0 }, "Enter a refund above $0."],
  ])("ANSWER-11 refuses to refund %s on refund_amount", async (_, changes, message) => {
    const { id } = await standing();
    const response = await post(request(id, changes));
    expect([response.statusCode, response.json()]).toEqual([422, { errors: { refund_amount: [message] } }]);
  });

  it("ANSWER-11 leaves the amount aside without a refund", async () => {
    const { id, paid } = await standing();
    expect((await post(request(id, { refund_amount: paid }))).json()).toMatchObject({
      valid: true,
      confirmation: null,
    });
  });

  it("DECISION-45 a refund alone is no forced cancelation, whatever it sends", async () => {
    const { id } = await standing({ internal: true });
    await post(request(id, { cancel: false, refund: true, refund_amount: 100, force_cancel: true }));
    const [refund] = await server.db.select().from(cancelations).where(eq(cancelations.tee_time_id, id));
    expect(refund).toMatchObject({ state: "done", cancel: false, force: false });
    await post(request(id));
  });

  it.each([
    ["a fraction of a cent", { refund: true, refund_amount: 0.5 }],
    ["no reason", { reason: undefined }],
    ["a text for a choice", { cancel: "yes" }],
  ])("OPS-CAN-23 refuses %s", async (_, changes) => {
    expect((await post(request(1, changes))).statusCode).toBe(422);
  });

  it("OPS-CAN-19 repeats what the course's system says", async () => {
    const { id } = await standing();
    await server.db.update(teeTimes).set({ confirmation: "KEEP-1" }).where(eq(teeTimes.id, id));
    expect((await post(request(id))).json()).toEqual({
      valid: false,
      message:
        "The course's system refused to cancel; nothing was canceled or refunded. Call the course, or force the cancelation. Reason given: Reservation KEEP-1 cannot be canceled.",
      confirmation: null,
    });
    expect((await post(request(id, { force_cancel: true }))).json()).toMatchObject({ valid: true });
  });

  it("returns a payment the gateway does not know with valid false", async () => {
    const { id, paid } = await standing({ internal: true });
    const lost = await server.db.delete(gatewayPayments).returning();
    const response = await post(request(id, { refund: true, refund_amount: paid }));
    await server.db.insert(gatewayPayments).values(lost);
    expect(response.json()).toMatchObject({
      valid: false,
      message:
        "The payment gateway refused the refund; nothing was canceled or refunded. Reason given: The payment does not cover this refund.",
    });
    expect(await teeTime(id)).toMatchObject({ canceled_at: null });
  });
});

describe("UNCLEAR-04 cancelTeeTimeDirectly", () => {
  it("OPS-CAN-15 cancels without refund, and refuses with 409 what the dialog's call refuses", async () => {
    const { id, paid } = await standing();
    const response = await get(String(id));
    expect([response.statusCode, response.headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(response.json()).toEqual({ valid: true, message: "The tee time was canceled.", confirmation: null });
    expect((await get(`options/${id}`)).json()).toMatchObject({ is_canceled: true, transaction_total: paid });
    const again = await get(String(id));
    expect([again.statusCode, again.json()]).toEqual([
      409,
      { message: "This tee time has already been canceled.", request_id: expect.any(String) },
    ]);
  });

  it("repeats what the course's system says", async () => {
    const { id } = await standing();
    await server.db.update(teeTimes).set({ confirmation: "KEEP-9" }).where(eq(teeTimes.id, id));
    const response = await get(String(id));
    expect([response.statusCode, response.json()]).toMatchObject([
      409,
      { message: expect.any(String), backend_message: "Reservation KEEP-9 cannot be canceled." },
    ]);
  });

  it("ANSWER-19 takes credentials from headers only", async () => {
    const { id } = await standing();
    const query = new URLSearchParams(headers).toString();
    expect((await get(`${id}?${query}`, {})).statusCode).toBe(401);
    expect(await teeTime(id)).toMatchObject({ canceled_at: null });
  });
});
