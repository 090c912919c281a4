import * as Result from "effect/Result";
import { addDays } from "./addDays.ts";
import type { DateIssueCode, LocalDate } from "./localDate.ts";
import { weekdayOf } from "./weekdayOf.ts";

/** Days from `start` to `end`, both included. */
export type DateRange = { readonly start: LocalDate; readonly end: LocalDate };

/** Widens a range to whole weeks: the start goes back to a Monday, the end forward to a Sunday (CALC-16, CALC-17). */
export const roundToWeek = (start: LocalDate, end: LocalDate): Result.Result<DateRange, DateIssueCode> =>
  Result.all({ start: addDays(start, 1 - weekdayOf(start)), end: addDays(end, 7 - weekdayOf(end)) });
