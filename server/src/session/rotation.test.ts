import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sessionTokens } from "../db/schema/index.ts";
import { sessionOf, type TestApp, testApp } from "../testing/testApp.ts";

let server: TestApp;

beforeAll(async () => {
  server = await testApp({ environment: { SESSION_ROTATE: "1" } });
});
afterAll(() => server.close());

const call = (headers: Record<string, string>) => server.inject({ method: "GET", url: "/api/courses/list", headers });

it("ANSWER-23 gives a new token with every response", async () => {
  let headers = await server.as("agent");
  const tokens = new Set([headers["access-token"]]);
  for (let request = 0; request < 4; request += 1) {
    const response = await call(headers);
    expect(response.statusCode).toBe(200);
    headers = sessionOf(response);
    tokens.add(headers["access-token"]);
  }
  expect(tokens.size).toBe(5);
});

it("serves simultaneous requests with one token, and returns the next token to one of them", async () => {
  const headers = await server.as("agent");
  const responses = await Promise.all(Array.from({ length: 8 }, () => call(headers)));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
  const next = responses.filter((response) => response.headers["access-token"] !== undefined);
  expect(next).toHaveLength(1);
  const [first] = next;
  if (first === undefined) return;
  // A request that left earlier arrives after the new token is in use already.
  expect((await call(sessionOf(first))).statusCode).toBe(200);
  expect((await call(headers)).statusCode).toBe(200);
});

/** Ages all tokens by half a minute. */
const passGrace = () =>
  server.db
    .update(sessionTokens)
    .set({ replaced_at: sql`now() - interval '31 seconds'` })
    .where(sql`${sessionTokens.replaced_at} is not null`);

it("refuses a replaced token a while after its successor was first used", async () => {
  const first = await server.as("agent");
  const second = sessionOf(await call(first));
  const third = sessionOf(await call(second));
  await passGrace();
  expect((await call(first)).statusCode).toBe(401);
  expect((await call(second)).statusCode).toBe(200);
  expect((await call(third)).statusCode).toBe(200);
});

it("keeps a browser signed in whose response with the next token was lost", async () => {
  const headers = await server.as("agent");
  await call(headers);
  await passGrace();
  const again = await call(headers);
  expect(again.statusCode).toBe(200);
  expect((await call(sessionOf(again))).statusCode).toBe(200);
});

it("gives the next token with a refusal too", async () => {
  const refused = await server.inject({
    method: "GET",
    url: "/api/ric_users/index",
    headers: await server.as("agent"),
  });
  expect(refused.statusCode).toBe(403);
  expect((await call(sessionOf(refused))).statusCode).toBe(200);
});
