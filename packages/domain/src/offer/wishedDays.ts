import * as Result from "effect/Result";
import { addDays, dayNumber, weekdayOf } from "../calendar/dayArithmetic.ts";
import { checkDay, type DateIssueCode, isLocalDate, type LocalDate } from "../calendar/localDate.ts";
import { formatDay, parseTypedDate } from "../calendar/typedDate.ts";
import { mostWishedDays } from "./wish.ts";

/** Why typed days cannot be asked for. */
export type WishedDaysIssueCode =
  | DateIssueCode
  | "days_unreadable"
  | "days_too_many"
  | "day_past"
  | "weekday_is_today"
  | "end_before_start";

type Days = Result.Result<readonly LocalDate[], WishedDaysIssueCode>;
type Day = Result.Result<LocalDate, WishedDaysIssueCode>;

const weekdayNames = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

/** 1 Monday to 7 Sunday, of a name or its first three letters or more: "sat", "thurs"; 0 for any other word. */
const weekdayNamed = (word: string): number =>
  word.length < 3 ? 0 : weekdayNames.findIndex((name) => name.startsWith(word)) + 1;

/** One day: "today", "tomorrow", a weekday or a typed date. `from` is the first day that it may be; a weekday may be that day only with `mayBeFirst`. */
const parseDay = (word: string, from: LocalDate, mayBeFirst: boolean): Day => {
  if (word === "today" || word === "tomorrow") return addDays(from, word === "today" ? 0 : 1);
  const weekday = weekdayNamed(word);
  if (weekday === 0) {
    const date = Result.flatMap(parseTypedDate(word, from), checkDay);
    const isUnread = Result.isFailure(date) && (date.failure === "date_unreadable" || date.failure === "date_blank");
    return isUnread ? Result.fail("days_unreadable") : date;
  }
  const ahead = (weekday - weekdayOf(from) + 7) % 7;
  return ahead === 0 && !mayBeFirst ? Result.fail("weekday_is_today") : addDays(from, ahead);
};

const rangeOf = (first: LocalDate, last: LocalDate): Days => {
  const count = dayNumber(last) - dayNumber(first) + 1;
  if (count < 1) return Result.fail("end_before_start");
  if (count > mostWishedDays) return Result.fail("days_too_many");
  return Result.all(Array.from({ length: count }, (_, index) => addDays(first, index)));
};

const parsePart = (part: string, today: LocalDate): Days => {
  if (part === "weekend") return parsePart("sat-sun", today);
  const [start = "", end, ...more] = part.split(/\s*(?:-|–|\bto\b|\bthrough\b)\s*/);
  if (more.length > 0) return Result.fail("days_unreadable");
  return Result.flatMap(parseDay(start, today, false), (first) =>
    end === undefined
      ? Result.succeed([first])
      : Result.flatMap(parseDay(end, first, true), (last) => rangeOf(first, last)),
  );
};

/**
 * Reads the days of a wish as typed: "sat", "11/28", "fri-sun", "11/28-12/2", "sat, sun", "today", "weekend". A weekday is the next one;
 * that of today could mean either week, and is an issue. In order, each once; at most 14, none before today.
 */
export const parseWishedDays = (text: string, today: LocalDate): Days => {
  if (typeof text !== "string" || !isLocalDate(today)) return Result.fail("days_unreadable");
  const typed = text.trim().toLowerCase();
  if (typed === "") return Result.fail("date_blank");
  const parts = typed.split(/\s*(?:[,;]|\band\b|\bor\b)\s*/);
  return Result.flatMap(Result.all(parts.map((part) => parsePart(part, today))), (ranges): Days => {
    const days = [...new Set(ranges.flat())].toSorted();
    if (days.some((day) => day < today)) return Result.fail("day_past");
    return days.length > mostWishedDays ? Result.fail("days_too_many") : Result.succeed(days);
  });
};

/** Days in a few words: "Sat 11/28/2026"; "Fri 11/27/2026 to Sun 11/29/2026"; "3 days from Fri 11/27/2026" where some are between. */
export const wishedDaysText = (days: readonly LocalDate[]): string => {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return "";
  if (first === last) return formatDay(first);
  const isWhole = dayNumber(last) - dayNumber(first) === days.length - 1;
  return isWhole
    ? `${formatDay(first)} to ${formatDay(last)}`
    : `${days.length} days from ${formatDay(first)} to ${formatDay(last)}`;
};
