import { type Cents, type DateRange, type SummaryPeriods, sumCents } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { and, eq, or, sql } from "drizzle-orm";
import * as Result from "effect/Result";
import type { Database } from "../../db/database.ts";
import { golfCourses } from "../../db/schema/golfCourses.ts";
import { teeTimes } from "../../db/schema/teeTimes.ts";
import { midnight } from "../../platform/businessDay.ts";
import { figureSums } from "../../sales/figures.ts";
import { bookedIn } from "../../sales/period.ts";

/** The kinds of bookings that the summaries distinguish (docs/reports.md). */
type BookingKind = "internal" | "external" | "misc";

const bookingKind = sql<BookingKind>`case
  when ${teeTimes.internal} then 'internal' when ${teeTimes.golf_rate_id} is not null then 'external' else 'misc' end`;

type Wire = components["schemas"];

const { bookings, rounds, revenue } = figureSums;

/** The bookings of both periods, read once and summed by period, kind and course. */
async function readSums(db: Database, { current, previous }: SummaryPeriods, timeZone: string) {
  const within = (period: DateRange) => and(...bookedIn(period, "created", timeZone));
  const isCurrent = sql<boolean>`${teeTimes.created_at} >= ${midnight(sql`${current.start}::date`, timeZone)}`;
  const sums = db
    .select({
      is_current: isCurrent.as("is_current"),
      kind: bookingKind.as("kind"),
      golf_course_id: teeTimes.golf_course_id,
      bookings: bookings.as("bookings"),
      rounds: rounds.as("rounds"),
      revenue: revenue.as("revenue"),
    })
    .from(teeTimes)
    .where(or(within(current), within(previous)))
    .groupBy(sql`1`, sql`2`, sql`3`)
    .as("sums");
  return db
    .select({
      is_current: sums.is_current,
      kind: sums.kind,
      course_name: golfCourses.course_name,
      bookings: sums.bookings,
      rounds: sums.rounds,
      revenue: sums.revenue,
    })
    .from(sums)
    .innerJoin(golfCourses, eq(golfCourses.id, sums.golf_course_id));
}

type Sums = Awaited<ReturnType<typeof readSums>>;

const revenueOf = (sums: Sums): Cents => Result.getOrThrow(sumCents(sums.map((sum) => sum.revenue)));

const figuresOf = (sums: Sums): Wire["BookingFigures"] => ({
  booking_count: sums.reduce((all, sum) => all + sum.bookings, 0),
  round_count: sums.reduce((all, sum) => all + sum.rounds, 0),
  revenue: revenueOf(sums),
});

/** Courses of the same name are one. */
const revenueByCourse = (sums: Sums): Record<string, Cents> =>
  Object.fromEntries(
    [...new Set(sums.map(({ course_name }) => course_name))].map((name) => [
      name,
      revenueOf(sums.filter(({ course_name }) => course_name === name)),
    ]),
  );

/** The bookings of a period and of the one before (API-019). */
export async function teeTimeSummary(
  db: Database,
  periods: SummaryPeriods,
  timeZone: string,
): Promise<Wire["TeeTimeSummary"]> {
  const sums = await readSums(db, periods, timeZone);
  const [current, previous] = [sums.filter(({ is_current }) => is_current), sums.filter((sum) => !sum.is_current)];
  const sumsOfKind = (kind: BookingKind, period: Sums): Sums => period.filter((sum) => sum.kind === kind);
  return {
    internal: figuresOf(sumsOfKind("internal", current)),
    external: figuresOf(sumsOfKind("external", current)),
    misc: figuresOf(sumsOfKind("misc", current)),
    previous_internal: figuresOf(sumsOfKind("internal", previous)),
    previous_external: figuresOf(sumsOfKind("external", previous)),
    previous_misc: figuresOf(sumsOfKind("misc", previous)),
    revenue: revenueOf(current),
    previous_revenue: revenueOf(previous),
    internal_courses: revenueByCourse(sumsOfKind("internal", current)),
    external_courses: revenueByCourse(sumsOfKind("external", current)),
  };
}
