import * as Result from "effect/Result";
import { daysInMonth } from "./daysInMonth.ts";

declare const unit: unique symbol;

/** A day of the calendar, "yyyy-mm-dd", from 0001-01-01 to 9999-12-31. It has no time and no zone; texts compare as days. */
export type LocalDate = string & { readonly [unit]: "date" };

/** Why a text is not a day, or why arithmetic left the calendar. */
export type DateIssueCode = "date_blank" | "date_unreadable" | "date_impossible" | "date_out_of_range";

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Tells whether a text is a day that the calendar has, written "yyyy-mm-dd". */
export const isLocalDate = (text: string): text is LocalDate => {
  // Stryker disable next-line StringLiteral,ArrayDeclaration: an empty text is 0 as "0" is, and the match itself is not read.
  const [, year = "0", month = "0", day = "0"] = pattern.exec(text) ?? [];
  return Number(year) >= 1 && Number(day) >= 1 && Number(day) <= daysInMonth(Number(year), Number(month));
};

/** Reads a day as the wire carries it, "yyyy-mm-dd". */
export const parseLocalDate = (text: string): Result.Result<LocalDate, DateIssueCode> => {
  if (text.trim() === "") return Result.fail("date_blank");
  if (isLocalDate(text)) return Result.succeed(text);
  return Result.fail(pattern.test(text) ? "date_impossible" : "date_unreadable");
};
