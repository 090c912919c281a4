import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sessions, sessionTokens, staffUsers } from "../../db/schema/index.ts";
import { demoPassword } from "../../demo/demoStaff.ts";
import { createPasswords } from "../../session/passwords.ts";
import { sessionOf, type TestApp, testApp } from "../../testing/testApp.ts";

let server: TestApp;
const agent = "agent@teedesk.test";
const failure = { message: "Your email or password are incorrect.", request_id: expect.any(String) };

beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const message = (headers: Record<string, string>) =>
  server.inject({ method: "GET", url: "/api/ric_messages/get", headers });

describe("signing in", () => {
  it("API-001 returns the five session headers", async () => {
    const response = await server.signIn("AGENT@teedesk.test ", demoPassword);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({});
    expect(sessionOf(response)).toEqual({
      "access-token": expect.stringMatching(/^[\w-]{43}$/),
      client: expect.stringMatching(/^[\da-f-]{36}$/),
      uid: agent,
      expiry: expect.stringMatching(/^\d{10}$/),
      "token-type": "Bearer",
    });
    expect((await message(sessionOf(response))).statusCode).toBe(200);
  });

  it.each([
    ["a wrong password", agent, "demo-fairwax"],
    ["an unknown address", "nobody@teedesk.test", demoPassword],
    ["a colleague without a password", "casey.whitfield@teedesk.test", ""],
    ["nothing", "", ""],
  ])("OPS-SES-12 refuses %s with 401 and no headers", async (_, email, password) => {
    const response = await server.signIn(email, password);
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual(failure);
    expect(response.headers["access-token"]).toBeUndefined();
  });

  it("replaces a hash of another cost once the password is known, and never for a wrong one", async () => {
    const stored = async (email: string) => {
      const [found] = await server.db.select().from(staffUsers).where(eq(staffUsers.email, email));
      return found?.password_hash ?? "";
    };
    const costOf = (hash: string) => hash.split("$").slice(1, 4).join();
    const older = await createPasswords({ N: 2 ** 11, r: 8, p: 3 }).hash(demoPassword);
    await server.db.update(staffUsers).set({ password_hash: older }).where(eq(staffUsers.email, agent));
    await server.signIn(agent, "demo-fairwax");
    expect(await stored(agent)).toBe(older);
    expect((await server.signIn(agent, demoPassword)).statusCode).toBe(200);
    expect(costOf(await stored(agent))).toBe(costOf(await stored("admin@teedesk.test")));
    expect((await server.signIn(agent, demoPassword)).statusCode).toBe(200);
  });

  it("stores no token, only its hash", async () => {
    const { "access-token": token } = await server.as("agent");
    const stored = await server.db.select().from(sessionTokens);
    expect(stored.length).toBeGreaterThan(0);
    expect(JSON.stringify(stored)).not.toContain(token);
  });
});

describe("a session", () => {
  it.each([
    ["no headers", () => ({})],
    ["another token", (good: Record<string, string>) => ({ ...good, "access-token": "x".repeat(43) })],
    ["a blank token", (good: Record<string, string>) => ({ ...good, "access-token": "" })],
    ["another client", (good: Record<string, string>) => ({ ...good, client: "1b4e28ba-2fa1-11d2-883f-0016d3cca427" })],
    ["no client at all", (good: Record<string, string>) => ({ ...good, client: "' or 1=1" })],
    ["another address", (good: Record<string, string>) => ({ ...good, uid: "admin@teedesk.test" })],
  ])("is refused with %s", async (_, change) => {
    const response = await message(change(await server.as("agent")));
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({ message: "Please sign in.", request_id: response.headers["x-request-id"] });
  });

  it("ANSWER-19 is ignored in the address", async () => {
    const query = new URLSearchParams(await server.as("agent"));
    const response = await server.inject({ method: "GET", url: `/api/ric_messages/get?${query.toString()}` });
    expect(response.statusCode).toBe(401);
  });

  it("ends when it expires", async () => {
    const headers = await server.as("agent");
    const past = new Date("2020-01-01");
    await server.db
      .update(sessions)
      .set({ expires_at: past })
      .where(eq(sessions.client, headers["client"] ?? ""));
    expect((await message(headers)).statusCode).toBe(401);
  });

  it("ends with signing out; the others stay open", async () => {
    const [one, other] = [await server.as("agent"), await server.as("agent")];
    const out = await server.inject({ method: "DELETE", url: "/api/auth/sign_out", headers: one });
    expect([out.statusCode, out.json()]).toEqual([200, {}]);
    expect((await message(one)).statusCode).toBe(401);
    expect((await message(other)).statusCode).toBe(200);
  });
});

describe("the level", () => {
  const level = async (who: "admin" | "agent", email: string) =>
    server.inject({
      method: "POST",
      url: "/api/ric_users/level",
      headers: await server.as(who),
      payload: { email },
    });

  it.each([
    ["admin", "Admin@teedesk.test", "admin"],
    ["agent", agent, "other"],
  ] as const)("API-002 of %s", async (who, email, expected) => {
    const response = await level(who, email);
    expect([response.statusCode, response.json()]).toEqual([200, { level: expected }]);
  });

  it("ANSWER-24 of another staff member is refused", async () => {
    const response = await level("admin", agent);
    expect(response.statusCode).toBe(403);
  });
});
