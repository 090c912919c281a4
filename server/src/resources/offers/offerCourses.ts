import { type LocalDate, type PricedRange, priceRange } from "@teedesk/domain";
import { and, asc, eq, gte, inArray, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { courseGroupCourses, golfCourses, golfRates, maintenances, rateDateRanges } from "../../db/schema/index.ts";
import { groupedBy } from "../../platform/groupedBy.ts";
import { daysOfRange } from "../../pricing/golfRateRows.ts";
import { serviceFeeOf } from "../../pricing/quoteBooking.ts";

/** The courses that a wish is restricted to; undefined is any. */
export type CourseFilter = { readonly course_id?: number | undefined; readonly course_group_id?: number | undefined };

/** A course that staff may book. */
export type OfferCourse = Pick<typeof golfCourses.$inferSelect, "id" | "course_name" | "rate_required">;

/** The courses that can be booked: not inactive, and of the group or the id asked for. */
export function findOfferCourses(
  db: Database,
  { course_id, course_group_id }: CourseFilter,
): Promise<readonly OfferCourse[]> {
  const { id, course_name, rate_required, inactive } = golfCourses;
  const ofGroup = (group: number): SQL => sql`exists (select from ${courseGroupCourses}
    where ${courseGroupCourses.golf_course_id} = ${id} and ${courseGroupCourses.course_group_id} = ${group})`;
  return db
    .select({ id, course_name, rate_required })
    .from(golfCourses)
    .where(
      and(
        eq(inactive, false),
        course_id === undefined ? undefined : eq(id, course_id),
        course_group_id === undefined ? undefined : ofGroup(course_group_id),
      ),
    )
    .orderBy(asc(id));
}

type Days = readonly [first: LocalDate, last: LocalDate];

/** The rates of courses that may price a day for so many players, by course, in one statement: of thousands of ranges few are about two weeks. */
export async function findPricedRanges(
  db: Database,
  { courses, players }: { readonly courses: readonly number[]; readonly players: number },
  [first, last]: Days,
): Promise<ReadonlyMap<number, readonly PricedRange[]>> {
  const { id, start, end, time_start, time_end } = rateDateRanges;
  const rows = await db
    .select({ id, start, end, time_start, time_end, rate_days: daysOfRange, rate: golfRates })
    .from(golfRates)
    .innerJoin(rateDateRanges, eq(rateDateRanges.golf_rate_id, golfRates.id))
    .where(
      and(
        inArray(golfRates.golf_course_id, [...courses]),
        sql`not ${golfRates.disabled} and not ${golfRates.archived}`,
        lte(start, last),
        gte(end, first),
      ),
    );
  const priced = (row: (typeof rows)[number]): PricedRange =>
    priceRange({ ...row, service_fee: serviceFeeOf(row.rate) }, players);
  const byCourse = groupedBy(rows, ({ rate }) => rate.golf_course_id);
  return new Map([...byCourse].map(([course_id, ofCourse]) => [course_id, ofCourse.map(priced)]));
}

/** Whether a course is closed on a day, of these courses and days. */
export async function findClosures(
  db: Database,
  courses: readonly number[],
  [first, last]: Days,
): Promise<(course: number, day: LocalDate) => boolean> {
  const { golf_course_id, start_date, end_date } = maintenances;
  const rows = await db
    .select({ golf_course_id, start_date, end_date })
    .from(maintenances)
    .where(and(inArray(golf_course_id, [...courses]), lte(start_date, last), gte(end_date, first)));
  const closed = groupedBy(rows, (row) => row.golf_course_id);
  return (course, day) =>
    (closed.get(course) ?? []).some(({ start_date: start, end_date: end }) => start <= day && day <= end);
}
