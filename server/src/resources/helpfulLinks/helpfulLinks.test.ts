import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestApp, testApp } from "../../testing/testApp.ts";

let server: TestApp;
let headers: Record<string, string>;

beforeAll(async () => {
  server = await testApp();
  headers = await server.as("agent");
});
afterAll(() => server.close());

const get = (url: string) => server.inject({ method: "GET", url, headers });
const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));

it("API-003 lists all of them by their order (CONST-34)", async () => {
  const links: { order: number }[] = (await get("/api/helpful_links/index")).json();
  expect(links.map(({ order }) => order)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(links[0]).toEqual({
    id: 1,
    lock_version: 0,
    url: "https://radar.teedesk.test/",
    type: "helpful",
    description: "Weather radar",
    order: 0,
  });
});

it.each([
  [{ type: "hotel" }, ["The Lodge concierge", "Harbor Inn group desk", "Desert Springs resort"]],
  [{ description: "TEE" }, ["PSGR tee sheet"]],
  [{ url: "intranet", description: "" }, ["Course phone list", "Dress codes"]],
  [{ url: "%" }, []],
])("OPS-SHELL-46 filters by %j, and API-133 counts the same", async (filters, expected) => {
  const links: { description: string }[] = (await get(`/api/helpful_links/index?filters=${json(filters)}`)).json();
  expect(links.map(({ description }) => description)).toEqual(expected);
  expect((await get(`/api/helpful_links/count?filters=${json(filters)}`)).payload).toBe(String(expected.length));
});

it("sorts by several fields", async () => {
  const url = `/api/helpful_links/index?sort_fields=${json(["type", "description"])}&sort_desc=${json([true])}`;
  const links: { description: string }[] = (await get(url)).json();
  expect(links.slice(0, 3).map(({ description }) => description)).toEqual([
    "PSGR price list",
    "PSGR tee sheet",
    "Desert Springs resort",
  ]);
});
