import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { expect, it } from "vitest";
import { migrationsUntil } from "../testing/migrationsUntil.ts";
import { openPglite } from "./pglite.ts";
import { golfRates } from "./schema/index.ts";

type Range = {
  readonly start: string;
  readonly end: string;
  readonly from: string;
  readonly to: string;
  readonly days: readonly string[];
};

const winter = { start: "2026-01-01", end: "2026-02-28", from: "08:00", to: "15:30" };
const summer = { start: "2026-06-01", end: "2026-08-31", from: "06:10", to: "14:00" };
const autumn = { start: "2026-05-15", end: "2026-11-30", from: "07:00", to: "18:45" };

/** The ranges of each rate, from 1 on. */
const rates: readonly (readonly Range[])[] = [
  [],
  [{ ...winter, days: [] }],
  [{ ...summer, days: ["H"] }],
  [{ ...autumn, days: ["Sun", "Mon", "Sat"] }],
  [
    { ...summer, days: [] },
    { ...winter, days: [] },
  ],
  [
    { ...autumn, days: ["Tue"] },
    { ...summer, days: [] },
  ],
  [
    { ...summer, days: ["Wed", "Thu"] },
    { ...autumn, days: ["Thu", "M"] },
    { ...winter, days: ["Fri"] },
  ],
];

const boundsOf = (ranges: readonly Range[]) => ({
  first_day: ranges.map(({ start }) => start).toSorted()[0] ?? null,
  last_day:
    ranges
      .map(({ end }) => end)
      .toSorted()
      .at(-1) ?? null,
  first_time: ranges.map(({ from }) => from).toSorted()[0] ?? null,
  last_time:
    ranges
      .map(({ to }) => to)
      .toSorted()
      .at(-1) ?? null,
  weekdays: [...new Set(ranges.flatMap(({ days }) => days))].toSorted(),
});

it("rates that were there before 0026_list_speed get the bounds of their date ranges", async () => {
  const { client, db, migrate: migrateOn, close } = await openPglite({});
  await migrationsUntil("0025_course_names", (migrationsFolder) => migrate(drizzle(client), { migrationsFolder }));
  await client.query("insert into golf_courses (id, course_name) overriding system value values (1, 'Torrey')");
  for (const [place, ranges] of rates.entries()) {
    await client.query(
      "insert into golf_rates (id, golf_course_id, raw_rate) overriding system value values ($1, 1, 4000)",
      [place + 1],
    );
    for (const { start, end, from, to, days } of ranges) {
      await client.query(
        `with range as (
           insert into rate_date_ranges (golf_rate_id, start, "end", time_start, time_end) values ($1, $2, $3, $4, $5) returning id
         ) insert into rate_days select id, unnest($6::text[]) from range`,
        [place + 1, start, end, from, to, days],
      );
    }
  }

  await migrateOn();

  const { id, first_day, last_day, first_time, last_time, weekdays } = golfRates;
  const found = await db
    .select({ id, first_day, last_day, first_time, last_time, weekdays })
    .from(golfRates)
    .orderBy(id);
  await close();
  expect(found.map((rate) => ({ ...rate, weekdays: rate.weekdays.toSorted() }))).toEqual(
    rates.map((ranges, place) => ({ id: place + 1, ...boundsOf(ranges) })),
  );
});
