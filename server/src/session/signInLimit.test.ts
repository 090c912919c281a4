import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { demoPassword } from "../db/demo/demoStaff.ts";
import { signInAttempts } from "../db/schema/index.ts";
import { type TestApp, testApp } from "../testing/testApp.ts";

let server: TestApp;
const agent = "agent@teedesk.test";

beforeAll(async () => {
  server = await testApp({ environment: { SIGN_IN_LIMIT: "3" } });
});
beforeEach(async () => {
  await server.db.delete(signInAttempts);
});
afterAll(() => server.close());

const statuses = async (emails: readonly string[], password = "wrong") =>
  (await Promise.all(emails.map((email) => server.signIn(email, password)))).map(({ statusCode }) => statusCode);

it("counts attempts made at once, whatever the case of the address", async () => {
  const answers = await statuses([agent, agent.toUpperCase(), agent, agent, agent]);
  expect(answers.filter((status) => status === 401)).toHaveLength(3);
  expect(answers.filter((status) => status === 429)).toHaveLength(2);
  const refused = await server.signIn(agent, demoPassword);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers["retry-after"]).toBe("900");
  expect((await server.signIn("admin@teedesk.test", demoPassword)).statusCode).toBe(200);
});

it("starts afresh after a success and after the window", async () => {
  expect(await statuses([agent, agent])).toEqual([401, 401]);
  expect((await server.signIn(agent, demoPassword)).statusCode).toBe(200);
  expect(await statuses([agent, agent, agent])).toEqual([401, 401, 401]);
  expect(await statuses([agent])).toEqual([429]);
  await server.db.update(signInAttempts).set({ window_started_at: sql`now() - interval '16 minutes'` });
  expect((await server.signIn(agent, demoPassword)).statusCode).toBe(200);
});

it("limits a network address that tries many addresses", async () => {
  const emails = Array.from({ length: 31 }, (_, index) => `guess${index}@teedesk.test`);
  const answers = await statuses(emails);
  expect(answers.filter((status) => status === 429)).toHaveLength(1);
});
