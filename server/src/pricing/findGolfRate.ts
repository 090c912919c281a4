import { type LocalDate, type TimeOfDay, weekdayOf } from "@teedesk/domain";
import { and, desc, eq, gte, lte, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { golfRates } from "../db/schema/golfRates.ts";
import { maintenances } from "../db/schema/maintenances.ts";
import { rateDateRanges, rateDayNames, rateDays } from "../db/schema/rateDateRanges.ts";

export type GolfRateRow = typeof golfRates.$inferSelect;

/** When and where somebody wants to play. */
export type RateSearch = {
  readonly golf_course_id: number;
  readonly play_date: LocalDate;
  readonly play_time: TimeOfDay;
};

/** weekdayOf counts from 1, Monday; the names begin with Mon too. */
const weekdayName = (date: LocalDate) => rateDayNames[weekdayOf(date) - 1] ?? "Mon";

export type RateAnswer =
  | { readonly kind: "found"; readonly rate: GolfRateRow }
  | { readonly kind: "none" }
  | { readonly kind: "refused"; readonly code: "course_closed" | "rate_too_far_ahead" };

/**
 * The rate that holds for a course at a date and time: one whose date range covers both and names the weekday. The codes M
 * and H name none, since what they mean is not known (DECISIONS 22); so a holiday has the rate of its weekday, unless a
 * range of its own is shorter. Several may hold: the shorter range goes first, then the shorter hours, then the newer
 * rate. Refused when a maintenance closes the course that day, or when the day is further ahead than the rate allows.
 */
export async function findGolfRate(db: Database, search: RateSearch, today: LocalDate): Promise<RateAnswer> {
  if (await isClosed(db, search)) return { kind: "refused", code: "course_closed" };
  const rates = await ratesInForce(db, search, today);
  const offered = rates.find((rate) => rate.isOffered);
  if (offered !== undefined) return { kind: "found", rate: offered.rate };
  return rates.length === 0 ? { kind: "none" } : { kind: "refused", code: "rate_too_far_ahead" };
}

async function isClosed(db: Database, { golf_course_id, play_date }: RateSearch): Promise<boolean> {
  const closures = await db
    .select({ id: maintenances.id })
    .from(maintenances)
    .where(
      and(
        eq(maintenances.golf_course_id, golf_course_id),
        lte(maintenances.start_date, play_date),
        gte(maintenances.end_date, play_date),
      ),
    )
    .limit(1);
  return closures.length > 0;
}

async function ratesInForce(db: Database, { golf_course_id, play_date, play_time }: RateSearch, today: LocalDate) {
  const isOffered = sql<boolean>`${golfRates.max_advance_days} = 0 or ${play_date}::date - ${today}::date <= ${golfRates.max_advance_days}`;
  return db
    .select({ rate: golfRates, isOffered })
    .from(golfRates)
    .innerJoin(rateDateRanges, eq(rateDateRanges.golf_rate_id, golfRates.id))
    .innerJoin(rateDays, eq(rateDays.rate_date_range_id, rateDateRanges.id))
    .where(
      and(
        eq(golfRates.golf_course_id, golf_course_id),
        eq(golfRates.disabled, false),
        eq(golfRates.archived, false),
        lte(rateDateRanges.start, play_date),
        gte(rateDateRanges.end, play_date),
        lte(rateDateRanges.time_start, play_time),
        gte(rateDateRanges.time_end, play_time),
        eq(rateDays.name, weekdayName(play_date)),
      ),
    )
    .orderBy(
      sql`${rateDateRanges.end} - ${rateDateRanges.start}`,
      sql`${rateDateRanges.time_end}::time - ${rateDateRanges.time_start}::time`,
      desc(golfRates.id),
    );
}
