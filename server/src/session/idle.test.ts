import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sessions } from "../db/schema/index.ts";
import { type TestApp, testApp } from "../testing/testApp.ts";

let server: TestApp;

beforeAll(async () => {
  server = await testApp({ environment: { SESSION_IDLE: "15", SECOND_FACTOR: "optional" } });
});
afterAll(() => server.close());

type Headers = Record<string, string>;

const call = (headers: Headers, idle?: string, at: TestApp = server) =>
  at.inject({
    method: "GET",
    url: "/api/courses/list",
    headers: idle === undefined ? headers : { ...headers, "idle-seconds": idle },
  });
const statusOf = async (...args: Parameters<typeof call>) => (await call(...args)).statusCode;

const of = (headers: Headers) => eq(sessions.client, headers["client"] ?? "");
/** Ages a session's last act to this many seconds ago. */
const age = (headers: Headers, seconds: number) =>
  server.db
    .update(sessions)
    .set({ last_used_at: sql`now() - make_interval(secs => ${seconds})` })
    .where(of(headers));
/** Seconds since a session's last act that is stored. */
async function ageOf(headers: Headers): Promise<number> {
  const [found] = await server.db
    .select({ age: sql<number>`extract(epoch from now() - ${sessions.last_used_at})::float8` })
    .from(sessions)
    .where(of(headers));
  return found?.age ?? Number.NaN;
}

it("DECISION-75 a session without an act for the set minutes has ended, for every call and every list", async () => {
  const idle = await server.as("agent");
  const other = await server.as("agent");
  await age(idle, 901);
  for (const url of ["/api/courses/list", "/api/auth/sessions", "/api/auth/second_factor"])
    expect((await server.inject({ method: "GET", url, headers: idle })).statusCode).toBe(401);
  expect(await ageOf(idle)).toBeGreaterThan(900);
  const listed = (await server.inject({ method: "GET", url: "/api/auth/sessions", headers: other })).json();
  expect(listed).toHaveLength(1);
  expect(await statusOf(await server.as("agent"))).toBe(200);
});

it.each([
  ["an act just now", "0", 0],
  ["an act a while ago", "300", 300],
  ["no act since", "880", 880],
  ["no statement, as of a specified console", undefined, 0],
  ["a statement that cannot be read", "soon", 0],
  ["a statement before the stored act", "2000", 880],
])("a request after 880 s with %s counts as such", async (_, stated, expected) => {
  const headers = await server.as("agent");
  await age(headers, 880);
  expect(await statusOf(headers, stated)).toBe(200);
  expect(Math.abs((await ageOf(headers)) - expected)).toBeLessThan(15);
});

it("the last act is not written again within a minute", async () => {
  const headers = await server.as("agent");
  await age(headers, 40);
  const before = await server.db.select().from(sessions).where(of(headers));
  expect(await statusOf(headers, "0")).toBe(200);
  expect(await server.db.select().from(sessions).where(of(headers))).toEqual(before);
});

it("an act in one tab counts for the reports of all", async () => {
  const headers = await server.as("agent");
  await age(headers, 880);
  expect(await statusOf(headers, "0")).toBe(200);
  expect(await statusOf(headers, "870")).toBe(200);
  expect(await ageOf(headers)).toBeLessThan(15);
});

it("a download's token ends with its session", async () => {
  const headers = await server.as("admin");
  const asked = { method: "POST", url: "/api/reports/token", headers, payload: { report: "gift-certs" } } as const;
  const { token } = (await server.inject(asked)).json();
  await age(headers, 901);
  const query = new URLSearchParams({
    access_token: token,
    client: headers["client"] ?? "",
    uid: headers["uid"] ?? "",
  });
  const url = `/api/reports/gift-certs.xlsx?${query.toString()}`;
  expect((await server.app.inject({ method: "GET", url })).statusCode).toBe(401);
});

it.each(["off", undefined])("with SESSION_IDLE=%s an idle session stays open", async (SESSION_IDLE) => {
  const one = await testApp({ environment: SESSION_IDLE === undefined ? {} : { SESSION_IDLE }, beside: server });
  try {
    const headers = await server.as("agent");
    await age(headers, 86_400);
    expect(await statusOf(headers, "86400", one)).toBe(200);
  } finally {
    await one.close();
  }
});

it("the console is told to state it only where sessions end", async () => {
  const one = await testApp({ beside: server });
  try {
    const stated = async (at: TestApp) => (await at.app.inject("/config.json")).json().ends_idle_sessions;
    expect([await stated(server), await stated(one)]).toEqual([true, false]);
  } finally {
    await one.close();
  }
});
