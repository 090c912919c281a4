import { operationsOf, readContract } from "@teedesk/openapi/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { projectPaths } from "../../../config/paths.ts";
import { auditEntries } from "../../../db/schema/index.ts";
import { demoPassword } from "../../../demo/demoStaff.ts";
import { type TestApp, testApp } from "../../../testing/testApp.ts";

let server: TestApp;
let admin: Record<string, string>;

beforeAll(async () => {
  server = await testApp({ environment: { TRUST_PROXY: "1", SIGN_IN_LIMIT: "6" } });
  admin = await server.as("admin");
});
afterAll(() => server.close());

const from = { "x-forwarded-for": "203.0.113.7" };

async function list(filters: object = {}) {
  const query = encodeURIComponent(JSON.stringify(filters));
  const response = await server.inject({ method: "GET", url: `/api/audit/index?filters=${query}`, headers: admin });
  return response.json();
}

const entry = (changes: object) => ({
  id: expect.any(Number),
  created_at: expect.any(String),
  event: "sign_in",
  outcome: "done",
  staff_user_id: 2,
  staff_user: "agent@teedesk.test",
  network_address: "203.0.113.7",
  operation: "signIn",
  status: 200,
  detail: null,
  ...changes,
});

/** The newest entry, as the trail and as the log have it. */
async function newest() {
  const [first] = await list();
  // The owner of a typed address is looked up for the trail alone.
  const { id: _id, created_at: _at, staff_user_id: _who, ...fact } = first;
  const line = server.logged.find((text) => text.includes('"msg":"audit"'));
  expect(JSON.parse(line ?? "{}")).toMatchObject(fact);
  return first;
}

const wrongPassword = {
  current_password: "not-the-password",
  password: "another-long-one-7",
  password_confirmation: "another-long-one-7",
};

describe("the audit trail", () => {
  beforeEach(() => {
    server.logged.length = 0;
  });
  const signIn = (email: string, password: string) =>
    server.inject({ method: "POST", url: "/api/auth/sign_in", headers: from, payload: { email, password } });

  it("has every sign-in and every refusal of one", async () => {
    await signIn("Agent@teedesk.test", demoPassword);
    expect(await newest()).toEqual(entry({}));
    server.logged.length = 0;
    await signIn("agent@teedesk.test", "wrong");
    expect(await newest()).toEqual(entry({ outcome: "refused", status: 401 }));
    server.logged.length = 0;
    await signIn("hunter2-typed-in-the-wrong-input", "wrong");
    expect(await newest()).toEqual(entry({ outcome: "refused", status: 401, staff_user_id: null, staff_user: null }));
  });

  it("has a lock-out once a minute, however often it is met", async () => {
    await Promise.all(Array.from({ length: 9 }, () => signIn("casey.whitfield@teedesk.test", "wrong")));
    const found = await list({ event: "lock_out" });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ outcome: "refused", status: 429, staff_user: "casey.whitfield@teedesk.test" });
  });

  it("has one lock-out a minute for a network that invents addresses, and none of those", async () => {
    const network = { "x-forwarded-for": "2001:db8:1:2::7" };
    const guess = (email: string, address: string) =>
      server.inject({
        method: "POST",
        url: "/api/auth/sign_in",
        headers: { "x-forwarded-for": address },
        payload: { email, password: "wrong" },
      });
    // At once: each alone would wait its delay.
    const guesses = (count: number, guessOf: (one: number) => Promise<unknown>) =>
      Promise.all(Array.from({ length: count }, (_, one) => guessOf(one)));
    await guesses(60, (one) => guess(`first${one}@x.test`, network["x-forwarded-for"]));
    await guesses(20, (one) => guess(`other${one}@x.test`, `2001:db8:1:2::${one + 8}`));
    await guess("agent@teedesk.test", "2001:db8:1:2::9");
    const found = await list({ event: "lock_out", network_address: "2001:db8" });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ staff_user: null, staff_user_id: null, network_address: "2001:db8:1:2::/64" });
  });

  it("has one lock-out a minute for all invented addresses that were tried too often", async () => {
    const emails = ["invented@x.test", "thought.up@x.test"].flatMap((email) => Array<string>(9).fill(email));
    await Promise.all(emails.map((email) => signIn(email, "wrong")));
    expect(await list({ event: "lock_out", staff_user: "@x.test" })).toEqual([]);
  });

  it("has the end of a session, a card that was read, and a refused call", async () => {
    const own = { ...(await server.as("agent")), ...from };
    server.logged.length = 0;
    await server.inject({ method: "GET", url: "/api/availability/fetch_card/1", headers: own });
    expect(await newest()).toEqual(entry({ event: "card_read", operation: "fetchSavedCard", detail: "queueId 1" }));
    server.logged.length = 0;
    await server.inject({ method: "GET", url: "/api/ric_users/index", headers: own });
    expect(await newest()).toEqual(
      entry({ event: "access", outcome: "refused", operation: "listStaffUsers", status: 403 }),
    );
    server.logged.length = 0;
    await server.inject({ method: "DELETE", url: "/api/auth/sign_out", headers: own });
    expect(await newest()).toEqual(entry({ event: "session_end", operation: "signOut" }));
  });

  it("has changes of the broadcast message and downloads", async () => {
    const headers = { ...admin, ...from };
    await server.inject({
      method: "PUT",
      url: "/api/ric_messages/update",
      headers,
      payload: { message: "Frost delay" },
    });
    const own = { staff_user_id: 1, staff_user: "admin@teedesk.test" };
    expect(await list({ event: "broadcast" })).toEqual([
      entry({ ...own, event: "broadcast", operation: "updateBroadcastMessage" }),
    ]);
    const exported = await server.inject({ method: "GET", url: "/api/reports/audit-trail.xlsx", headers });
    expect(exported.headers["content-type"]).toContain("spreadsheetml");
    expect(await list({ event: "report" })).toEqual([
      entry({ ...own, event: "report", operation: "exportAuditEntries" }),
    ]);
  });

  it("is searched by person, place and time, and counted", async () => {
    const count = async (filters: object) => {
      const url = `/api/audit/count?filters=${encodeURIComponent(JSON.stringify(filters))}`;
      return (await server.inject({ method: "GET", url, headers: admin })).json();
    };
    const all = await list({ staff_user: "AGENT@", network_address: "203.0" });
    expect(all.length).toBeGreaterThan(3);
    expect(await count({ staff_user: "AGENT@", network_address: "203.0" })).toBe(all.length);
    expect(await count({ staff_user: "nobody" })).toBe(0);
    expect(await count({ created_at: ["2020-01-01", "2020-12-31"] })).toBe(0);
    expect(await count({ created_at: ["2020-01-01", ""], staff_user: "AGENT@", network_address: "203.0" })).toBe(
      all.length,
    );
  });

  /** The operations that have to leave an entry: each download, and the table below. */
  const downloads = operationsOf(readContract(projectPaths().contract)).filter(({ id }) => id.startsWith("download"));
  const period = { start_date: "2026-11-01", end_date: "2026-11-21", startDate: "2026-11-01", endDate: "2026-11-21" };
  const compared = { compare_start_date: "2025-11-01", compare_end_date: "2025-11-21", date_type: "played" };
  const query = {
    ...period,
    ...compared,
    month: "11",
    year: "2026",
    allDates: "false",
    only_played: "false",
    courses: "[]",
    filters: JSON.stringify({ created_at: ["2026-11-01", "2026-11-21"] }),
  };
  it.each(downloads)("$id leaves person, address and outcome", async ({ id, path }) => {
    const { statusCode } = await server.inject({ method: "GET", url: path, query, headers: { ...admin, ...from } });
    const [first] = await list({ event: "report" });
    const own = { staff_user_id: 1, staff_user: "admin@teedesk.test" };
    expect([statusCode, first]).toEqual([200, entry({ ...own, event: "report", operation: id })]);
  });

  it.each([
    ["session_end", "endOtherSessions", "DELETE", "/api/auth/sessions", undefined, { status: 200 }],
    ["session_end", "endOwnSession", "DELETE", "/api/auth/sessions/999999", undefined, { detail: "id 999999" }],
    ["password", "changeOwnPassword", "PUT", "/api/auth/password", wrongPassword, {}],
    [
      "card_read",
      "fetchSavedCard",
      "GET",
      "/api/availability/fetch_card/999999",
      undefined,
      { detail: "queueId 999999" },
    ],
    ["broadcast", "updateBroadcastMessage", "PUT", "/api/ric_messages/update", {}, {}],
    ["access", "downloadWeeklyReport", "GET", "/api/reports/weekly.xlsx", undefined, { status: 403 }],
    ["access", "createStaffUser", "POST", "/api/ric_users", {}, { status: 403 }],
  ] as const)("has %s by %s, also when it is refused", async (event, operation, method, url, payload, more) => {
    const own = { ...(await server.as(event === "broadcast" ? "admin" : "agent")), ...from };
    const { statusCode } = await server.inject({ method, url, headers: own, ...(payload && { payload }) });
    const [first] = await list({ event });
    const outcome = statusCode < 300 ? "done" : "refused";
    const who = event === "broadcast" ? { staff_user_id: 1, staff_user: "admin@teedesk.test" } : {};
    expect(first).toEqual(entry({ event, operation, outcome, status: statusCode, ...who, ...more }));
  });

  it("is for admins", async () => {
    const headers = await server.as("agent");
    for (const url of ["/api/audit/index", "/api/audit/count", "/api/reports/audit-trail.xlsx"]) {
      expect((await server.inject({ method: "GET", url, headers })).statusCode).toBe(403);
    }
  });

  it.each([
    sql`update ${auditEntries} set outcome = 'done'`,
    sql`delete from ${auditEntries}`,
    sql`truncate ${auditEntries}`,
  ])("cannot be rewritten", async (statement) => {
    await expect(server.db.execute(statement)).rejects.toMatchObject({
      cause: { message: "Entries of the audit trail are only ever added." },
    });
  });
});
