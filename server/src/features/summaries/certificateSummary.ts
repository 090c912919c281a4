import {
  averagePrices,
  type Cents,
  type DateRange,
  multiplyCents,
  type SummaryPeriods,
  sumCents,
} from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import { and, countDistinct, eq, gt, isNull, sql } from "drizzle-orm";
import * as Result from "effect/Result";
import type { Database } from "../../db/database.ts";
import { giftCertificates } from "../../db/schema/giftCertificates.ts";
import { golfCourses } from "../../db/schema/golfCourses.ts";
import { teeTimes } from "../../db/schema/teeTimes.ts";
import { instantsIn } from "../../platform/businessDay.ts";
import { certificateFigures } from "../../sales/certificates.ts";
import { bookedIn } from "../../sales/period.ts";

type Wire = components["schemas"];

/** Certificates sold in a period, by course and price, and the number that paid for a tee time booked in it. */
async function periodFigures(db: Database, period: DateRange, timeZone: string) {
  const figures = certificateFigures(db);
  const [sold, [used]] = await Promise.all([
    db
      .select({ course_name: golfCourses.course_name, price: figures.sold_for, count: sql<number>`count(*)::int` })
      .from(giftCertificates)
      .crossJoinLateral(figures)
      .leftJoin(golfCourses, eq(golfCourses.id, giftCertificates.golf_course_id))
      .where(and(...instantsIn(giftCertificates.created_at, [period.start, period.end], timeZone)))
      .groupBy(sql`1`, sql`2`),
    db
      .select({ certificates: countDistinct(teeTimes.gift_certificate_id) })
      .from(teeTimes)
      .where(
        and(
          ...bookedIn(period, "created", timeZone),
          isNull(teeTimes.canceled_at),
          gt(sql`${teeTimes.gift_certificate_amount_cents}`, 0),
        ),
      ),
  ]);
  return { sold, redeemed: used?.certificates ?? 0 };
}

type Sold = Awaited<ReturnType<typeof periodFigures>>["sold"];

const countOf = (sold: Sold): number => sold.reduce((all, { count }) => all + count, 0);

const revenueOf = (sold: Sold): Cents =>
  Result.getOrThrow(sumCents(sold.map(({ price, count }) => Result.getOrThrow(multiplyCents(price, count)))));

/** Certificates for no course in particular are left out. */
const revenueByCourse = (sold: Sold): Record<string, Cents> =>
  Object.fromEntries(
    [...new Set(sold.map(({ course_name }) => course_name))]
      .filter((name) => name !== null)
      .map((name) => [name, revenueOf(sold.filter(({ course_name }) => course_name === name))]),
  );

const averagesOf = (sold: Sold): Wire["GiftCertificateAverages"] => Result.getOrThrow(averagePrices(sold));

/** The certificates sold and used in a period and in the one before (API-018). */
export async function certificateSummary(
  db: Database,
  periods: SummaryPeriods,
  timeZone: string,
): Promise<Wire["GiftCertificateSummary"]> {
  const [current, previous] = await Promise.all([
    periodFigures(db, periods.current, timeZone),
    periodFigures(db, periods.previous, timeZone),
  ]);
  return {
    sold: countOf(current.sold),
    revenue: revenueOf(current.sold),
    redeemed: current.redeemed,
    previous_sold: countOf(previous.sold),
    previous_revenue: revenueOf(previous.sold),
    previous_redeemed: previous.redeemed,
    averages: averagesOf(current.sold),
    previous_averages: averagesOf(previous.sold),
    courses: revenueByCourse(current.sold),
    previous_courses: revenueByCourse(previous.sold),
  };
}
