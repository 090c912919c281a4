import { dayNumber, weekdayOf } from "../calendar/dayArithmetic.ts";
import type { LocalDate } from "../calendar/localDate.ts";
import type { TimeOfDay } from "../calendar/timeOfDay.ts";
import { type CandidateRange, type RateDayName, rateDayNames } from "./chooseRate.ts";

type Hours = Pick<CandidateRange, "start" | "end" | "time_start" | "time_end" | "rate_days">;

/** Two ranges that hold at the same moments, and at which. */
export type RangeOverlap<Range> = {
  readonly ranges: readonly [Range, Range];
  readonly start: LocalDate;
  readonly end: LocalDate;
  readonly time_start: TimeOfDay;
  readonly time_end: TimeOfDay;
  readonly days: readonly RateDayName[];
};

const later = <Moment extends string>(one: Moment, other: Moment): Moment => (one > other ? one : other);
const earlier = <Moment extends string>(one: Moment, other: Moment): Moment => (one < other ? one : other);

/** The weekdays that there are from one day to another. */
function weekdaysBetween(start: LocalDate, end: LocalDate): readonly RateDayName[] {
  const days = Math.min(dayNumber(end) - dayNumber(start) + 1, 7);
  const first = weekdayOf(start) - 1;
  const there = Array.from({ length: days }, (_, day) => (first + day) % 7);
  return rateDayNames.filter((_, index) => there.includes(index));
}

function overlapOf<Range extends Hours>(one: Range, other: Range): RangeOverlap<Range> | null {
  const start = later(one.start, other.start);
  const end = earlier(one.end, other.end);
  const time_start = later(one.time_start, other.time_start);
  const time_end = earlier(one.time_end, other.time_end);
  if (start > end || time_start > time_end) return null;
  const has = (range: Range, day: RateDayName) => range.rate_days.some(({ name }) => name === day);
  const days = weekdaysBetween(start, end).filter((day) => has(one, day) && has(other, day));
  return days.length === 0 ? null : { ranges: [one, other], start, end, time_start, time_end, days };
}

/** Every two ranges that overlap in dates, weekdays and times, with what they share. M and H name no day, so they share none. */
export const overlappingRanges = <Range extends Hours>(ranges: readonly Range[]): readonly RangeOverlap<Range>[] =>
  ranges.flatMap((one, index) => ranges.slice(index + 1).flatMap((other) => overlapOf(one, other) ?? []));
