import * as Result from "effect/Result";

const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** Days of a month (1 to 12) of the Gregorian calendar; 0 for any other month. */
export const daysInMonth = (year: number, month: number): number => {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [31, 0, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
};

declare const unit: unique symbol;

/** A day of the calendar, "yyyy-mm-dd", from 0001-01-01 to 9999-12-31. It has no time and no zone; texts compare as days. */
export type LocalDate = string & { readonly [unit]: "date" };

/** The reason a text is not a day, or the result of arithmetic not one of the calendar. */
export type DateIssueCode = "date_blank" | "date_unreadable" | "date_impossible" | "date_out_of_range";

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether a text is a day that the calendar has, written "yyyy-mm-dd". */
export const isLocalDate = (text: unknown): text is LocalDate => {
  if (typeof text !== "string") return false;
  // Survives StringLiteral,ArrayDeclaration: an empty text is 0 as "0" is, and the match itself is not read.
  const [, year = "0", month = "0", day = "0"] = pattern.exec(text) ?? [];
  return Number(year) >= 1 && Number(day) >= 1 && Number(day) <= daysInMonth(Number(year), Number(month));
};

/** Reads a day as the wire carries it, "yyyy-mm-dd". */
export const parseLocalDate = (text: string): Result.Result<LocalDate, DateIssueCode> => {
  if (typeof text !== "string") return Result.fail("date_unreadable");
  if (text.trim() === "") return Result.fail("date_blank");
  if (isLocalDate(text)) return Result.succeed(text);
  return Result.fail(pattern.test(text) ? "date_impossible" : "date_unreadable");
};

/** Accepts days of this century: 1900 or 9999 is a slip of the hand, whatever the day is for. */
export const checkDay = (date: LocalDate): Result.Result<LocalDate, DateIssueCode> =>
  date >= "2000-01-01" && date <= "2099-12-31" ? Result.succeed(date) : Result.fail("date_out_of_range");
