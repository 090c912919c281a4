import * as Result from "effect/Result";
import { weekdayOf } from "./dayArithmetic.ts";
import { type DateIssueCode, type LocalDate, parseLocalDate } from "./localDate.ts";

const typedDate = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?$/;

const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/**
 * Reads a day as typed, month/day/year with a four-digit year: "11/21/2026" or "1/2/2026" (OPS-REP-48). Where today is
 * known the year may be left out: "12/16" is the next or the last December 16, today included.
 */
export const parseTypedDate = (
  text: string,
  today?: LocalDate,
  year: "next" | "last" = "next",
): Result.Result<LocalDate, DateIssueCode> => {
  if (typeof text !== "string") return Result.fail("date_unreadable");
  const typed = text.trim();
  if (typed === "") return Result.fail("date_blank");
  const match = typedDate.exec(typed);
  if (match === null) return Result.fail("date_unreadable");
  // Survives StringLiteral: both groups always match; the defaults are for the compiler.
  const [, month = "", day = "", typedYear] = match;
  const inYear = (number: string) =>
    parseLocalDate(`${number.padStart(4, "0")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);
  if (typedYear !== undefined) return inYear(typedYear);
  if (today === undefined) return Result.fail("date_unreadable");
  const thisYear = inYear(today.slice(0, 4));
  const isNext = year === "next";
  if (Result.isSuccess(thisYear) && (isNext ? thisYear.success >= today : thisYear.success <= today)) return thisYear;
  return inYear(String(Number(today.slice(0, 4)) + (isNext ? 1 : -1)));
};

/** A day in its typed form: "11/21/2026". */
export const formatTypedDate = (date: LocalDate): string => `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`;

/** Adds the year to a day typed without one, "12/16"; any other text is returned unchanged. */
export const completeTypedDate = (text: string, today: LocalDate, year: "next" | "last"): string =>
  // Survives Regex: of other texts around it none is a day without its year, so they are returned unchanged.
  /^\s*\d{1,2}\/\d{1,2}\s*$/.test(text)
    ? Result.match(parseTypedDate(text, today, year), { onSuccess: formatTypedDate, onFailure: () => text })
    : text;

/** A day with its weekday: "Sat 11/21/2026". */
export const formatDay = (date: LocalDate): string => `${weekdays[weekdayOf(date) - 1]} ${formatTypedDate(date)}`;

/** Turns a typed report date into the one that is sent, "yyyy-mm-dd"; an empty one stays empty (CALC-18, OPS-REP-50). */
export const parseReportDate = (text: string): Result.Result<LocalDate | "", DateIssueCode> =>
  typeof text === "string" && text.trim() === "" ? Result.succeed("") : parseTypedDate(text);
