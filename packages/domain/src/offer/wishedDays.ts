import * as Result from "effect/Result";
import { addDays, dayNumber, weekdayOf } from "../calendar/dayArithmetic.ts";
import { checkDay, isLocalDate, type LocalDate } from "../calendar/localDate.ts";
import { formatDay, parseTypedDate } from "../calendar/typedDate.ts";
import { daysMeant } from "../quickEntry/typedMeanings.ts";
import { mostWishedDays, type WishedDaysIssueCode } from "./wish.ts";

type Days = Result.Result<readonly LocalDate[], WishedDaysIssueCode>;

/** Figures without signs between them, as the form's fields take them: "12052026". */
const figures = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;

/** The days that a text may mean, those of quick entry: several of "next sat" and of today's weekday. `from` is the first that a weekday may be. */
const parseDay = (word: string, from: LocalDate): Days => {
  const days = daysMeant(word.replace(figures, "$1/$2/$3"), from);
  if (days.length > 0) return Result.all(days.map(checkDay));
  const date = parseTypedDate(word, from);
  const isImpossible = Result.isFailure(date) && date.failure === "date_impossible";
  return Result.fail(isImpossible ? "date_impossible" : "days_unreadable");
};

const rangeOf = (first: LocalDate, last: LocalDate): Days => {
  const count = dayNumber(last) - dayNumber(first) + 1;
  if (count < 1) return Result.fail("end_before_start");
  if (count > mostWishedDays) return Result.fail("days_too_many");
  return Result.all(Array.from({ length: count }, (_, index) => addDays(first, index)));
};

const separator = /\s*(?:-|–|\bto\b|\bthrough\b)\s*/g;

const open = (first: LocalDate | undefined, today: LocalDate) =>
  Result.fail<WishedDaysIssueCode>(first === today ? "weekday_is_today" : "day_open");

/** The first and the last day of a range, which has to mean one day each; a weekday at its end is the next one from its beginning on. */
const parseRange = (start: string, end: string, today: LocalDate): Days =>
  Result.flatMap(parseDay(start, today), (begins): Days => {
    const [first] = begins;
    if (first === undefined || begins.length > 1) return open(first, today);
    const isRelative = /\b(?:today|tomorrow|tmrw|now)$/.test(end);
    return Result.flatMap(parseDay(end, isRelative ? today : first), (ends): Days => {
      const [last = first] = ends;
      return ends.length > 1 && last !== first ? open(last, today) : rangeOf(first, last);
    });
  });

const parsePart = (part: string, today: LocalDate): Days => {
  if (part === "weekend") return parseRange(weekdayOf(today) === 6 ? "today" : "sat", "sun", today);
  const days = parseDay(part, today);
  if (Result.isSuccess(days)) return days.success.length > 1 ? open(days.success[0], today) : days;
  // A date may have hyphens too: the first place where both sides are days is that of the range.
  const ranges = [...part.matchAll(separator)].map(({ 0: between, index }) =>
    parseRange(part.slice(0, index), part.slice(index + between.length), today),
  );
  const all = [...ranges, days];
  const isNamed = (one: Days) => Result.isFailure(one) && one.failure !== "days_unreadable";
  return all.find(Result.isSuccess) ?? all.find(isNamed) ?? days;
};

/**
 * Reads the days of a wish as typed: "sat", "11/28", "fri-sun", "11/28-12/2", "sat, sun", "today", "weekend", and as quick entry
 * does (QUICK-01). A weekday is the next one; that of today could mean either week, and is an issue. In order, each once; at most 14, none before today.
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
