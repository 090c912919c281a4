import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { signInAttempts } from "../db/schema/index.ts";
import { demoPassword } from "../demo/demoStaff.ts";
import { type TestApp, testApp } from "../testing/testApp.ts";
import { delayOf, networkOf } from "./signInLimit.ts";

let server: TestApp;
const agent = "agent@teedesk.test";

beforeAll(async () => {
  server = await testApp({ environment: { SIGN_IN_LIMIT: "3", TRUST_PROXY: "1" } });
});
beforeEach(async () => {
  await server.db.delete(signInAttempts);
});
afterAll(() => server.close());

type From = { readonly ip?: string; readonly cookie?: string };

const signIn = (email: string, password: string, { ip = "203.0.113.7", cookie }: From = {}) =>
  server.inject({
    method: "POST",
    url: "/api/auth/sign_in",
    headers: { "x-forwarded-for": ip, ...(cookie === undefined ? {} : { cookie }) },
    payload: { email, password },
  });

const statuses = async (emails: readonly string[], password = "wrong", from?: From) =>
  (await Promise.all(emails.map((email) => signIn(email, password, from)))).map(({ statusCode }) => statusCode);

it("counts simultaneous attempts, however the address is written", async () => {
  const results = await statuses([agent, agent.toUpperCase(), ` ${agent}`, `${agent}\u00a0`, agent]);
  expect(results.filter((status) => status === 401)).toHaveLength(3);
  expect(results.filter((status) => status === 429)).toHaveLength(2);
  const refused = await signIn(agent, demoPassword);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(850);
  expect((await signIn("admin@teedesk.test", demoPassword)).statusCode).toBe(200);
});

it("does not lock a person out elsewhere who is guessed at here", async () => {
  expect(await statuses([agent, agent, agent, agent])).toContain(429);
  expect((await signIn(agent, demoPassword, { ip: "198.51.100.9" })).statusCode).toBe(200);
});

it("keeps a browser's own budget when others guess from the same network", async () => {
  const first = await signIn(agent, demoPassword);
  const [cookie = ""] = String(first.headers["set-cookie"]).split(";");
  expect(first.headers["set-cookie"]).toMatch(
    /^__Host-teedesk_browser=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Strict; Secure$/,
  );
  expect(await statuses([agent, agent, agent, agent])).toContain(429);
  expect((await signIn(agent, demoPassword, { cookie })).statusCode).toBe(200);
  // A browser known for one person is unknown for another; and its own budget ends too.
  expect(await statuses(Array(4).fill("admin@teedesk.test"), "wrong", { cookie })).toContain(429);
  expect(await statuses(Array(4).fill(agent), "wrong", { cookie })).toContain(429);
});

it("gives a browser that brought a token of its own a new one", async () => {
  const brought = `__Host-teedesk_browser=${"F".repeat(43)}`;
  const first = await signIn(agent, demoPassword, { cookie: brought });
  const [cookie = ""] = String(first.headers["set-cookie"]).split(";");
  expect(cookie).toMatch(/^__Host-teedesk_browser=[\w-]{43}$/);
  expect(cookie).not.toBe(brought);
  const second = await signIn(agent, demoPassword, { cookie });
  expect(String(second.headers["set-cookie"])).toContain(cookie);
});

it("counts no good sign-in, however many an office has", async () => {
  for (let count = 0; count < 40; count += 1) expect(await statuses([agent], demoPassword)).toEqual([200]);
});

it("starts afresh after the window", async () => {
  expect(await statuses([agent, agent, agent])).toEqual([401, 401, 401]);
  expect(await statuses([agent])).toEqual([429]);
  await server.db.update(signInAttempts).set({ window_started_at: sql`now() - interval '16 minutes'` });
  expect((await signIn(agent, demoPassword)).statusCode).toBe(200);
});

it("finds no one by an address that only the database treats as theirs", async () => {
  expect(await statuses(["adm\u0130n@teedesk.test"], demoPassword)).toEqual([401]);
});

it("limits a network that tries many addresses, and then counts those no more", async () => {
  const emails = Array.from({ length: 33 }, (_, index) => `guess${index}@teedesk.test`);
  const results = await statuses(emails);
  expect(results.filter((status) => status === 429)).toHaveLength(3);
  expect(await server.db.$count(signInAttempts)).toBe(61);
});

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8::5", "2001:db8:0:0::/64"],
  ["::ffff:203.0.113.7", "::ffff:203.0.113.7"],
])("counts %s as %s", (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

it("waits longer with each failure, and not for the first", () => {
  expect([1, 2, 3, 4, 5, 6, 7, 10].map((failures) => delayOf(failures, 10))).toEqual([
    0, 0, 0, 250, 500, 1000, 2000, 2000,
  ]);
});
