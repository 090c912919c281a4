import { dayNumber, weekdayOf } from "../calendar/dayArithmetic.ts";
import type { LocalDate } from "../calendar/localDate.ts";
import { minuteOfDay, type TimeOfDay } from "../calendar/timeOfDay.ts";
import type { Cents } from "../money/cents.ts";
import type { GolfRate } from "./golfRate.ts";

/** The weekday codes of a date range (CONST-43). M and H are kept and shown, and name no day (ANSWER-22). */
export const rateDayNames = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun", "M", "H"] as const;
/** A weekday code. */
export type RateDayName = (typeof rateDayNames)[number];

/** A day and time of play, and today in the business time zone. */
export type RateSearch = {
  readonly play_date: LocalDate;
  readonly play_time: TimeOfDay;
  readonly today: LocalDate;
};

/** The members of a rate that the choice depends on. */
export type CandidateRate = {
  readonly id: number;
  readonly type: GolfRate["type"];
  /** Cents per player. */
  readonly raw_rate: Cents;
  readonly disabled: boolean;
  readonly archived: boolean;
  /** Days ahead that it can be sold; 0 means no limit. */
  readonly max_advance_days: number;
  /** An API rate that gives way to a lower RIC rate. */
  readonly is_dynamic_greater: boolean;
};

/** A date range of a course's rate: first and last day, first and last time of day, all included. */
export type CandidateRange = {
  readonly id: number;
  readonly start: LocalDate;
  readonly end: LocalDate;
  readonly time_start: TimeOfDay;
  readonly time_end: TimeOfDay;
  readonly rate_days: readonly { readonly name: RateDayName }[];
  readonly rate: CandidateRate;
};

/** A reason that a range does not price a round. */
export type RateMiss =
  | "date_before_range"
  | "date_after_range"
  | "weekday_not_in_range"
  | "time_before_hours"
  | "time_after_hours"
  | "rate_disabled"
  | "rate_archived"
  | "rate_too_far_ahead";

/**
 * The reason a range has precedence over all others that hold; "only" when there are no others. Each counts among those that are
 * equal by the reasons before it: "shorter_hours" is the shortest hours of the ranges with the fewest days.
 */
export type RateReason = "only" | "shorter_range" | "shorter_hours" | "newer_rate" | "earlier_range" | "lower_ric_rate";

/** The range that prices a round, and the reason. */
export type RateChoice<Range> = {
  readonly chosen: { readonly range: Range; readonly reason: RateReason } | null;
  /** The other ranges that hold, in the order of precedence. */
  readonly others: readonly Range[];
  /** At most five that nearly hold, those with the fewest reasons against them first. */
  readonly near: readonly { readonly range: Range; readonly misses: readonly RateMiss[] }[];
};

const nearLimit = 5;

/** Days between a range and a day that it nearly holds on. */
export const nearDays = 7;

const daysOf = ({ start, end }: CandidateRange): number => dayNumber(end) - dayNumber(start);

const minutesOf = ({ time_start, time_end }: CandidateRange): number => minuteOfDay(time_end) - minuteOfDay(time_start);

/** The measures by which ranges are compared, in order; the lower value has precedence. */
const precedence: readonly (readonly [RateReason, (range: CandidateRange) => number])[] = [
  ["shorter_range", daysOf],
  ["shorter_hours", minutesOf],
  ["newer_rate", ({ rate }) => -rate.id],
  ["earlier_range", ({ id }) => id],
];

const compare = (one: CandidateRange, other: CandidateRange): number =>
  precedence.map(([, measure]) => measure(one) - measure(other)).find((difference) => difference !== 0) ?? 0;

const reasonBefore = (one: CandidateRange, other: CandidateRange | undefined): RateReason =>
  other === undefined
    ? "only"
    : (precedence.find(([, measure]) => measure(one) !== measure(other))?.[0] ?? "earlier_range");

/** A day of play, with what ranges are compared with: read once for all of them. */
type DayOfPlay = {
  readonly play_date: LocalDate;
  /** Its code. */
  readonly weekday: RateDayName | undefined;
  /** Days from today. */
  readonly ahead: number;
};

const dayOfPlay = ({ play_date, today }: Omit<RateSearch, "play_time">): DayOfPlay => ({
  play_date,
  weekday: rateDayNames[weekdayOf(play_date) - 1],
  ahead: dayNumber(play_date) - dayNumber(today),
});

/** Each reason that a range does not hold, and whether it is so on a day and at a time. */
const reasonsAgainst: readonly (readonly [
  RateMiss,
  (range: CandidateRange, day: DayOfPlay, play_time: TimeOfDay) => boolean,
])[] = [
  ["date_before_range", ({ start }, { play_date }) => play_date < start],
  ["date_after_range", ({ end }, { play_date }) => play_date > end],
  ["weekday_not_in_range", ({ rate_days }, { weekday }) => !rate_days.some(({ name }) => name === weekday)],
  ["time_before_hours", ({ time_start }, _, play_time) => play_time < time_start],
  ["time_after_hours", ({ time_end }, _, play_time) => play_time > time_end],
  ["rate_disabled", ({ rate }) => rate.disabled],
  ["rate_archived", ({ rate }) => rate.archived],
  ["rate_too_far_ahead", ({ rate }, { ahead }) => rate.max_advance_days > 0 && ahead > rate.max_advance_days],
];

const missesOn = (range: CandidateRange, day: DayOfPlay, play_time: TimeOfDay): readonly RateMiss[] =>
  reasonsAgainst.filter(([, isSo]) => isSo(range, day, play_time)).map(([miss]) => miss);

/** The reasons that a range does not hold at a date and time; empty when it does. */
export const rateMisses = (range: CandidateRange, search: RateSearch): readonly RateMiss[] =>
  missesOn(range, dayOfPlay(search), search.play_time);

/** Whether a range holds on a day, at a time. */
export const holdsOn = (day: Omit<RateSearch, "play_time">) => {
  const read = dayOfPlay(day);
  return (range: CandidateRange, play_time: TimeOfDay): boolean =>
    !reasonsAgainst.some(([, isSo]) => isSo(range, read, play_time));
};

/** An API rate that prefers a lower RIC rate gives way to the first one that holds and is lower. */
const lowerRicRate = <Range extends CandidateRange>(first: Range, held: readonly Range[]): Range | undefined =>
  first.rate.type === "ApiGolfRate" && first.rate.is_dynamic_greater
    ? held.find(({ rate }) => rate.type === "RicGolfRate" && rate.raw_rate < first.rate.raw_rate)
    : undefined;

const isNear = ({ start, end }: CandidateRange, date: LocalDate): boolean =>
  dayNumber(start) - nearDays <= dayNumber(date) && dayNumber(date) <= dayNumber(end) + nearDays;

/** The choice among the ranges that hold, in any order. */
export const chooseAmong = <Range extends CandidateRange>(
  holding: readonly Range[],
): Pick<RateChoice<Range>, "chosen" | "others"> => {
  const held = holding.toSorted(compare);
  const [first, second] = held;
  if (first === undefined) return { chosen: null, others: [] };
  const lower = lowerRicRate(first, held);
  return {
    chosen:
      lower === undefined
        ? { range: first, reason: reasonBefore(first, second) }
        : { range: lower, reason: "lower_ric_rate" },
    others: held.filter((range) => range !== (lower ?? first)),
  };
};

/**
 * Chooses the range whose rate prices a round: of those that hold, the shorter range, then the shorter hours, then the newer
 * rate, then the earlier range; an API rate that prefers lower RIC rates gives way to one (ADM-RATE-43, ADM-RATE-44).
 * `ranges` are those of one course's rates, in any order.
 */
export const chooseRate = <Range extends CandidateRange>(
  ranges: readonly Range[],
  search: RateSearch,
): RateChoice<Range> => {
  const day = dayOfPlay(search);
  const judged = ranges.map((range) => ({ range, misses: missesOn(range, day, search.play_time) }));
  const held = judged.filter(({ misses }) => misses.length === 0).map(({ range }) => range);
  const near = judged
    .filter(({ range, misses }) => misses.length > 0 && isNear(range, search.play_date))
    .sort((one, other) => one.misses.length - other.misses.length || compare(one.range, other.range))
    .slice(0, nearLimit);
  return { ...chooseAmong(held), near };
};
