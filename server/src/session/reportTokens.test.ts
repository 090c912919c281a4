import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { reportTokens, sessions, sessionTokens, staffUserGroups } from "../db/schema/index.ts";
import { type TestApp, testApp } from "../testing/testApp.ts";
import { forgetOldTokens } from "./reportTokens.ts";

let server: TestApp;
let admin: Record<string, string>;
let agent: Record<string, string>;

beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  await server.db.delete(reportTokens);
  [admin, agent] = await Promise.all([server.as("admin"), server.as("agent")]);
});
afterAll(() => server.close());

const ask = (report: string, headers: Record<string, string>) =>
  server.inject({ method: "POST", url: "/api/reports/token", headers, payload: { report } });

const tokenFor = async (report: string, headers = admin): Promise<string> => (await ask(report, headers)).json().token;

const filters = JSON.stringify({ play_date: ["2026-11-01", "2026-11-30"] });

/** Opens a download as a new tab does, with an address alone. */
const download = (access_token: string, { client = "", uid = "" }: Record<string, string> = admin) =>
  server.inject({
    method: "GET",
    url: `/api/reports/tee-times-export.xlsx?${new URLSearchParams({ access_token, client, uid, filters }).toString()}`,
  });

const refused = { message: expect.stringContaining("Start the download again"), request_id: expect.any(String) };

describe("ANSWER-27 a token for a report", () => {
  it("is returned once, lasts a minute and is stored as a hash", async () => {
    const before = Date.now();
    const response = await ask("tee-times-export", admin);
    const { token, expires_at } = response.json();
    expect(response.json()).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      run: expect.any(Number),
      expires_at: expect.any(String),
    });
    // The database's clock, between ours before and after, to the millisecond it is rounded to.
    expect(Date.parse(expires_at)).toBeGreaterThanOrEqual(before + 60_000 - 1);
    expect(Date.parse(expires_at)).toBeLessThanOrEqual(Date.now() + 60_000);
    const stored = await server.db.select().from(reportTokens);
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it.each([
    ["weekly", 403],
    ["tee-times-export", 403],
    ["maintenance", 403],
    ["rate-sheet", 200],
    ["old-rate-sheet", 200],
    ["commission", 200],
    ["everything", 422],
  ])("ROLE for %s an agent is answered %i", async (report, status) => {
    expect((await ask(report, agent)).statusCode).toBe(status);
  });

  it("downloads once", async () => {
    const token = await tokenFor("tee-times-export");
    expect((await download(token)).statusCode).toBe(200);
    const again = await download(token);
    expect([again.statusCode, again.json()]).toEqual([401, refused]);
  });

  it("downloads once, however many ask at the same time", async () => {
    const token = await tokenFor("tee-times-export");
    const responses = await Promise.all(Array.from({ length: 6 }, () => download(token)));
    const statuses = responses.map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 401, 401, 401, 401, 401]);
  });

  it("is of no use after its minute, and is forgotten then", async () => {
    const [old, young] = [await tokenFor("tee-times-export"), await tokenFor("weekly")];
    await server.db
      .update(reportTokens)
      .set({ expires_at: sql`now() - interval '1 second'` })
      .where(eq(reportTokens.report, "tee-times-export"));
    expect((await download(old)).statusCode).toBe(401);
    await forgetOldTokens(server.db);
    expect(await server.db.select({ report: reportTokens.report }).from(reportTokens)).toEqual([{ report: "weekly" }]);
    expect(young).not.toBe(old);
  });

  it("serves its own report only, and no other call", async () => {
    const token = await tokenFor("weekly");
    expect((await download(token)).statusCode).toBe(401);
    const { client = "", uid = "" } = admin;
    const elsewhere = await server.inject({
      method: "GET",
      url: `/api/courses/list?${new URLSearchParams({ access_token: await tokenFor("tee-times-export"), client, uid }).toString()}`,
    });
    expect(elsewhere.statusCode).toBe(401);
    const asSession = await server.inject({
      method: "GET",
      url: "/api/courses/list",
      headers: { ...admin, "access-token": token },
    });
    expect(asSession.statusCode).toBe(401);
  });

  it("belongs to the session that asked for it", async () => {
    for (const who of [
      agent,
      { ...admin, uid: "agent@teedesk.test" },
      { ...admin, client: "" },
      await server.as("admin"),
    ]) {
      expect((await download(await tokenFor("tee-times-export"), who)).statusCode).toBe(401);
    }
    const token = await tokenFor("tee-times-export");
    await server.inject({ method: "DELETE", url: "/api/auth/sign_out", headers: admin });
    expect((await download(token)).statusCode).toBe(401);
  });

  it("does not outlast its session, nor the level of who asked", async () => {
    const token = await tokenFor("tee-times-export");
    const groups = await server.db.select().from(staffUserGroups);
    await server.db.delete(staffUserGroups);
    expect((await download(token)).statusCode).toBe(403);
    await server.db.insert(staffUserGroups).values(groups);

    const late = await tokenFor("tee-times-export");
    await server.db.update(sessions).set({ expires_at: sql`now()` });
    expect((await download(late)).statusCode).toBe(401);
  });

  it("ANSWER-28 is never logged", async () => {
    server.logged.length = 0;
    const tokens = [await tokenFor("tee-times-export"), admin["access-token"] ?? ""];
    for (const token of tokens) await download(token);
    const all = server.logged.join("");
    expect(all).toContain("downloadTeeTimesExportReport");
    for (const secret of [...tokens, "access_token", admin["client"]]) expect(all).not.toContain(secret);
  });
});

describe("a download that is followed", () => {
  const follow = (run: number, headers = admin) =>
    server.inject({ method: "GET", url: `/api/reports/runs/${run}`, headers });

  it("returns the workbook's name and size in the end, to its session alone", async () => {
    const { token, run } = (await ask("tee-times-export", admin)).json();
    const nothing = { rows: 0, size: 0, file_name: null, problem: null };
    expect((await follow(run)).json()).toEqual({ ...nothing, state: "asked" });
    const { rawPayload } = await download(token);
    const made = { state: "made", rows: expect.any(Number), size: rawPayload.length, problem: null };
    expect((await follow(run)).json()).toEqual({ ...made, file_name: "tee-times-2026-11-01-to-2026-11-30.xlsx" });
    for (const other of [agent, await server.as("admin")]) expect((await follow(run, other)).statusCode).toBe(404);
    await forgetOldTokens(server.db);
    expect((await follow(run)).statusCode).toBe(200);
    await server.db.update(reportTokens).set({ expires_at: sql`now() - interval '25 hours'` });
    await forgetOldTokens(server.db);
    expect((await follow(run)).statusCode).toBe(404);
  });

  it("returns the reason of a refusal", async () => {
    const { token, run } = (await ask("tee-times-export", admin)).json();
    const { client = "", uid = "" } = admin;
    const query = new URLSearchParams({ access_token: token, client, uid, filters: "{}" }).toString();
    await server.inject({ method: "GET", url: `/api/reports/tee-times-export.xlsx?${query}` });
    expect((await follow(run)).json()).toMatchObject({ state: "failed", problem: expect.stringMatching(/date range/) });
  });

  it.each([
    ["asked", "The new tab was closed before the report began."],
    ["queued", "The report stopped responding."],
    ["making", "The report stopped responding."],
  ] as const)("has failed when nothing is heard of it while it is %s", async (state, problem) => {
    const { run } = (await ask("weekly", admin)).json();
    await server.db.update(reportTokens).set({ state, rows: 7, updated_at: sql`now() - interval '61 seconds'` });
    expect((await follow(run)).json()).toMatchObject({ state: "failed", rows: 7, problem });
  });
});

describe("OPS-REP-51 an address with the session's own token", () => {
  it("is accepted from specified consoles, which keep their token", async () => {
    await server.db.update(sessionTokens).set({ replaced_at: null });
    const response = await download(admin["access-token"] ?? "");
    expect(response.statusCode).toBe(200);
    expect(response.headers["access-token"]).toBeUndefined();
    expect((await download(agent["access-token"] ?? "", agent)).statusCode).toBe(403);
  });

  it.each([
    ["no token", { access_token: "" }],
    ["no client", { client: "" }],
    ["nothing readable", { client: "x' or 1=1" }],
  ])("with %s is unknown", async (_, part) => {
    const { client = "", uid = "", "access-token": access_token = "" } = admin;
    const query = new URLSearchParams({ access_token, client, uid, filters, ...part }).toString();
    const response = await server.inject({ method: "GET", url: `/api/reports/tee-times-export.xlsx?${query}` });
    expect([response.statusCode, response.json().message]).toEqual([401, "Please sign in."]);
  });
});
