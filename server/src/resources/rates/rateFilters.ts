import type { LocalDate } from "@teedesk/domain";
import { type AnyColumn, and, arrayOverlaps, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Query } from "../../contract/contract.ts";
import { golfRates, holidayCourses, holidays, rateDateRanges, rateDays } from "../../db/schema/index.ts";
import { type Conditions, onOrAfter, onOrBefore } from "../../records/listing.ts";

type Filters = NonNullable<Query<"listRates">["filters"]>;

/** The filters of rates by their date ranges. */
type RangeFilters = Pick<Filters, "days" | "start_date" | "end_date" | "time_start" | "time_end">;

type RangeConditions = {
  readonly [Name in keyof RangeFilters]-?: (value: NonNullable<RangeFilters[Name]>) => SQL;
};

const { start, end, time_start, time_end } = rateDateRanges;
const { first_day, last_day, first_time, last_time, weekdays } = golfRates;

/** Each filter's condition on one date range. */
const ofOneRange: RangeConditions = {
  days: (names) =>
    sql`exists (select 1 from ${rateDays} where ${rateDays.rate_date_range_id} = ${rateDateRanges.id} and ${inArray(rateDays.name, names)})`,
  start_date: (day) => onOrAfter(end, day),
  end_date: (day) => onOrBefore(start, day),
  time_start: (time) => sql`${time_end} >= ${time}`,
  time_end: (time) => sql`${time_start} <= ${time}`,
};

/** The same on the bounds of all ranges, which the rate itself has: true when any range meets it. */
const ofBounds: RangeConditions = {
  days: (names) => arrayOverlaps(weekdays, names),
  start_date: (day) => onOrAfter(last_day, day),
  end_date: (day) => onOrBefore(first_day, day),
  time_start: (time) => sql`${last_time} >= ${time}`,
  time_end: (time) => sql`${first_time} <= ${time}`,
};

const names = ["days", "start_date", "end_date", "time_start", "time_end"] as const;

const isSet = <Value extends { readonly length: number }>(value: Value | undefined): value is Value =>
  value !== undefined && value.length > 0;

/** The filters' conditions in the order of `names`; undefined for those not set. */
const conditionsOf = (filters: RangeFilters, conditions: RangeConditions): readonly (SQL | undefined)[] => [
  isSet(filters.days) ? conditions.days(filters.days) : undefined,
  isSet(filters.start_date) ? conditions.start_date(filters.start_date) : undefined,
  isSet(filters.end_date) ? conditions.end_date(filters.end_date) : undefined,
  isSet(filters.time_start) ? conditions.time_start(filters.time_start) : undefined,
  isSet(filters.time_end) ? conditions.time_end(filters.time_end) : undefined,
];

/**
 * One range has to meet all of these filters: a rate with a range for Sundays and one for May is not a rate for Sundays in May. The first
 * filter that is set has the condition for all of them.
 */
const meetsAll =
  (own: (typeof names)[number]) =>
  (_: unknown, filters: RangeFilters): SQL | undefined => {
    const ofRange = conditionsOf(filters, ofOneRange);
    const set = names.filter((_name, place) => ofRange[place] !== undefined);
    if (set[0] !== own) return undefined;
    const bounds = and(...conditionsOf(filters, ofBounds));
    if (set.length === 1) return bounds;
    const isOfRate = eq(rateDateRanges.golf_rate_id, golfRates.id);
    return and(bounds, sql`exists (select 1 from ${rateDateRanges} where ${and(isOfRate, ...ofRange)})`);
  };

export const rangeFilters: Conditions<RangeFilters> = {
  days: meetsAll("days"),
  start_date: meetsAll("start_date"),
  end_date: meetsAll("end_date"),
  time_start: meetsAll("time_start"),
  time_end: meetsAll("time_end"),
};

/** Rates of the holiday's courses that apply on one of its days. */
export function holdsOn(holiday: number): SQL | undefined {
  const day = (column: AnyColumn) => sql`(select ${column} from ${holidays} where ${holidays.id} = ${holiday})`;
  const [first, last] = [day(holidays.start_date), day(holidays.end_date)];
  return and(
    sql`${golfRates.golf_course_id} in (select ${holidayCourses.golf_course_id} from ${holidayCourses} where ${holidayCourses.holiday_id} = ${holiday})`,
    sql`${golfRates.id} in (select ${rateDateRanges.golf_rate_id} from ${rateDateRanges} where ${start} <= ${last} and ${end} >= ${first})`,
  );
}

/** Neither disabled nor archived, with a range that is not over on that day. */
export const isLiveOn = (day: LocalDate): SQL | undefined =>
  and(eq(golfRates.disabled, false), eq(golfRates.archived, false), onOrAfter(last_day, day));
