import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestApp, testApp } from "../testing/testApp.ts";

let server: TestApp;
let agent: Record<string, string>;

beforeAll(async () => {
  server = await testApp();
  agent = await server.as("agent");
});
afterAll(() => server.close());

describe("an operation", () => {
  it("does not answer HEAD, which would run its GET", async () => {
    const response = await server.app.inject({
      method: "HEAD",
      url: "/api/availability_queue/close?id=1",
      headers: agent,
    });
    expect(response.statusCode).toBe(404);
  });
});

describe("what a request is checked for", () => {
  const links = (query: string) =>
    server.inject({ method: "GET", url: `/api/helpful_links/index?${query}`, headers: agent });

  it.each([
    ["filters={", { filters: ["must be JSON"] }],
    ["filters=7", { filters: ["must be object"] }],
    [`filters=${encodeURIComponent('{"password_hash":"x"}')}`, { "filters.password_hash": ["is not a known field"] }],
    [`filters=${encodeURIComponent('{"type":"motel"}')}`, { "filters.type": ["must be one of: helpful, hotel, psgr"] }],
    [
      `sort_fields=${encodeURIComponent('["order","id; drop table"]')}`,
      { "sort_fields.1": ["must be one of: type, description, url, order"] },
    ],
    [`sort_desc=${encodeURIComponent('"yes"')}`, { sort_desc: ["must be array"] }],
  ])("refuses %s with 422 naming it", async (query, errors) => {
    const response = await links(query);
    expect([response.statusCode, response.json()]).toEqual([422, { errors }]);
  });

  it("names path, query and body fields, the record's own name left out", async () => {
    const get = (url: string) => server.inject({ method: "GET", url, headers: agent });
    const rate = (payload: object) => server.inject({ method: "POST", url: "/api/ibe/rate", headers: agent, payload });
    expect((await get("/api/availability/fetch_card/x")).json()).toEqual({ errors: { queueId: ["must be integer"] } });
    expect((await get("/api/rental-clubs/index?page=0")).json()).toEqual({ errors: { page: ["must be >= 1"] } });
    expect((await rate({})).json()).toEqual({ errors: { booking: ["is required"] } });
    expect((await rate({ booking: {} })).json()).toEqual({ errors: { tee_time: ["is required"] } });
    expect((await rate({ booking: { tee_time: { players: "two" } } })).json()).toEqual({
      errors: { "tee_time.players": ["must be integer, null"] },
    });
  });

  it("refuses members that the call does not have", async () => {
    const response = await server.inject({
      method: "PUT",
      url: "/api/auth/password",
      headers: await server.as("admin"),
      payload: { current_password: "x", password: "y", password_confirmation: "y", level: "admin" },
    });
    expect([response.statusCode, response.json()]).toEqual([422, { errors: { level: ["is not a known field"] } }]);
  });

  it("leaves out what a console sends back of a record and no save sets", async () => {
    const sent = { description: "a", url: "https://a.test", type: "helpful", order: 9 };
    const unset = { id: 4711, created_at: "2001-01-01T00:00:00Z", lock_version: 4711 };
    const response = await server.inject({
      method: "POST",
      url: "/api/helpful_links",
      headers: await server.as("admin"),
      payload: { helpful_link: { ...sent, ...unset } },
    });
    expect(response.json()).toMatchObject(sent);
    expect(response.payload).not.toMatch(/4711|2001/);
    const ric_user = { id: 2, password_hash: "x", desk: "another" };
    const payload = { ric_user, groups: ["agent"] };
    await server.inject({ method: "PUT", url: "/api/ric_users/update", headers: await server.as("admin"), payload });
    expect((await server.signIn("agent@teedesk.test", "demo-fairway")).statusCode).toBe(200);
  });

  it("refuses what is nested deeper than any record", async () => {
    const nested = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;
    const response = await server.inject({
      method: "POST",
      url: "/api/ibe/validate_discount",
      headers: { ...agent, "content-type": "application/json" },
      payload: `{ "booking": { "tee_time": { "unknown": ${nested} } } }`,
    });
    expect([response.statusCode, response.json()]).toEqual([422, { errors: { "": ["is nested too deeply"] } }]);
  });

  it("refuses a body with more members than any record, and reports the first hundred errors of a smaller one", async () => {
    const rate = (length: number) =>
      server.inject({
        method: "POST",
        url: "/api/ibe/rate",
        headers: agent,
        payload: { booking: { tee_time: {}, rental_clubs: Array.from({ length }, () => 0) } },
      });
    const [tooMany, many] = [await rate(300_000), await rate(4_900)];
    expect([tooMany.statusCode, tooMany.json()]).toEqual([422, { errors: { "": ["has too many members"] } }]);
    expect(many.statusCode).toBe(422);
    expect(Object.keys(many.json<{ errors: object }>().errors)).toHaveLength(100);
  });

  it.each([
    ["no JSON", "application/json", '{"email": "4242424242424242"', 400],
    ["a form", "application/x-www-form-urlencoded", "email=x", 415],
    ["a text", "text/plain", "email", 415],
    ["too much", "application/json", JSON.stringify({ email: "x".repeat(2 ** 20) }), 413],
    ["nothing", "application/json", "", 400],
    ["a prototype", "application/json", '{"__proto__": {"email": "x"}}', 400],
  ])("refuses %s in the contract's shape without repeating it", async (_, contentType, payload, status) => {
    const response = await server.inject({
      method: "POST",
      url: "/api/auth/sign_in",
      headers: { "content-type": contentType },
      payload,
    });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({ message: expect.not.stringContaining("4242"), request_id: expect.any(String) });
  });
});
