import type * as Result from "effect/Result";
import { dateOfDayNumber, dayNumber } from "./dayNumber.ts";
import type { DateIssueCode, LocalDate } from "./localDate.ts";

/** Goes a whole number of days forward, or back when it is negative. Leaving the years 1 to 9999 is an issue. */
export const addDays = (date: LocalDate, days: number): Result.Result<LocalDate, DateIssueCode> =>
  dateOfDayNumber(dayNumber(date) + days);
