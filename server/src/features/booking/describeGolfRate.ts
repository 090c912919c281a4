import type { components } from "@teedesk/openapi";
import { asc, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { golfCourses } from "../../db/schema/golfCourses.ts";
import { rateDateRanges, rateDayNames, rateDays } from "../../db/schema/rateDateRanges.ts";
import type { GolfRateRow } from "../../pricing/findGolfRate.ts";
import { encodeGolfRate } from "./encodeGolfRate.ts";

type Wire = components["schemas"];

/** A rate as the wire carries it, with its course and its date ranges. */
export async function describeGolfRate(db: Database, rate: GolfRateRow): Promise<Wire["GolfRate"]> {
  const [course] = await db
    .select({ id: golfCourses.id, course_name: golfCourses.course_name })
    .from(golfCourses)
    .where(eq(golfCourses.id, rate.golf_course_id));
  if (course === undefined) throw new Error(`Golf rate ${rate.id} has no course.`);
  return encodeGolfRate(rate, { course, rate_date_ranges: await dateRanges(db, rate.id) });
}

async function dateRanges(db: Database, golf_rate_id: number): Promise<Wire["RateDateRange"][]> {
  const rows = await db
    .select({ range: rateDateRanges, day: rateDays.name })
    .from(rateDateRanges)
    .leftJoin(rateDays, eq(rateDays.rate_date_range_id, rateDateRanges.id))
    .where(eq(rateDateRanges.golf_rate_id, golf_rate_id))
    .orderBy(asc(rateDateRanges.start), asc(rateDateRanges.id));
  const ranges = new Map(rows.map(({ range }) => [range.id, range]));
  return [...ranges.values()].map(({ created_at: _created, updated_at: _updated, ...range }) => ({
    ...range,
    rate_id: golf_rate_id,
    rate_days: rateDayNames
      .filter((name) => rows.some((row) => row.range.id === range.id && row.day === name))
      .map((name) => ({ name })),
  }));
}
