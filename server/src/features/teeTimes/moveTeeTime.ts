import type { Cents, LocalDate } from "@teedesk/domain";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { golfRates } from "../../db/schema/golfRates.ts";
import { rentalClubs } from "../../db/schema/rentalClubs.ts";
import { teeTimeRentalClubs } from "../../db/schema/teeTimes.ts";
import { invalid } from "../../platform/refusal.ts";
import { courseCost } from "../../pricing/courseCost.ts";
import { findCourse } from "../../pricing/findCourse.ts";
import { findGolfRate, type GolfRateRow, type RateAnswer } from "../../pricing/findGolfRate.ts";
import { rateCommission } from "../../pricing/rateCommission.ts";
import type { StoredTeeTime } from "../../teeTime/findTeeTime.ts";
import type { RentedClubs } from "../booking/pricedBooking.ts";
import { type Refusal, refusedAnswer } from "../booking/refusals.ts";
import type { TeeTimeChange } from "./teeTimeChange.ts";

/** Where a tee time is played, by which rate, and what the course and the agent get. */
type Moved = {
  readonly golf_course_id: number;
  readonly golf_rate_id: number | null;
  readonly cost_cents: Cents;
  readonly commission_cents: Cents;
};

/**
 * What a change of course, date, time or players means. At its own course a tee time keeps the rate it was sold at,
 * whatever the new date's would be, since nobody is charged again; only a closed course refuses. At another course the
 * rate there is looked up as for a booking, and the refusal of it is on `golf_rate` (OPS-TT-44). What the course gets
 * for a canceled tee time stays.
 */
export async function moveTeeTime(
  tx: Database,
  { teeTime }: StoredTeeTime,
  change: TeeTimeChange,
  today: LocalDate,
): Promise<Moved> {
  const { course_id, play_date, play_time, players } = change;
  const clubs = await clubsOf(tx, teeTime.id);
  const goesElsewhere = course_id !== teeTime.golf_course_id;
  const isMoved = goesElsewhere || play_date !== teeTime.play_date || play_time !== teeTime.play_time;
  const answer = isMoved
    ? await findGolfRate(tx, { golf_course_id: course_id, play_date, play_time }, today)
    : undefined;
  if (answer?.kind === "refused" && answer.code === "course_closed") throw refused("golf_rate", answer.code);
  if (goesElsewhere) refuseToLeave(teeTime, clubs);
  if (!goesElsewhere && (players === teeTime.players || teeTime.canceled_at !== null)) {
    const { golf_rate_id, cost_cents, commission_cents } = teeTime;
    return { golf_course_id: course_id, golf_rate_id, cost_cents, commission_cents };
  }
  const rate =
    goesElsewhere && answer !== undefined
      ? await rateElsewhere(tx, course_id, answer)
      : await findRate(tx, teeTime.golf_rate_id);
  return {
    golf_course_id: course_id,
    golf_rate_id: rate?.id ?? null,
    cost_cents: courseCost({ rate, players, clubs }),
    commission_cents: rateCommission(rate, players),
  };
}

/** Clubs and reservations are the old course's, and what a canceled tee time is about has happened. */
function refuseToLeave(teeTime: StoredTeeTime["teeTime"], clubs: readonly RentedClubs[]): void {
  const stays = (why: string) => invalid({ course: [`${why} Cancel this tee time and book another.`] });
  if (teeTime.canceled_at !== null)
    throw invalid({ course: ["This tee time is canceled: its course stays as it is."] });
  if (!teeTime.internal) throw stays("It is reserved in the system of the old course.");
  if (clubs.length > 0) throw stays("The rented clubs are those of the old course.");
}

const refused = (path: string, code: Refusal["code"]) => refusedAnswer([{ path, code }]);

/** A course that asks for a rate is not played without one. */
async function rateElsewhere(tx: Database, course_id: number, answer: RateAnswer): Promise<GolfRateRow | null> {
  const course = await findCourse(tx, course_id);
  if (course === null) throw refused("course", "course_unknown");
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
