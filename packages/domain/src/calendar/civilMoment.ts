import * as Result from "effect/Result";
import { dateOfDayNumber, dayNumber } from "./dayArithmetic.ts";
import type { DateIssueCode, LocalDate } from "./localDate.ts";
import { isTimeOfDay, minuteOfDay, type TimeOfDay } from "./timeOfDay.ts";

/** A day and a time on it, by the clocks of a place. */
export type CivilMoment = { readonly date: LocalDate; readonly time: TimeOfDay };

/** Minutes that the clocks of a place are ahead of UTC at a minute counted from the beginning of 1970; negative to the west. */
export type Clocks = (minute: number) => number;

const minutesPerDay = 1440;
/** The day number of 1970-01-01. */
const firstDay = 719_468;

/**
 * The minute, counted from the beginning of 1970 in UTC, at which clocks show a day and a time. As in PostgreSQL, of an hour that
 * they show twice it is in the second, and for one that they skip it is as if they had not been put forward.
 */
export const minuteOf = ({ date, time }: CivilMoment, clocks: Clocks): number => {
  const shown = (dayNumber(date) - firstDay) * minutesPerDay + minuteOfDay(time);
  // Clocks are changed once in two days at most.
  const before = shown - clocks(shown - minutesPerDay);
  const after = shown - clocks(shown + minutesPerDay);
  return after + clocks(after) === shown ? after : before;
};

/** The day and the time that clocks show at a minute counted from the beginning of 1970 in UTC. */
export const civilMomentAt = (minute: number, clocks: Clocks): Result.Result<CivilMoment, DateIssueCode> => {
  const shown = minute + clocks(minute);
  const day = Math.floor(shown / minutesPerDay);
  const rest = shown - day * minutesPerDay;
  const time = [Math.floor(rest / 60), rest % 60].map((part) => String(part).padStart(2, "0")).join(":");
  return Result.flatMap(dateOfDayNumber(firstDay + day), (date) =>
    isTimeOfDay(time) ? Result.succeed({ date, time }) : Result.fail("date_unreadable" as const),
  );
};
