import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { consents, giftCertificates, staffUsers, teeTimes, transactionRecords } from "../../db/schema/index.ts";
import { askIn, booksProblems } from "../../sales/books/checkBooks.ts";
import { cents } from "../../testing/bookingFixture.ts";
import { addCertificate } from "../../testing/certificates.ts";
import { day } from "../../testing/knownSlots.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";
import { download } from "../reports/testing/workbook.ts";

let server: TestApp;
let headers: Readonly<Record<"admin" | "agent", Record<string, string>>>;
beforeAll(async () => {
  const environment = { AGENT_REFUND_LIMIT: "0", AGENT_CORRECTION_LIMIT: "20", AGENT_FORCED_CANCELATION: "0" };
  server = await testApp({ environment });
  headers = { admin: await server.as("admin"), agent: await server.as("agent") };
});
afterAll(() => server.close());
beforeEach(() => server.db.delete(consents));

const call = (method: "GET" | "POST" | "PUT", url: string, payload?: object, who: "admin" | "agent" = "agent") =>
  server.inject({ method, url: `/api/${url}`, headers: headers[who], ...(payload && { payload }) });
const list = async (who: "admin" | "agent" = "admin") => (await call("GET", "consents/index", undefined, who)).json();
const decide = async (how: "consent" | "decline", id: number) =>
  (await call("POST", `consents/${how}/${id}`, undefined, "admin")).json();
const historyOf = async (entity: string, id: number) => (await call("GET", `history/${entity}/${id}`)).json();

/** A demo tee time that is paid by card, stands and needs no call to a course's system. */
async function paid() {
  const [found] = await server.db
    .select({ id: teeTimes.id, total: transactionRecords.total })
    .from(teeTimes)
    .innerJoin(transactionRecords, eq(transactionRecords.id, teeTimes.transaction_record_id))
    .where(
      and(
        isNull(teeTimes.canceled_at),
        isNotNull(transactionRecords.payment_id),
        eq(teeTimes.internal, true),
        eq(teeTimes.refunded_cents, cents(0)),
      ),
    )
    .limit(1);
  if (found === undefined) throw new Error("The demo has no such tee time.");
  return found;
}
const refundedOf = async (id: number) =>
  (await server.db.select().from(teeTimes).where(eq(teeTimes.id, id)))[0]?.refunded_cents;

/** An agent's refund that is a cent above the standard one. */
async function askRefund(changes: object = {}) {
  const { id } = await paid();
  const { refund_total, transaction_total } = (await call("GET", `tee_times/cancel/options/${id}`)).json();
  // The terms of the demo's rates keep something, so that there is more to ask for.
  const refund_amount = Math.min(refund_total + 1, transaction_total);
  const order = {
    id,
    refund: true,
    cancel: false,
    force_cancel: false,
    refund_amount,
    reason: "Rained off",
    ...changes,
  };
  const outcome = (await call("POST", "tee_times/cancel", order)).json();
  const [request] = await list();
  return { id, order, refund_amount, refund_total, outcome, request };
}

/** An agent's correction of a certificate from $50.00 to $900.00. */
async function askCorrection(serial: string, members: object = {}) {
  const id = await addCertificate(server.db, { serial, raw_balance: cents(5000) });
  const gift_certificate = { balance: "900.00", reason: "Goodwill", ...members };
  const answer = await call("PUT", "gift_certificates/update", { id, gift_certificate });
  const [request] = await list();
  return { id, answer, request };
}
const balanceOf = async (id: number) =>
  (await server.db.select().from(giftCertificates).where(eq(giftCertificates.id, id)))[0]?.raw_balance;

it("DECISION-45 a refund above the limit moves nothing and waits with its amounts, reason and person", async () => {
  const { id, outcome, request, refund_amount, refund_total } = await askRefund();
  expect(outcome).toEqual({
    valid: false,
    awaits_consent: true,
    confirmation: null,
    message: expect.stringMatching(/sent to an admin for consent\. Until then nothing is canceled or refunded\.$/),
  });
  expect(await refundedOf(id)).toBe(0);
  expect(request).toMatchObject({
    state: "waiting",
    staff_user: "agent@teedesk.test",
    reason: "Rained off",
    tee_time_id: id,
    cancelation: { cancel: false, force_cancel: false, refund_amount, standard_refund: refund_total },
    decided_by: null,
  });
  expect((await call("GET", "consents/count?filters=%7B%22state%22%3A%22waiting%22%7D")).json()).toBe(1);
});

it("DECISION-45 on consent it is carried out once, and history and exceptions name both people", async () => {
  const { id, request, refund_amount } = await askRefund();
  const both = await Promise.all([decide("consent", request.id), decide("consent", request.id)]);
  expect(both.filter(({ valid }) => valid)).toHaveLength(1);
  expect(await refundedOf(id)).toBe(refund_amount);
  expect((await decide("consent", request.id)).valid).toBe(false);
  expect(await refundedOf(id)).toBe(refund_amount);
  const acts = (await historyOf("tee_time", id)).map((entry: { action: string; staff_user: string }) => [
    entry.action,
    entry.staff_user,
  ]);
  expect(acts).toEqual(
    expect.arrayContaining([
      ["refunded", "agent@teedesk.test"],
      ["consented", "admin@teedesk.test"],
    ]),
  );
  const exceptions = (await call("GET", "exceptions/index", undefined, "admin")).json();
  expect(exceptions.find((one: { kind: string }) => one.kind === "custom_refund")).toMatchObject({
    staff_user: "agent@teedesk.test",
    consented_by: "admin@teedesk.test",
  });
});

it("DECISION-45 a forced cancelation waits where agents may not force one", async () => {
  const { id, request } = await askRefund({ refund: false, cancel: true, force_cancel: true, refund_amount: 0 });
  expect(request.cancelation).toMatchObject({ cancel: true, force_cancel: true, refund_amount: null });
  expect((await decide("consent", request.id)).valid).toBe(true);
  const [canceled] = await server.db.select().from(teeTimes).where(eq(teeTimes.id, id));
  expect(canceled?.canceled_at).not.toBeNull();
});

it("DECISION-45 a consent to changed facts moves nothing and closes the request", async () => {
  const { id, request } = await askRefund();
  await call("PUT", "tee_times/update", { id, tee_time: { notes: "Two carts" } });
  expect(await decide("consent", request.id)).toEqual({
    valid: false,
    message: expect.stringContaining("has changed since this was asked"),
  });
  expect([await refundedOf(id), (await list())[0].state]).toEqual([0, "outdated"]);
});

it("DECISION-45 a consent to a request of which less is left to refund moves nothing", async () => {
  const { id } = await paid();
  // Less notice than the terms ask for: before and after, they give nothing back.
  await server.db
    .update(teeTimes)
    .set({ play_date: day("2026-11-21") })
    .where(eq(teeTimes.id, id));
  const { request, order, refund_total } = await askRefund();
  const refunded = await call("POST", "tee_times/cancel", { ...order, reason: "Half a round" }, "admin");
  expect([refund_total, refunded.json().valid]).toEqual([0, true]);
  expect((await decide("consent", request.id)).message).toMatch(/^The booking or its refund has changed/);
  expect([await refundedOf(id), (await list())[0].state]).toEqual([order.refund_amount, "outdated"]);
});

it("DECISION-45 a consent after the notice has passed moves nothing", async () => {
  const { id } = await paid();
  const playOn = (play_date: string) =>
    server.db
      .update(teeTimes)
      .set({ play_date: day(play_date) })
      .where(eq(teeTimes.id, id));
  await playOn("2026-12-05");
  const { request, refund_total } = await askRefund();
  // Days later: less than the 24 hours of the terms are left, and the booking is as it was.
  await playOn("2026-11-21");
  const { refund_total: late } = (await call("GET", `tee_times/cancel/options/${id}`)).json();
  expect([refund_total > 0, late, request.tee_time_id]).toEqual([true, 0, id]);
  expect((await decide("consent", request.id)).message).toMatch(/^The booking or its refund has changed/);
  expect([await refundedOf(id), (await list())[0].state]).toEqual([0, "outdated"]);
  expect((await historyOf("tee_time", id)).map(({ action }: { action: string }) => action)).not.toContain("consented");
});

it("DECISION-45 a declined, an expired and a replaced request are never carried out", async () => {
  const { id, request, order } = await askRefund();
  expect((await decide("decline", request.id)).valid).toBe(true);
  expect((await decide("consent", request.id)).valid).toBe(false);
  await call("POST", "tee_times/cancel", order);
  const [replaced] = await list();
  await call("POST", "tee_times/cancel", { ...order, reason: "Storm" });
  expect((await decide("consent", replaced.id)).valid).toBe(false);
  const [expired] = await list();
  await server.db.update(consents).set({ expires_at: sql`now()` });
  expect((await decide("consent", expired.id)).valid).toBe(false);
  expect((await list()).map(({ state }: { state: string }) => state)).toEqual(["expired", "replaced", "declined"]);
  expect(await refundedOf(id)).toBe(0);
});

it("DECISION-45 a request replaces the one that its person made under another address", async () => {
  const { order, request } = await askRefund();
  await server.db.update(consents).set({ staff_user: "former@teedesk.test" });
  await call("POST", "tee_times/cancel", order);
  expect((await list()).map(({ state }: typeof request) => state)).toEqual(["waiting", "replaced"]);
});

it("DECISION-45 a request replaces none of another person", async () => {
  const { order, request } = await askRefund();
  await server.db.update(consents).set({ staff_user_id: null, staff_user: "other@teedesk.test" });
  await call("POST", "tee_times/cancel", order);
  const waiting = (await list()).map(({ state, staff_user }: typeof request) => [state, staff_user]);
  expect(waiting).toEqual([
    ["waiting", "agent@teedesk.test"],
    ["waiting", "other@teedesk.test"],
  ]);
});

it("DECISION-45 a person who has a colleague's former address neither sees nor replaces what that one asked for", async () => {
  const { order, request } = await askRefund();
  const [colleague] = await server.db.select().from(staffUsers).where(eq(staffUsers.email, "admin@teedesk.test"));
  await server.db.update(consents).set({ staff_user_id: colleague?.id ?? 0 });
  expect(await list("agent")).toEqual([]);
  await call("POST", "tee_times/cancel", order);
  expect((await list()).map(({ state }: typeof request) => state)).toEqual(["waiting", "waiting"]);
  expect(await list("agent")).toHaveLength(1);
});

it("DECISION-45 who asked cannot decide, nor can an agent, who sees only their own requests", async () => {
  const { request } = await askRefund();
  const asAgent = await call("POST", `consents/consent/${request.id}`);
  const idOf = async (email: string) =>
    (await server.db.select().from(staffUsers).where(eq(staffUsers.email, email)))[0]?.id ?? 0;
  // One who has another address now is still the person who asked, and so is one with an account of that address.
  const askers = [
    { staff_user_id: await idOf("admin@teedesk.test"), staff_user: "former@teedesk.test" },
    { staff_user_id: await idOf("agent@teedesk.test"), staff_user: "admin@teedesk.test" },
  ];
  const own: number[] = [];
  for (const asker of askers) {
    await server.db.update(consents).set(asker);
    for (const how of ["consent", "decline"])
      own.push((await call("POST", `consents/${how}/${request.id}`, undefined, "admin")).statusCode);
  }
  expect([asAgent.statusCode, ...own]).toEqual([403, 403, 403, 403, 403]);
  const countOf = async (who: "admin" | "agent") => (await call("GET", "consents/count", undefined, who)).json();
  const shown = async () => [
    (await list("agent")).length,
    await countOf("agent"),
    (await list("admin")).length,
    await countOf("admin"),
  ];
  expect(await shown()).toEqual([1, 1, 1, 1]);
  await server.db.update(consents).set(askers[0] ?? {});
  expect(await shown()).toEqual([0, 0, 1, 1]);
  expect((await call("POST", "consents/consent/99999", undefined, "admin")).statusCode).toBe(404);
});

it("DECISION-45 a correction above the limit is refused and asked for; on consent it is made in the asker's name", async () => {
  const { id, answer, request } = await askCorrection("CONSENT-1");
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors.balance[0]).toMatch(/^Sent to an admin for consent: /);
  expect(request).toMatchObject({
    gift_certificate_id: id,
    reason: "Goodwill",
    correction: { balance_before: 5000, balance: 90_000, value_before: null, value: null },
  });
  const both = await Promise.all([decide("consent", request.id), decide("consent", request.id)]);
  expect(both.filter(({ valid }) => valid)).toHaveLength(1);
  expect(await balanceOf(id)).toBe(90_000);
  const { movements } = (await call("GET", `gift_certificates/ledger/${id}`)).json();
  expect(movements[0]).toMatchObject({ amount: 85_000, staff_user: "agent@teedesk.test", reason: "Goodwill" });
  const exceptions = (await call("GET", "exceptions/index", undefined, "admin")).json();
  expect(exceptions.find((one: { gift_certificate_id: number }) => one.gift_certificate_id === id)).toMatchObject({
    kind: "balance_correction",
    consented_by: "admin@teedesk.test",
  });
});

it("DECISION-45 its value is corrected on consent too, to what was asked for", async () => {
  const members = { transaction_item: { total: 7000 } };
  const { id, request } = await askCorrection("CONSENT-VALUE", members);
  expect(request.correction).toMatchObject({ balance: 90_000, value_before: null, value: 7000 });
  expect(await decide("consent", request.id)).toMatchObject({ valid: true });
  const { balance, transaction_item } = (await call("GET", `gift_certificates/show/${id}`)).json();
  expect([balance, transaction_item.total]).toEqual(["900.00", 7000]);
  const exceptions: object[] = (await call("GET", "exceptions/index", undefined, "admin")).json();
  expect(exceptions).toContainEqual(
    expect.objectContaining({
      kind: "sale_correction",
      gift_certificate_id: id,
      amount: 7000,
      consented_by: "admin@teedesk.test",
    }),
  );
});

it("DECISION-45 a certificate that was corrected meanwhile is not corrected again", async () => {
  const { id, request } = await askCorrection("CONSENT-2");
  await call("PUT", "gift_certificates/update", { id, gift_certificate: { balance: "60.00", reason: "Typing error" } });
  expect(await decide("consent", request.id)).toMatchObject({ valid: false });
  expect([await balanceOf(id), (await list())[0].state]).toEqual([6000, "outdated"]);
});

it("DECISION-45 nor is one whose value was corrected meanwhile", async () => {
  const { id, request } = await askCorrection("CONSENT-3");
  const gift_certificate = { transaction_item: { total: 5000 }, reason: "Typing error" };
  await call("PUT", "gift_certificates/update", { id, gift_certificate }, "admin");
  expect(await decide("consent", request.id)).toMatchObject({ valid: false });
  expect([await balanceOf(id), (await list())[0].state]).toEqual([5000, "outdated"]);
});

it("DECISION-45 the workbook of the exceptions states the limits of now", async () => {
  const book = await download(server, headers.admin, "exceptions.xlsx");
  expect(Object.fromEntries(book.rows("About"))).toMatchObject({
    "Refund limit now": "$0.00 above the standard refunds of a tee time",
    "Correction limit now": "$20.00 of a gift certificate by one person",
    "Forced cancelations now": "with an admin's consent",
  });
});

it("DECISION-46 the books add up after all of it", async () => {
  expect(await server.db.transaction((tx) => booksProblems(askIn(tx)))).toEqual([]);
});
