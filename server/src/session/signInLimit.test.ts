import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { signInAttempts } from "../db/schema/index.ts";
import { demoPassword } from "../demo/demoStaff.ts";
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

it("counts attempts made at once, however the address is written", async () => {
  const answers = await statuses([agent, agent.toUpperCase(), ` ${agent}`, `${agent}\u00a0`, agent]);
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

it("knows nobody by an address that only the database takes for theirs", async () => {
  expect(await statuses(["adm\u0130n@teedesk.test"], demoPassword)).toEqual([401]);
});

it("limits a network address that tries many addresses, and then counts those no more", async () => {
  const emails = Array.from({ length: 33 }, (_, index) => `guess${index}@teedesk.test`);
  const answers = await statuses(emails);
  expect(answers.filter((status) => status === 429)).toHaveLength(3);
  expect(await server.db.$count(signInAttempts)).toBe(31);
});

it("believes nobody about their network address unless told to", async () => {
  const payload = { email: agent, password: "wrong" };
  const from = (address: string) => ({ "x-forwarded-for": address, "x-real-ip": address, forwarded: `for=${address}` });
  for (const address of ["10.0.0.1", "10.0.0.2"]) {
    await server.inject({ method: "POST", url: "/api/auth/sign_in", headers: from(address), payload });
  }
  expect(await server.db.$count(signInAttempts)).toBe(2);
});
