import type { Cents, LocalDate } from "@teedesk/domain";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { golfRates } from "../../db/schema/golfRates.ts";
import { rentalClubs } from "../../db/schema/rentalClubs.ts";
import { teeTimeRentalClubs } from "../../db/schema/teeTimes.ts";
import { invalid } from "../../platform/refusal.ts";
import { type CourseRateSearch, findGolfRate } from "../../pricing/findGolfRate.ts";
import type { GolfRateRow } from "../../pricing/golfRateRows.ts";
import { findBookableCourse } from "../../pricing/pricing.repository.ts";
import { courseCost, type RentedClubs } from "../../pricing/quoteBooking.ts";
import { rateCommission } from "../../pricing/rateCommission.ts";
import { type Refusal, refusedAnswer } from "../../pricing/refusals.ts";
import type { StoredTeeTime } from "../../teeTime/findTeeTime.ts";
import type { TeeTimeChange } from "./teeTimeChange.ts";

/** The course and rate of a moved tee time, its cost and its commission. */
type Moved = {
  readonly golf_course_id: number;
  readonly golf_rate_id: number | null;
  readonly cost_cents: Cents;
  readonly commission_cents: Cents;
};

/**
 * Applies a change of course, date, time or players. At its own course a tee time keeps the rate it was sold at, whatever the
 * new date's would be, since no card is charged again. At another course the rate is looked up as for a booking, and its refusal
 * is on `golf_rate` (OPS-TT-44). What the course is owed for a canceled tee time stays.
 */
export async function moveTeeTime(
  tx: Database,
  { teeTime }: StoredTeeTime,
  change: TeeTimeChange,
  today: LocalDate,
): Promise<Moved> {
  const { course_id, play_date, play_time, players } = change;
  const clubs = await clubsOf(tx, teeTime.id);
  const changesCourse = course_id !== teeTime.golf_course_id;
  if (changesCourse) refuseCourseChange(teeTime, clubs);
  if (!changesCourse && (players === teeTime.players || teeTime.canceled_at !== null)) {
    const { golf_rate_id, cost_cents, commission_cents } = teeTime;
    return { golf_course_id: course_id, golf_rate_id, cost_cents, commission_cents };
  }
  const rate = changesCourse
    ? await rateAtOtherCourse(tx, { golf_course_id: course_id, play_date, play_time, today })
    : await findRate(tx, teeTime.golf_rate_id);
  return {
    golf_course_id: course_id,
    golf_rate_id: rate?.id ?? null,
    cost_cents: courseCost({ rate, players, clubs }),
    commission_cents: rateCommission(rate, players),
  };
}

/** Rented clubs and reservations belong to the old course, and a canceled tee time is settled. */
function refuseCourseChange(teeTime: StoredTeeTime["teeTime"], clubs: readonly RentedClubs[]): void {
  const refusedAt = (reason: string) => invalid({ course: [`${reason} Cancel this tee time and book another.`] });
  if (teeTime.canceled_at !== null)
    throw invalid({ course: ["This tee time is canceled, so its course cannot change."] });
  if (!teeTime.internal) throw refusedAt("It is reserved in the old course's system.");
  if (clubs.length > 0) throw refusedAt("Its rented clubs belong to the old course.");
}

const refused = (path: string, code: Refusal["code"]) => refusedAnswer([{ path, code }]);

/** A course that requires a rate is not booked without one. */
async function rateAtOtherCourse(tx: Database, search: CourseRateSearch): Promise<GolfRateRow | null> {
  const course = await findBookableCourse(tx, search.golf_course_id);
  if (course === null) throw refused("course", "course_unknown");
  const answer = await findGolfRate(tx, search);
  if (answer.kind === "refused") throw refused("golf_rate", answer.code);
  if (answer.kind === "none" && course.rate_required) throw refused("golf_rate", "rate_missing");
  return answer.kind === "found" ? answer.rate : null;
}

async function findRate(tx: Database, id: number | null): Promise<GolfRateRow | null> {
  if (id === null) return null;
  const [rate] = await tx.select().from(golfRates).where(eq(golfRates.id, id));
  return rate ?? null;
}

const clubsOf = (tx: Database, tee_time_id: number): Promise<RentedClubs[]> =>
  tx
    .select({ club: rentalClubs, quantity: teeTimeRentalClubs.quantity })
    .from(teeTimeRentalClubs)
    .innerJoin(rentalClubs, eq(rentalClubs.id, teeTimeRentalClubs.rental_club_id))
    .where(eq(teeTimeRentalClubs.tee_time_id, tee_time_id));
