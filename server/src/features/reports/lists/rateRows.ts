import { and, asc, eq, gte, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { golfCourses } from "../../../db/schema/golfCourses.ts";
import { golfRates } from "../../../db/schema/golfRates.ts";
import { rateDateRanges, rateDayNames, rateDays } from "../../../db/schema/rateDateRanges.ts";

const week = sql`array[${sql.join(
  rateDayNames.map((name) => sql`${name}`),
  sql`, `,
)}]`;

/** The days of a range in the week's order, the codes M and H as they are. */
const daysOfRange: SQL<string> = sql`coalesce((select string_agg(${rateDays.name}, ', ' order by array_position(${week}, ${rateDays.name}))
  from ${rateDays} where ${rateDays.rate_date_range_id} = ${rateDateRanges.id}), '')`;

/** The rates in force, a row for each range that has not ended: not archived, not disabled, of an active course. */
export const rangesInForce = (db: Database, today: string) =>
  db
    .select({
      rate: golfRates,
      course_name: golfCourses.course_name,
      range: rateDateRanges,
      days: daysOfRange,
    })
    .from(golfRates)
    .innerJoin(golfCourses, eq(golfCourses.id, golfRates.golf_course_id))
    .innerJoin(rateDateRanges, eq(rateDateRanges.golf_rate_id, golfRates.id))
    .where(
      and(
        eq(golfRates.archived, false),
        eq(golfRates.disabled, false),
        eq(golfCourses.inactive, false),
        gte(rateDateRanges.end, sql`${today}::date`),
      ),
    )
    .orderBy(
      asc(golfCourses.course_name),
      asc(golfCourses.id),
      asc(golfRates.id),
      asc(rateDateRanges.start),
      asc(rateDateRanges.time_start),
      asc(rateDateRanges.id),
    );

export type RangeInForce = Awaited<ReturnType<typeof rangesInForce>>[number];
