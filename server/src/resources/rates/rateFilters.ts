import type { LocalDate } from "@teedesk/domain";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Query } from "../../contract/contract.ts";
import { golfRates, holidayCourses, holidays, rateDateRanges, rateDays } from "../../db/schema/index.ts";
import { onOrAfter, onOrBefore } from "../../records/listing.ts";

/** The filters of rates that go by their date ranges. */
type RangeFilters = Pick<
  NonNullable<Query<"listRates">["filters"]>,
  "days" | "start_date" | "end_date" | "time_start" | "time_end"
>;

/** Whether the rate has such a range. */
const hasRange = (condition: SQL | undefined): SQL =>
  sql`exists (select 1 from ${rateDateRanges} where ${rateDateRanges.golf_rate_id} = ${golfRates.id} and ${condition ?? sql`true`})`;

const rangeFilters: {
  readonly [Name in keyof RangeFilters]-?: (value: NonNullable<RangeFilters[Name]>) => SQL | undefined;
} = {
  days: (names) =>
    names.length === 0
      ? undefined
      : sql`exists (select 1 from ${rateDays} where ${rateDays.rate_date_range_id} = ${rateDateRanges.id} and ${inArray(rateDays.name, names)})`,
  start_date: (day) => onOrAfter(rateDateRanges.end, day),
  end_date: (day) => onOrBefore(rateDateRanges.start, day),
  time_start: (time) => sql`${rateDateRanges.time_end} >= ${time}`,
  time_end: (time) => sql`${rateDateRanges.time_start} <= ${time}`,
};

const isSet = <Value>(value: Value): value is NonNullable<Value> => value !== undefined && value !== "";

/** One range has to meet all that is asked of ranges: a rate for Sundays and one for May is no rate for Sundays in May. */
export const meetsAll = (filters: RangeFilters): SQL | undefined => {
  const asked = [
    isSet(filters.days) ? rangeFilters.days(filters.days) : undefined,
    isSet(filters.start_date) ? rangeFilters.start_date(filters.start_date) : undefined,
    isSet(filters.end_date) ? rangeFilters.end_date(filters.end_date) : undefined,
    isSet(filters.time_start) ? rangeFilters.time_start(filters.time_start) : undefined,
    isSet(filters.time_end) ? rangeFilters.time_end(filters.time_end) : undefined,
  ];
  const conditions = and(...asked);
  return conditions && hasRange(conditions);
};

/** Rates that hold at a course of the holiday on one of its days. */
export const holdsOn = (holiday: number): SQL => sql`exists (
  select 1 from ${holidays} join ${holidayCourses} on ${holidayCourses.holiday_id} = ${holidays.id}
  where ${holidays.id} = ${holiday} and ${holidayCourses.golf_course_id} = ${golfRates.golf_course_id}
    and ${hasRange(sql`${rateDateRanges.start} <= ${holidays.end_date} and ${rateDateRanges.end} >= ${holidays.start_date}`)})`;

/** Neither disabled nor archived, with a range that is not over on that day. */
export const isLiveOn = (day: LocalDate): SQL | undefined =>
  and(eq(golfRates.disabled, false), eq(golfRates.archived, false), hasRange(onOrAfter(rateDateRanges.end, day)));
