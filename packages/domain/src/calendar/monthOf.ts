import * as Result from "effect/Result";
import { addDays } from "./addDays.ts";
import { daysInMonth } from "./daysInMonth.ts";
import type { DateIssueCode, LocalDate } from "./localDate.ts";
import type { DateRange } from "./roundToWeek.ts";

/** The first and the last day of the month that a day lies in. */
export const monthOf = (date: LocalDate): Result.Result<DateRange, DateIssueCode> => {
  const [year, month, day] = [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8))];
  return Result.all({ start: addDays(date, 1 - day), end: addDays(date, daysInMonth(year, month) - day) });
};
