import { dayNumber, weekdayOf } from "../calendar/dayArithmetic.ts";
import type { LocalDate } from "../calendar/localDate.ts";
import type { TimeOfDay } from "../calendar/timeOfDay.ts";
import { type CandidateRange, type RateDayName, rateDayNames } from "./chooseRate.ts";

type Hours = Pick<CandidateRange, "start" | "end" | "time_start" | "time_end" | "rate_days">;

/** Two ranges that hold at the same moments, with the days and hours they share. */
export type RangeOverlap<One, Other = One> = {
  readonly ranges: readonly [One, Other];
  readonly start: LocalDate;
  readonly end: LocalDate;
  readonly time_start: TimeOfDay;
  readonly time_end: TimeOfDay;
  readonly days: readonly RateDayName[];
};

// Survives EqualityOperator: equal moments are the same text, whichever is returned.
const later = <Moment extends string>(one: Moment, other: Moment): Moment => (one > other ? one : other);
// Survives EqualityOperator: equal moments are the same text, whichever is returned.
const earlier = <Moment extends string>(one: Moment, other: Moment): Moment => (one < other ? one : other);

/** The weekdays from one day to another. */
function weekdaysBetween(start: LocalDate, end: LocalDate): readonly RateDayName[] {
  const days = Math.min(dayNumber(end) - dayNumber(start) + 1, 7);
  const first = weekdayOf(start) - 1;
  const indexes = Array.from({ length: days }, (_, day) => (first + day) % 7);
  return rateDayNames.filter((_, index) => indexes.includes(index));
}

function overlapOf<One extends Hours, Other extends Hours>(one: One, other: Other): RangeOverlap<One, Other> | null {
  const start = later(one.start, other.start);
  const end = earlier(one.end, other.end);
  const time_start = later(one.time_start, other.time_start);
  const time_end = earlier(one.time_end, other.time_end);
  // Survives ConditionalExpression: no weekday lies between days in the wrong order.
  if (start > end || time_start > time_end) return null;
  const has = (range: Hours, day: RateDayName) => range.rate_days.some(({ name }) => name === day);
  const days = weekdaysBetween(start, end).filter((day) => has(one, day) && has(other, day));
  return days.length === 0 ? null : { ranges: [one, other], start, end, time_start, time_end, days };
}

/** Each pair of ranges that overlaps in dates, weekdays and times. M and H name no day, so they share none. */
export const overlappingRanges = <Range extends Hours>(ranges: readonly Range[]): readonly RangeOverlap<Range>[] =>
  ranges.flatMap((one, index) => ranges.slice(index + 1).flatMap((other) => overlapOf(one, other) ?? []));

/** Each overlap of a range with one of the others, such as those of the course's other rates. */
export const overlapsWith = <One extends Hours, Other extends Hours>(
  ranges: readonly One[],
  others: readonly Other[],
): readonly RangeOverlap<One, Other>[] =>
  ranges.flatMap((one) => others.flatMap((other) => overlapOf(one, other) ?? []));
