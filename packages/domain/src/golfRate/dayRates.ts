import type { LocalDate } from "../calendar/localDate.ts";
import { lastMinute, minuteOfDay, type TimeOfDay, timeOfMinute } from "../calendar/timeOfDay.ts";
import { type CandidateRange, chooseAmong, holdsOn } from "./chooseRate.ts";

/** A part of a day, first and last minute included, and the range whose rate prices it; null without one. */
export type DayRate<Range> = {
  readonly from: TimeOfDay;
  readonly to: TimeOfDay;
  readonly range: Range | null;
};

/**
 * The rates of a whole day of a course, in order: `chooseRate` at every minute of it. The choice can only change where the hours of a
 * range begin or have ended, so that each part is priced once instead of each of its tee times. `ranges` are those of one course's rates,
 * in any order.
 */
export const dayRates = <Range extends CandidateRange>(
  ranges: readonly Range[],
  day: { readonly play_date: LocalDate; readonly today: LocalDate },
): readonly DayRate<Range>[] => {
  // Those that hold at some time of the day: of a course's ranges few do, and the choice is among these alone.
  const holds = holdsOn(day);
  const ofDay = ranges.filter((range) => holds(range, range.time_start));
  const edges = ofDay.flatMap(({ time_start, time_end }) => [minuteOfDay(time_start), minuteOfDay(time_end) + 1]);
  const starts = [...new Set([0, ...edges])]
    .filter((minute) => minute <= lastMinute)
    .toSorted((one, other) => one - other);
  return starts.map((start, index) => {
    const from = timeOfMinute(start);
    const { chosen } = chooseAmong(ofDay.filter((range) => holds(range, from)));
    return { from, to: timeOfMinute((starts[index + 1] ?? lastMinute + 1) - 1), range: chosen?.range ?? null };
  });
};
