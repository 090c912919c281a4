import * as Result from "effect/Result";
import { type DateIssueCode, daysInMonth, isLocalDate, type LocalDate } from "./localDate.ts";

const daysPerEra = 146_097; // 400 Gregorian years
const dayOfYearStartingInMarch = (month: number): number => Math.floor((153 * ((month + 9) % 12) + 2) / 5);

/** Days since 0000-03-01 of the Gregorian calendar. Years start in March, so that the leap day is the last one. */
export const dayNumber = (date: LocalDate): number => {
  const month = Number(date.slice(5, 7));
  const year = Number(date.slice(0, 4)) - (month <= 2 ? 1 : 0);
  const leapDays = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  return year * 365 + leapDays + dayOfYearStartingInMarch(month) + Number(date.slice(8)) - 1;
};

/** The day with that number; outside of the years 1 to 9999 it is an issue. */
export const dateOfDayNumber = (number: number): Result.Result<LocalDate, DateIssueCode> => {
  const era = Math.floor(number / daysPerEra);
  const dayOfEra = number - era * daysPerEra;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = ((monthFromMarch + 2) % 12) + 1;
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0);
  const text = `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  return isLocalDate(text) ? Result.succeed(text) : Result.fail("date_out_of_range");
};

/** The day a number of days later, or earlier when it is negative. Leaving the years 1 to 9999 is an issue. */
export const addDays = (date: LocalDate, days: number): Result.Result<LocalDate, DateIssueCode> =>
  isLocalDate(date) ? dateOfDayNumber(dayNumber(date) + days) : Result.fail("date_unreadable");

/** Day of the week, 1 Monday to 7 Sunday. */
export const weekdayOf = (date: LocalDate): number => ((dayNumber(date) + 2) % 7) + 1; // 0000-03-01 was a Wednesday

/** Two days, the earlier first (CALC-20). */
export const orderDateRange = (one: LocalDate, other: LocalDate): readonly [LocalDate, LocalDate] =>
  // Survives EqualityOperator: two equal days are the same pair in either order.
  one <= other ? [one, other] : [other, one];

/** Days from `start` to `end`, both included. */
export type DateRange = { readonly start: LocalDate; readonly end: LocalDate };

/** Widens a range to whole weeks: the start goes back to a Monday, the end forward to a Sunday (CALC-16, CALC-17). */
export const roundToWeek = (start: LocalDate, end: LocalDate): Result.Result<DateRange, DateIssueCode> =>
  // Survives LogicalOperator: addDays refuses one of the two as well.
  isLocalDate(start) && isLocalDate(end)
    ? Result.all({ start: addDays(start, 1 - weekdayOf(start)), end: addDays(end, 7 - weekdayOf(end)) })
    : Result.fail("date_unreadable");

/** The first and last day of a day's month. */
export const monthOf = (date: LocalDate): Result.Result<DateRange, DateIssueCode> => {
  if (!isLocalDate(date)) return Result.fail("date_unreadable");
  const [year, month, day] = [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8))];
  return Result.all({ start: addDays(date, 1 - day), end: addDays(date, daysInMonth(year, month) - day) });
};
