import { addDays, chooseRate, nearDays, type RateChoice, type RateSearch, rateMisses } from "@teedesk/domain";
import { and, eq, gte, lte } from "drizzle-orm";
import * as Result from "effect/Result";
import type { Database } from "../db/database.ts";
import { golfRates } from "../db/schema/golfRates.ts";
import { rateDateRanges } from "../db/schema/rateDateRanges.ts";
import { daysOfRange, type GolfRateRow, type StoredCandidate } from "./golfRateRows.ts";

/** When and where somebody wants to play, and the day it is now. */
export type CourseRateSearch = RateSearch & { readonly golf_course_id: number };

export type RateAnswer =
  | { readonly kind: "found"; readonly rate: GolfRateRow }
  | { readonly kind: "none" }
  | { readonly kind: "refused"; readonly code: "rate_too_far_ahead" };

/** The rate that the domain chooses for a course, a date and a time (`chooseRate`). */
export async function findGolfRate(db: Database, search: CourseRateSearch): Promise<RateAnswer> {
  const candidates = await candidatesOf(db, search);
  const { chosen } = chooseRate(candidates, search);
  if (chosen !== null) return { kind: "found", rate: chosen.range.rate };
  const isOnlyTooFar = candidates.some((range) => rateMisses(range, search).join() === "rate_too_far_ahead");
  return isOnlyTooFar ? { kind: "refused", code: "rate_too_far_ahead" } : { kind: "none" };
}

/** The same choice with its reason, and what else holds or nearly does. */
export const chooseGolfRate = async (db: Database, search: CourseRateSearch): Promise<RateChoice<StoredCandidate>> =>
  chooseRate(await candidatesOf(db, search), search);

/** The ranges of a course's rates that hold on a day, or nearly. */
async function candidatesOf(
  db: Database,
  { golf_course_id, play_date }: CourseRateSearch,
): Promise<readonly StoredCandidate[]> {
  const near = (days: number) => Result.getOrElse(addDays(play_date, days), () => play_date);
  const rows = await db
    .select({ range: rateDateRanges, rate: golfRates, rate_days: daysOfRange })
    .from(golfRates)
    .innerJoin(rateDateRanges, eq(rateDateRanges.golf_rate_id, golfRates.id))
    .where(
      and(
        eq(golfRates.golf_course_id, golf_course_id),
        lte(rateDateRanges.start, near(nearDays)),
        gte(rateDateRanges.end, near(-nearDays)),
      ),
    );
  return rows.map(({ range, rate, rate_days }) => ({ ...range, rate, rate_days }));
}
