import type { OperationId } from "@teedesk/domain";
import { operationsOf, readContract } from "@teedesk/openapi/contract";
import { and, eq, gt, isNotNull, isNull, max } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { projectPaths } from "../../config/paths.ts";
import {
  auditEntries,
  cancelations,
  idempotencyKeys,
  sessions,
  teeTimes,
  transactionRecords,
} from "../../db/schema/index.ts";
import { demoPassword } from "../../demo/demoStaff.ts";
import { cents } from "../../testing/bookingFixture.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";

let server: TestApp;
let session: Record<string, string>;
beforeAll(async () => {
  server = await testApp({ environment: { STEP_UP_REFUND: "20", STEP_UP_EXPORTS: "1", REQUEST_LIMIT: "0" } });
});
afterAll(() => server.close());
beforeEach(async () => {
  session = await server.as("admin");
});

type Method = "GET" | "POST" | "PUT" | "DELETE";
const call = (method: Method, url: string, payload?: object, headers = session, at: TestApp = server) =>
  at.inject({ method, url: `/api/${url}`, headers, ...(payload && { payload }) });
const confirm = (current_password: string = demoPassword, headers = session, at: TestApp = server) =>
  call("POST", "auth/confirm", { current_password }, headers, at);

const unconfirmed = [403, "required", "Confirm that it is you with your password, then try again. Nothing was done."];
const outcomeOf = ({ statusCode, headers, body }: Awaited<ReturnType<typeof call>>) => [
  statusCode,
  headers["step-up"],
  JSON.parse(body).message,
];

const operations = operationsOf(readContract(projectPaths().contract)).filter(({ access }) => access !== "public");

/** The operations that a person is refused for want of a confirmed session, whatever the call. */
async function refusedTo(who: "admin" | "agent", at: TestApp): Promise<OperationId[]> {
  const headers = await at.as(who);
  const refused: OperationId[] = [];
  for (const { id, method, path } of operations.filter((one) => one.id !== "signOut")) {
    const response = await at.app.inject({ method, url: path.replaceAll(/\{\w+\}/g, "1"), headers });
    if (response.statusCode === 403 && response.headers["step-up"] === "required") refused.push(id);
  }
  return refused;
}

describe("DECISION-71 the calls that always need a confirmed session", () => {
  const exports = ["downloadGiftCertificateReport", "downloadTeeTimeCustomerReport", "downloadTeeTimesExportReport"];

  const ownSessions = ["endOwnSession", "endOtherSessions"];
  const accounts = ["createStaffUser", "updateStaffUser", "deleteStaffUser", "resetStaffSecondFactor", ...ownSessions];

  it.each([
    ["admin", { STEP_UP_EXPORTS: "1" }, [...exports, "revealSavedCard"]],
    ["admin", {}, ["revealSavedCard"]],
    ["agent", { STEP_UP_EXPORTS: "1" }, []],
    ["admin", { STEP_UP_ACCOUNTS: "1" }, [...accounts, "revealSavedCard"]],
    ["agent", { STEP_UP_ACCOUNTS: "1" }, ownSessions],
  ] as const)("DECISION-77 for an %s with %j", async (who, environment, expected) => {
    const one = await testApp({ environment: { ...environment, REQUEST_LIMIT: "0" }, beside: server });
    try {
      const refused = await refusedTo(who, one);
      expect(refused.toSorted()).toEqual([...expected].toSorted());
      // Being asked for the password is not an attempt at what one may not do.
      const attempts = eq(auditEntries.event, "access");
      const ofAdmin = eq(auditEntries.staff_user, "admin@teedesk.test");
      expect(await one.db.$count(auditEntries, and(attempts, ofAdmin))).toBe(0);
    } finally {
      await one.close();
    }
  });

  it.each(["gift-certs", "tee-time", "tee-times-export"])(
    "%s: its token too, and then the download",
    async (report) => {
      expect(outcomeOf(await call("POST", "reports/token", { report }))).toEqual(unconfirmed);
      await confirm();
      const { token } = (await call("POST", "reports/token", { report })).json();
      await server.db.update(sessions).set({ confirmed_until: null });
      const { client = "", uid = "" } = session;
      const days = JSON.stringify({ play_date: ["2026-11-01", "2026-11-30"] });
      const period = { start: "2026-11-01", end: "2026-11-30", start_date: "2026-11-01", end_date: "2026-11-30" };
      const query = new URLSearchParams({ access_token: token, client, uid, filters: days, ...period });
      const sent = await server.app.inject({ method: "GET", url: `/api/reports/${report}.xlsx?${query.toString()}` });
      expect(sent.headers["step-up"]).toBeUndefined();
      expect([200, 422]).toContain(sent.statusCode);
    },
  );

  it("a report without customers' addresses needs none", async () => {
    expect((await call("POST", "reports/token", { report: "weekly" })).statusCode).toBe(200);
  });
});

describe("DECISION-71 confirming", () => {
  const ask = (headers = session, at = server) => call("POST", "reports/token", { report: "tee-time" }, headers, at);

  it("lasts five minutes of this session, on every server, and not of another one", async () => {
    const before = Date.now();
    const { confirmed_until } = (await confirm()).json();
    expect(Date.parse(confirmed_until)).toBeGreaterThanOrEqual(before + 300_000 - 1);
    expect(Date.parse(confirmed_until)).toBeLessThanOrEqual(Date.now() + 300_000);
    const other = await testApp({ environment: { STEP_UP_EXPORTS: "1" }, beside: server });
    try {
      expect((await ask(session, other)).statusCode).toBe(200);
      expect(outcomeOf(await ask(await server.as("admin"), other))).toEqual(unconfirmed);
      await server.db.update(sessions).set({ confirmed_until: new Date(Date.now() - 1000) });
      expect(outcomeOf(await ask(session, other))).toEqual(unconfirmed);
    } finally {
      await other.close();
    }
  });

  it("is refused for a wrong password, which counts as a failed sign-in", async () => {
    const strict = await testApp({ environment: { STEP_UP_EXPORTS: "1", SIGN_IN_LIMIT: "2" } });
    try {
      const own = await strict.as("admin");
      const statuses: number[] = [];
      for (const typed of ["wrong", "wrong", "wrong"]) statuses.push((await confirm(typed, own, strict)).statusCode);
      expect(statuses).toEqual([422, 422, 429]);
      expect((await confirm(demoPassword, own, strict)).statusCode).toBe(429);
      expect(outcomeOf(await ask(own, strict))).toEqual(unconfirmed);
    } finally {
      await strict.close();
    }
  });

  it("is in the audit trail, done and refused", async () => {
    const [last] = await server.db.select({ id: max(auditEntries.id) }).from(auditEntries);
    await confirm("wrong");
    await confirm();
    const entries = await server.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.event, "step_up"), gt(auditEntries.id, last?.id ?? 0)))
      .orderBy(auditEntries.id);
    expect(entries.map(({ outcome, operation, status }) => [outcome, operation, status])).toEqual([
      ["refused", "confirmIdentity", 422],
      ["done", "confirmIdentity", 200],
    ]);
  });
});

describe("DECISION-71 refunds above STEP_UP_REFUND", () => {
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
  const refund = (id: number, refund_amount: number, key?: string, cancel = false) =>
    server.inject({
      method: "POST",
      url: "/api/tee_times/cancel",
      headers: { ...session, ...(key && { "idempotency-key": key }) },
      payload: { id, refund: true, cancel, force_cancel: false, refund_amount, reason: "Rained off" },
    });

  it.each([
    ["at the cap", 2000, 200],
    ["a cent above it", 2001, 403],
  ])("%s: %i cents get %i", async (_, amount, status) => {
    const { id } = await paid();
    expect((await refund(id, amount)).statusCode).toBe(status);
  });

  it("small ones of a tee time count together", async () => {
    const { id } = await paid();
    expect((await refund(id, 1500)).statusCode).toBe(200);
    expect(outcomeOf(await refund(id, 600))).toEqual(unconfirmed);
  });

  it.each([false, true])(
    "the refused call used neither money nor key, and its repetition is done once; canceling: %s",
    async (cancel) => {
      const { id } = await paid();
      const key = `step-up-${id}-0123456789`;
      expect(outcomeOf(await refund(id, 3000, key, cancel))).toEqual(unconfirmed);
      expect(await server.db.$count(cancelations, eq(cancelations.tee_time_id, id))).toBe(0);
      expect(await server.db.$count(idempotencyKeys, eq(idempotencyKeys.key, key))).toBe(0);
      await confirm();
      const done = await refund(id, 3000, key, cancel);
      expect(done.json()).toMatchObject({ valid: true });
      const again = await refund(id, 3000, key, cancel);
      expect([again.headers["x-replayed"], again.json()]).toEqual(["true", done.json()]);
      const [now] = await server.db.select().from(teeTimes).where(eq(teeTimes.id, id));
      expect(now?.refunded_cents).toBe(3000);
    },
  );

  it("an admin's consent to one needs the confirmation as well", async () => {
    const limited = await testApp({
      environment: { STEP_UP_REFUND: "20", AGENT_REFUND_LIMIT: "0", UNDO_SECONDS: "0" },
      beside: server,
    });
    try {
      const { id } = await paid();
      const agent = await limited.as("agent");
      await confirm(demoPassword, agent, limited);
      const { transaction_total } = (await call("GET", `tee_times/cancel/options/${id}`)).json();
      const order = { id, refund: true, cancel: true, force_cancel: false, reason: "Rained off" };
      const asked = { ...order, refund_amount: transaction_total };
      const answer = (await call("POST", "tee_times/cancel", asked, agent, limited)).json();
      expect(answer).toMatchObject({ valid: false, awaits_consent: true });
      const [request] = (await call("GET", "consents/index", undefined, session, limited)).json();
      const consent = () => call("POST", `consents/consent/${request.id}`, undefined, session, limited);
      expect(outcomeOf(await consent())).toEqual(unconfirmed);
      await confirm();
      expect((await consent()).json()).toMatchObject({ valid: true });
    } finally {
      await limited.close();
    }
  });

  it("without the setting no refund is asked about", async () => {
    const off = await testApp({ environment: { STEP_UP_REFUND: "off" }, beside: server });
    try {
      const { id, total } = await paid();
      const order = { id, refund: true, cancel: true, force_cancel: false, refund_amount: total, reason: "Rained off" };
      expect((await call("POST", "tee_times/cancel", order, session, off)).json()).toMatchObject({ valid: true });
    } finally {
      await off.close();
    }
  });
});
