import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestApp, testApp } from "../testing/testApp.ts";

let server: TestApp;

beforeAll(async () => {
  server = await testApp({ environment: { REQUEST_LIMIT: "40" } });
});
afterAll(() => server.close());

it("a defect returns 500 without a trace of it, and is logged without values", async () => {
  await server.db.execute(sql`alter table staff_users rename to staff_users_gone`);
  const response = await server.signIn("planted-person@teedesk.test", "planted-password");
  await server.db.execute(sql`alter table staff_users_gone rename to staff_users`);
  expect(response.statusCode).toBe(500);
  expect(response.json()).toEqual({ message: "Something went wrong.", request_id: response.headers["x-request-id"] });
  const line = server.logged.find((text) => text.includes("request failed")) ?? "";
  expect(line).toContain("staff_users");
  expect(line).toContain(String(response.headers["x-request-id"]));
  expect(server.logged.join("")).not.toContain("planted");
});

it("a check of the session that fails admits no one", async () => {
  const headers = await server.as("admin");
  const list = () => server.inject({ method: "GET", url: "/api/customers/index", headers });
  await server.db.execute(sql`alter table session_tokens rename to session_tokens_gone`);
  const response = await list();
  await server.db.execute(sql`alter table session_tokens_gone rename to session_tokens`);
  expect([response.statusCode, (await list()).statusCode]).toEqual([500, 200]);
  expect(response.json()).toEqual({ message: "Something went wrong.", request_id: response.headers["x-request-id"] });
});

it("too many requests are refused in the contract's shape", async () => {
  const responses = await Promise.all(
    Array.from({ length: 45 }, () => server.inject({ method: "GET", url: "/api/courses/list" })),
  );
  const last = responses.at(-1);
  expect(last?.statusCode).toBe(429);
  expect(last?.headers["retry-after"]).toMatch(/^\d+$/);
  expect(last?.json()).toEqual({ message: expect.stringContaining("Too many"), request_id: expect.any(String) });
});
