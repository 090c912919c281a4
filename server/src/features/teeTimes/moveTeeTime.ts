import { type Cents, courseCost, type LocalDate, type SaleTerms, saleCommission } from "@teedesk/domain";
import { eq } from "drizzle-orm";
import * as Result from "effect/Result";
import type { Database } from "../../db/database.ts";
import { golfRates } from "../../db/schema/golfRates.ts";
import { teeTimeRentalClubs } from "../../db/schema/teeTimes.ts";
import { invalid } from "../../platform/refusal.ts";
import { type CourseRateSearch, findGolfRate } from "../../pricing/findGolfRate.ts";
import type { GolfRateRow } from "../../pricing/golfRateRows.ts";
import { findBookableCourse } from "../../pricing/pricing.repository.ts";
import { fieldRefusal, type Refusal } from "../../pricing/refusals.ts";
import { saleTermsOf } from "../../pricing/saleTerms.ts";
import type { StoredTeeTime } from "../../teeTime/findTeeTime.ts";
import type { TeeTimeChange } from "./teeTimeChange.ts";

/** The course and rate of a moved tee time, its cost and its commission. */
type Moved = {
  readonly columns: {
    readonly golf_course_id: number;
    readonly golf_rate_id: number | null;
    readonly cost_cents: Cents;
    readonly commission_cents: Cents;
  };
  /** The terms it is taken at by another course; null while those of the sale hold. */
  readonly terms: SaleTerms | null;
};

/**
 * Applies a change of course, date, time or players. At its own course a tee time keeps the terms it was sold at, whatever the
 * rate says by now or the new date's would be, since no card is charged again. At another course the rate is looked up as for a
 * booking, with its terms of today; its refusal is on `golf_rate` (OPS-TT-44). What the course is owed for a canceled tee time
 * stays.
 */
export async function moveTeeTime(
  tx: Database,
  { teeTime, sold }: StoredTeeTime,
  change: TeeTimeChange,
  today: LocalDate,
): Promise<Moved> {
  const { course_id, play_date, play_time, players } = change;
  if (course_id === teeTime.golf_course_id) {
    const { golf_course_id, golf_rate_id, cost_cents, commission_cents } = teeTime;
    const isSettled = players === teeTime.players || teeTime.canceled_at !== null;
    const share = isSettled ? { cost_cents, commission_cents } : shareOf(sold.terms, players);
    return { columns: { golf_course_id, golf_rate_id, ...share }, terms: null };
  }
  await refuseCourseChange(tx, teeTime);
  const rate = await rateAtOtherCourse(tx, { golf_course_id: course_id, play_date, play_time, today });
  const terms = saleTermsOf({ rate, clubs: [] });
  return {
    columns: { golf_course_id: course_id, golf_rate_id: rate?.id ?? null, ...shareOf(terms, players) },
    terms,
  };
}

const shareOf = (terms: SaleTerms, players: number) => ({
  cost_cents: Result.getOrThrow(courseCost(terms, players)),
  commission_cents: Result.getOrThrow(saleCommission(terms, players)),
});

/** Rented clubs and reservations belong to the old course, and a canceled tee time is settled. */
async function refuseCourseChange(tx: Database, teeTime: StoredTeeTime["teeTime"]): Promise<void> {
  const refusedAt = (reason: string) => invalid({ course: [`${reason} Cancel this tee time and book another.`] });
  if (teeTime.canceled_at !== null)
    throw invalid({ course: ["This tee time is canceled, so its course cannot change."] });
  if (!teeTime.internal) throw refusedAt("It is reserved in the old course's system.");
  if ((await tx.$count(teeTimeRentalClubs, eq(teeTimeRentalClubs.tee_time_id, teeTime.id))) > 0)
    throw refusedAt("Its rented clubs belong to the old course.");
}

const refused = (path: string, code: Refusal["code"]) => fieldRefusal([{ path, code }]);

/** A course that requires a rate is not booked without one. */
async function rateAtOtherCourse(tx: Database, search: CourseRateSearch): Promise<GolfRateRow | null> {
  const course = await findBookableCourse(tx, search.golf_course_id);
  if (course === null) throw refused("course", "course_unknown");
  const answer = await findGolfRate(tx, search);
  if (answer.kind === "refused") throw refused("golf_rate", answer.code);
  if (answer.kind === "none" && course.rate_required) throw refused("golf_rate", "rate_missing");
  if (answer.kind !== "found") return null;
  // Locked until these terms are stored: the store refuses terms that the rate does not have (0060_tampering_is_found).
  const [held] = await tx.select().from(golfRates).where(eq(golfRates.id, answer.rate.id)).for("share");
  if (held === undefined) throw refused("golf_rate", "rate_missing");
  return held;
}
