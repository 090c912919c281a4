import { addDays, chooseRate, nearDays, type RateChoice, type RateSearch, rateMisses } from "@teedesk/domain";
import { and, eq, getTableColumns, gte, lte, type SQL, sql } from "drizzle-orm";
import * as Result from "effect/Result";
import type { Database } from "../db/database.ts";
import { golfRates } from "../db/schema/golfRates.ts";
import { rateDateRanges, rateDays } from "../db/schema/rateDateRanges.ts";
import { daysOfRange, type GolfRateRow, type StoredCandidate } from "./golfRateRows.ts";

/** The course, day and time somebody wants to play, and today. */
export type CourseRateSearch = RateSearch & { readonly golf_course_id: number };

export type RateResult =
  | { readonly kind: "found"; readonly rate: GolfRateRow }
  | { readonly kind: "none" }
  | { readonly kind: "refused"; readonly code: "rate_too_far_ahead" };

/** The rate that the domain chooses for a course, a date and a time (`chooseRate`). */
export async function findGolfRate(db: Database, search: CourseRateSearch): Promise<RateResult> {
  const candidates = await db
    .select({ ...ranges, rate: golfRates, rate_days: daysOfRange })
    .from(golfRates)
    .innerJoin(rateDateRanges, eq(rateDateRanges.golf_rate_id, golfRates.id))
    .where(and(isOfCourse(search), isCandidate(search)));
  const { chosen } = chooseRate(candidates, search);
  if (chosen !== null) return { kind: "found", rate: chosen.range.rate };
  const isOnlyTooFar = candidates.some((range) => rateMisses(range, search).join() === "rate_too_far_ahead");
  return isOnlyTooFar ? { kind: "refused", code: "rate_too_far_ahead" } : { kind: "none" };
}

/** The same choice with its reason, and a few of the other ranges that apply or nearly do, of which there may be hundreds. */
export async function chooseGolfRate(db: Database, search: CourseRateSearch): Promise<RateChoice<StoredCandidate>> {
  const { id, type, raw_rate, disabled, archived, max_advance_days, is_dynamic_greater } = golfRates;
  const candidates = await db
    .select({
      ...ranges,
      rate: { id, type, raw_rate, disabled, archived, max_advance_days, is_dynamic_greater },
      rate_days: daysOfRange,
    })
    .from(golfRates)
    .innerJoin(rateDateRanges, eq(rateDateRanges.golf_rate_id, golfRates.id))
    .where(and(isOfCourse(search), isNearMiss(search)));
  return chooseRate(candidates, search);
}

const ranges = getTableColumns(rateDateRanges);

const isOfCourse = ({ golf_course_id }: CourseRateSearch): SQL => eq(golfRates.golf_course_id, golf_course_id);

/** Reads only ranges that may apply: of a course's thousands of ranges few are about one day and time. */
const isCandidate = ({ play_date, play_time }: CourseRateSearch): SQL | undefined =>
  and(
    sql`not ${golfRates.disabled} and not ${golfRates.archived}`,
    lte(rateDateRanges.start, play_date),
    gte(rateDateRanges.end, play_date),
    lte(rateDateRanges.time_start, play_time),
    gte(rateDateRanges.time_end, play_time),
    sql`exists (select from ${rateDays} where ${rateDays.rate_date_range_id} = ${rateDateRanges.id} and ${rateDays.name} = to_char(${play_date}::date, 'Dy'))`,
  );

function isNearMiss({ play_date }: CourseRateSearch): SQL | undefined {
  const near = (days: number) => Result.getOrElse(addDays(play_date, days), () => play_date);
  return and(lte(rateDateRanges.start, near(nearDays)), gte(rateDateRanges.end, near(-nearDays)));
}
