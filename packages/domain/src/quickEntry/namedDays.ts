import * as Result from "effect/Result";
import { monthNames } from "../calendar/calendarText.ts";
import { addDays, weekdayOf } from "../calendar/dayArithmetic.ts";
import { isLocalDate, type LocalDate } from "../calendar/localDate.ts";
import { parseTypedDate } from "../calendar/typedDate.ts";
import type { Word } from "./reading.ts";

const weekdays = [
  ["mon", "monday"],
  ["tue", "tues", "tuesday"],
  ["wed", "weds", "wednesday"],
  ["thu", "thur", "thurs", "thursday"],
  ["fri", "friday"],
  ["sat", "saturday"],
  ["sun", "sunday"],
];
const months = monthNames.map((name) => name.toLowerCase());

/** Days from today to a weekday, 0 to 6; null for another word. */
function daysTo(text: string, today: LocalDate): number | null {
  const weekday = weekdays.findIndex((names) => names.includes(text));
  return weekday === -1 ? null : (weekday + 1 - weekdayOf(today) + 7) % 7;
}

/** Days that are so many days after another. */
export const daysAfter = (today: LocalDate, days: readonly number[]): readonly LocalDate[] =>
  days.flatMap((number) => Result.match(addDays(today, number), { onSuccess: (day) => [day], onFailure: () => [] }));

const inFigures = /^(\d{1,2})[-./](\d{1,2})[-./](?:20)?(\d{2})$/;

/** A date in figures; its year may have two of them, and hyphens or points may be in place of the slashes. */
const typed = (text: string, today: LocalDate): readonly LocalDate[] =>
  isLocalDate(text)
    ? [text]
    : Result.match(parseTypedDate(text.replace(inFigures, "$1/$2/20$3"), today), {
        onSuccess: (day) => [day],
        onFailure: () => [],
      });

/** Words that mean a day, of which a person has to say which where there are several. */
export type NamedDays = { readonly length: number; readonly days: readonly LocalDate[] };

/** A year, and no time: no one plays at 20:20 or later. */
const isYear = (text: string): boolean => /^20[2-9]\d$/.test(text);

/** A date in words with its length: "nov 28", "28 november", "november 28th", and with a year "nov 28, 2027"; null for other words. */
function monthDay(words: readonly Word[], at: number, today: LocalDate): { length: number; date: LocalDate } | null {
  const [one = "", two = "", three = ""] = words.slice(at, at + 3).map(({ text }) => text);
  const [name, number] = /^\d/.test(one) ? [two, one] : [one, two];
  const month = name.length < 3 ? -1 : months.findIndex((full) => full.startsWith(name));
  const day = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(number)?.[1];
  if (month === -1 || day === undefined) return null;
  const hasYear = isYear(three);
  const [date] = typed(`${month + 1}/${day}${hasYear ? `/${three}` : ""}`, today);
  return date === undefined ? null : { length: hasYear ? 3 : 2, date };
}

/** A date in digits or in words with its length; null for other words. */
function explicitDate(
  words: readonly Word[],
  at: number,
  today: LocalDate,
): { length: number; date: LocalDate } | null {
  const [text = "", next = ""] = words.slice(at, at + 2).map((word) => word.text);
  const hasYear = /^\d+\/\d+$/.test(text) && isYear(next);
  const [date] = typed(hasYear ? `${text}/${next}` : text, today);
  return date === undefined ? monthDay(words, at, today) : { length: hasYear ? 2 : 1, date };
}

/** Days from today to a weekday, or to it and to the one in a week where it is today's. */
const nextOf = (days: number): readonly number[] => (days === 0 ? [0, 7] : [days]);

/** "sat 11/28" is one day; where the two contradict each other, a person has to say which is meant. */
const withWeekday = (
  date: LocalDate,
  { days, named }: { readonly days: number; readonly named: readonly number[] },
  today: LocalDate,
): readonly LocalDate[] =>
  weekdayOf(date) % 7 === (weekdayOf(today) + days) % 7 ? [date] : [date, ...daysAfter(today, named)];

/** A date, alone or before a weekday. */
function dateDays(words: readonly Word[], at: number, today: LocalDate): NamedDays | null {
  const found = explicitDate(words, at, today);
  if (found === null) return null;
  const days = daysTo(words[at + found.length]?.text ?? "", today);
  return days === null
    ? { length: found.length, days: [found.date] }
    : { length: found.length + 1, days: withWeekday(found.date, { days, named: nextOf(days) }, today) };
}

/**
 * A weekday, alone or before a date, and after "next" or "this". It is the next one; today's name may mean today or the day in a week
 * (QUICK-01), and "next" the coming one or the one after it.
 */
function weekdayDays(words: readonly Word[], at: number, today: LocalDate): NamedDays | null {
  const first = words[at]?.text ?? "";
  const prefix = first === "next" || first === "this" ? 1 : 0;
  const days = daysTo(words[at + prefix]?.text ?? "", today);
  if (days === null) return null;
  const coming = days === 0 ? 7 : days;
  const named = first === "next" ? [coming, coming + 7] : first === "this" ? [days] : nextOf(days);
  const beside = explicitDate(words, at + prefix + 1, today);
  return beside === null
    ? { length: 1 + prefix, days: daysAfter(today, named) }
    : { length: 1 + prefix + beside.length, days: withWeekday(beside.date, { days, named }, today) };
}

const relative: Readonly<Record<string, number>> = { today: 0, tomorrow: 1, tmrw: 1 };

/** A date with or without its year, a weekday, "today", "tomorrow", a month with a day (QUICK-01). */
export function namedDays(words: readonly Word[], at: number, today: LocalDate): NamedDays | null {
  const days = relative[words[at]?.text ?? ""];
  if (days !== undefined) return { length: 1, days: daysAfter(today, [days]) };
  return dateDays(words, at, today) ?? weekdayDays(words, at, today);
}
