import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { foreUpAvailabilities } from "../db/schema/index.ts";
import { createClock } from "../platform/clock.ts";
import { type TestApp, testApp } from "../testing/testApp.ts";
import { feedDemo } from "./demoFeed.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const days = async () => {
  const rows = await server.db
    .selectDistinct({ day: foreUpAvailabilities.available_date, seen: sql<string>`max(scraped_at)::text` })
    .from(foreUpAvailabilities)
    .where(sql`gone_at is null and available_date > '2026-12-10'`)
    .groupBy(foreUpAvailabilities.available_date);
  return rows.map(({ day }) => day).toSorted();
};

it("adds slots on days that come into range, and sees the others again", async () => {
  expect(await days()).toEqual([]);
  const now = new Date("2026-12-01T18:30:00Z");
  await feedDemo(
    server.db,
    createClock("America/Los_Angeles", () => now),
  );
  expect(await days()).toEqual(["2026-12-11", "2026-12-12", "2026-12-13", "2026-12-14", "2026-12-15"]);
  const [old] = await server.db
    .select({ stale: sql<number>`count(*)::int` })
    .from(foreUpAvailabilities)
    .where(sql`gone_at is null and available_date >= '2026-12-01' and scraped_at < ${now.toISOString()}::timestamptz`);
  expect(old?.stale).toBe(0);
});

it("adds nothing to a day it has filled", async () => {
  const filled = sql`available_date > '2026-12-05'`;
  const before = await server.db.$count(foreUpAvailabilities, filled);
  await feedDemo(
    server.db,
    createClock("America/Los_Angeles", () => new Date("2026-12-01T18:40:00Z")),
  );
  expect(await server.db.$count(foreUpAvailabilities, filled)).toBe(before);
});
