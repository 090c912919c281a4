import type { OperationId } from "@teedesk/domain";
import { operationsOf, readContract } from "@teedesk/openapi/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { projectPaths } from "../../config/paths.ts";
import { auditEntries } from "../../db/schema/index.ts";
import { sessionHeaders } from "../../session/headers.ts";
import { openSession } from "../../session/sessions.repository.ts";
import { sessionOf, type TestApp, testApp } from "../../testing/testApp.ts";
import { factorDesk, password, type Session } from "./testing/factorDesk.ts";

const { server, now, call, enrolled, codeAt } = await factorDesk();
afterAll(() => server.close());

describe("whoever must have one", () => {
  const operations = operationsOf(readContract(projectPaths().contract)).filter(({ access }) => access !== "public");
  const enrolment: readonly OperationId[] = ["getSecondFactor", "startSecondFactor", "confirmSecondFactor", "signOut"];
  const missing = "Set up a second factor first: sign out, and sign in again.";
  let strict: TestApp;
  beforeAll(async () => {
    strict = await testApp({ environment: { SECOND_FACTOR: "all", REQUEST_LIMIT: "0" }, now });
  });
  afterAll(() => strict.close());

  it.each(["admin", "agent"] as const)(
    "and is an unenrolled %s calls nothing but enrolment and sign-out",
    async (who) => {
      const session = await strict.as(who);
      const refused: string[] = [];
      for (const { id, method, path } of operations.filter((one) => one.id !== "signOut")) {
        const response = await strict.app.inject({ method, url: path.replaceAll(/\{\w+\}/g, "1"), headers: session });
        if (response.statusCode === 403 && response.headers["second-factor"] === "missing")
          refused.push(`${id}: ${response.json().message}`);
      }
      const others = operations.filter(({ id }) => !enrolment.includes(id));
      expect(refused).toEqual(others.map(({ id }) => `${id}: ${missing}`));
      expect(await strict.db.$count(auditEntries, eq(auditEntries.event, "access"))).toBe(0);
      expect((await call("DELETE", "auth/sign_out", session, undefined, strict)).statusCode).toBe(200);
    },
  );

  it("works with it in the same session", async () => {
    const session = await strict.as("agent");
    const current_password = "demo-fairway";
    const { secret } = (await call("POST", "auth/second_factor", session, { current_password }, strict)).json();
    await call("POST", "auth/second_factor/confirm", session, { code: codeAt(secret) }, strict);
    const level = await call("POST", "ric_users/level", session, { email: "agent@teedesk.test" }, strict);
    expect(level.json()).toEqual({ level: "other" });
  });

  it.each([
    ["off", "admin", 200],
    ["optional", "admin", 200],
    ["admins", "admin", 403],
    ["admins", "agent", 200],
    ["all", "agent", 403],
  ] as const)("with SECOND_FACTOR=%s: an unenrolled %s gets %i", async (policy, who, status) => {
    const one = await testApp({ environment: { SECOND_FACTOR: policy } });
    try {
      expect((await call("GET", "ric_messages/get", await one.as(who), undefined, one)).statusCode).toBe(status);
      const { asks_second_factor } = (await one.inject({ method: "GET", url: "/config.json" })).json();
      expect(asks_second_factor).toBe(policy !== "off");
    } finally {
      await one.close();
    }
  });

  it.each([
    ["optional", 401],
    ["all", 401],
    ["off", 200],
  ] as const)(
    "SECOND_FACTOR=%s: a session that the password alone opened besides a factor gets %i",
    async (policy, status) => {
      const { email, id, secret } = await enrolled();
      // As one that was opened while the factor was being confirmed, or by a server that does not know factors.
      const opened = await openSession(server.db, {
        staff_user_id: id,
        days: 1,
        browser: "",
        network_address: "",
        has_second_factor: false,
      });
      const one = await testApp({ environment: { SECOND_FACTOR: policy }, beside: server, now });
      try {
        const level = (session: Session) => call("POST", "ric_users/level", session, { email }, one);
        expect((await level(sessionHeaders(opened, email))).statusCode).toBe(status);
        if (policy === "off") return;
        const { second_factor } = (await call("POST", "auth/sign_in", {}, { email, password }, one)).json();
        const body = { token: second_factor.token, code: codeAt(secret) };
        const entered = await call("POST", "auth/second_factor/sign_in", {}, body, one);
        expect((await level(sessionOf(entered))).statusCode).toBe(200);
      } finally {
        await one.close();
      }
    },
  );

  it("signs in as specified with SECOND_FACTOR=off, also with a factor", async () => {
    const { email } = await enrolled();
    const off = await testApp({ environment: { SECOND_FACTOR: "off" }, beside: server });
    try {
      expect((await call("POST", "auth/sign_in", {}, { email, password }, off)).statusCode).toBe(200);
    } finally {
      await off.close();
    }
  });
});
