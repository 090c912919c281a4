import type { components } from "@teedesk/openapi";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { availabilityQueues, foreUpAvailabilities } from "../../db/schema/index.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";

let server: TestApp;
let headers: Record<string, string>;

beforeAll(async () => {
  server = await testApp();
  headers = await server.as("agent");
});
afterAll(() => server.close());

type Row = components["schemas"]["AvailabilityRow"];

const get = (url: string) => server.inject({ method: "GET", url: `/api/fore_up_availability/${url}`, headers });
const json = (value: unknown): string => encodeURIComponent(JSON.stringify(value));
const list = async (query: string): Promise<Row[]> => (await get(`index?${query}`)).json();
const count = async (filters: unknown): Promise<number> => (await get(`count?filters=${json(filters)}`)).json();

it("OPS-AVL-25 API-011 is the free tee time with its course, price and group", async () => {
  const [row] = await list(`filters=${json({ course_name: "Torrey Pines South" })}`);
  const [stored] = await server.db
    .select()
    .from(foreUpAvailabilities)
    .where(eq(foreUpAvailabilities.id, row?.id ?? 0));
  expect(row).toEqual({
    id: stored?.id,
    course_id: stored?.golf_course_id,
    course_name: "Torrey Pines South",
    available_date: "2026-11-22",
    available_time: stored?.available_time,
    read_date: "Sunday, November 22, 2026",
    spots: stored?.spots,
    is_new: stored?.is_new,
    created_at: stored?.created_at.toISOString(),
    updated_at: stored?.updated_at.toISOString(),
    scraped_at: stored?.scraped_at.toISOString(),
    rate: expect.stringMatching(/^\d+\.\d\d$/),
    rateId: stored?.golf_rate_id,
    group_name: expect.stringContaining("La Jolla"),
    callers: expect.any(Number),
    is_closing: false,
    left: Math.max(...(stored?.spots ?? [])),
    sold: [],
    held: [],
  });
});

it("CONST-10 CONST-07 is sorted by day and time, a hundred to a page; 0 or less means a hundred (UNCLEAR-32)", async () => {
  const rows = await list("page=1");
  const at = ({ available_date, available_time }: Row) => `${available_date} ${available_time}`;
  expect(rows.map(at)).toEqual(rows.map(at).toSorted());
  expect([rows.length, (await list("per_page=0")).length]).toEqual([100, 100]);
});

describe("OPS-AVL-24 API-012 filters narrow the page and the count alike", () => {
  it.each<[string, object, (row: Row) => boolean]>([
    ["course name", { course_name: "tORREY" }, ({ course_name }) => course_name.startsWith("Torrey")],
    ["group", { group_name: "la JOL" }, ({ group_name }) => String(group_name).includes("La Jolla")],
    ["day", { available_date: "2026-11-25" }, ({ available_date }) => available_date === "2026-11-25"],
    ["time", { available_time: "08:00" }, ({ available_time }) => available_time === "08:00"],
    ["slots", { spots: 4 }, ({ spots }) => spots.includes(4)],
    ["rate", { rate: "5.0" }, ({ rate }) => String(rate).includes("5.0")],
    ["blanks", { course_name: "", available_date: "" }, () => true],
    ["SQL wildcards", { course_name: "%" }, () => false],
  ])("%s", async (_, filters, isMeant) => {
    const all = await list("per_page=500");
    const found = await list(`per_page=500&filters=${json(filters)}`);
    expect(found.map(({ id }) => id)).toEqual(all.filter(isMeant).map(({ id }) => id));
    expect(await count(filters)).toBe(found.length);
  });

  it.each([{ spots: 0 }, { spots: "four" }, { available_date: "soon" }, { nonsense: 1 }])(
    "refuses %j",
    async (filters) => {
      expect([
        (await get(`index?filters=${json(filters)}`)).statusCode,
        (await get(`count?filters=${json(filters)}`)).statusCode,
      ]).toEqual([422, 422]);
    },
  );
});

it.each([
  ["course_name", "course_name"],
  ["scraped_at", "scraped_at"],
  ["rate", "rate"],
  ["group_name", "group_name"],
  ["date", "available_date"],
  ["sortingDate", "available_date"],
  ["time", "available_time"],
] as const)("UNCLEAR-31 sorts by %s both ways, without losing or repeating rows", async (field, shown) => {
  const sorted = (desc: boolean) => list(`per_page=500&sort_fields=${json([field])}&sort_desc=${json([desc])}`);
  const [up, down] = [await sorted(false), await sorted(true)];
  expect(down.map(({ id }) => id)).toEqual(up.map(({ id }) => id).toReversed());
  const values = up.map((row) => row[shown]).filter((value) => value !== null);
  const ordered = values.toSorted((one, other) =>
    shown === "rate" ? Number(one) - Number(other) : one.toLowerCase() < other.toLowerCase() ? -1 : 1,
  );
  expect(values).toEqual(ordered);
});

it("leaves out sold tee times and those that are over, earlier today too", async () => {
  const [gone, over, earlier, later] = await list("per_page=4");
  const before = await count({});
  const change = (id: number | undefined, values: object) =>
    server.db
      .update(foreUpAvailabilities)
      .set(values)
      .where(eq(foreUpAvailabilities.id, id ?? 0));
  await change(gone?.id, { gone_at: new Date() });
  await change(over?.id, { available_date: "2026-11-20" });
  // It is 10:30 at the business.
  await change(earlier?.id, { available_date: "2026-11-21", available_time: "10:29" });
  await change(later?.id, { available_date: "2026-11-21", available_time: "10:30" });
  const ids = (await list("per_page=500")).map(({ id }) => id);
  const isListed = [gone, over, earlier, later].map((row) => ids.includes(row?.id ?? 0));
  expect([isListed, await count({})]).toEqual([[false, false, false, true], before - 3]);
  await change(gone?.id, { gone_at: null });
  for (const row of [over, earlier, later]) {
    await change(row?.id, { available_date: "2026-11-22", available_time: row?.available_time });
  }
});

it("MATCH-01 has the number of callers who fit each free tee time", async () => {
  const rows = await list("per_page=500");
  const some = rows.filter(({ callers }) => (callers ?? 0) > 0);
  expect(some.length).toBeGreaterThan(5);
  for (const { id, callers } of [...some.slice(0, 5), ...rows.filter((row) => row.callers === 0).slice(0, 2)]) {
    const matches: components["schemas"]["SlotMatch"][] = (await get(`matches/${id}`)).json();
    expect(matches.filter(({ misses }) => misses.length === 0)).toHaveLength(callers ?? -1);
  }
});

it("UNCLEAR-33 without parameters is the wait list, grouped by course, day and time", async () => {
  const waiting = await server.db
    .selectDistinct({ id: availabilityQueues.fore_up_availability_id })
    .from(availabilityQueues)
    .where(sql`removed_at is null`);
  const grouped: Record<string, Record<string, Record<string, unknown>>> = (await get("index")).json();
  const slots = Object.entries(grouped).flatMap(([course, days]) =>
    Object.entries(days).flatMap(([day, times]) => Object.keys(times).map((time) => [JSON.parse(course), day, time])),
  );
  const rows = (await list("per_page=500")).filter(
    ({ id, spots }) => spots.length > 0 && waiting.some((one) => one.id === id),
  );
  expect(new Set(slots.map(String))).toEqual(
    new Set(rows.map((row) => String([row.course_name, row.course_id, row.available_date, row.available_time]))),
  );
  expect(Object.values(Object.values(Object.values(grouped)[0] ?? {})[0] ?? {})[0]).toEqual({
    spots: expect.any(Number),
    is_new: expect.any(Boolean),
    read_date: expect.stringContaining("2026"),
    created_at: expect.any(String),
    updated_at: expect.any(String),
    scraped_at: expect.any(String),
  });
});
