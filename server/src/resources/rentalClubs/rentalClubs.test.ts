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

it("API-026 lists the clubs of a course, API-025 counts them", async () => {
  const filters = json({ course_id: 1 });
  const answer = await get(`/api/rental-clubs/index?filters=${filters}&per_page=0&page=1`);
  expect(answer.json()).toEqual([
    {
      id: 1,
      lock_version: 0,
      cost: "39.00",
      rate: "65.00",
      raw_rate: 6500,
      charge: "65.00",
      raw_charge: 6500,
      brand: "Callaway Rogue",
      description: "Men's steel, full set with rangefinder",
      handed: 1,
      sex: 0,
      course: { id: 1, course_name: "Torrey Pines South" },
      archived: false,
      is_dollars: true,
      commission: "5.00",
    },
    expect.objectContaining({ brand: "TaylorMade Kalea", sex: 1 }),
    expect.objectContaining({ brand: "Titleist T200", handed: 0, raw_charge: 7500 }),
  ]);
  expect((await get(`/api/rental-clubs/count?filters=${filters}`)).json()).toBe(3);
});

it("pages without losing or repeating one", async () => {
  const total = Number((await get("/api/rental-clubs/count")).payload);
  const sorted = `sort_fields=${json(["charge"])}&sort_desc=${json([true])}&per_page=20`;
  const ids = new Set<number>();
  for (let page = 1; page <= Math.ceil(total / 20); page += 1) {
    const rows: { id: number }[] = (await get(`/api/rental-clubs/index?${sorted}&page=${page}`)).json();
    for (const { id } of rows) ids.add(id);
  }
  expect(ids.size).toBe(total);
});

it("sorts by the course's name", async () => {
  const url = `/api/rental-clubs/index?sort_fields=${json(["course_name"])}&sort_desc=${json([true])}&per_page=1`;
  expect((await get(url)).json()).toMatchObject([{ course: { course_name: "Torrey Pines South" } }]);
});
