import type { LocalDate } from "../calendar/localDate.ts";
import { spokenDay } from "../calendar/spokenText.ts";
import { formatTypedDate } from "../calendar/typedDate.ts";
import { daysAfter, type NamedDays, namedDays } from "./namedDays.ts";
import { inDigits, isJoining, type Reader, type Word } from "./reading.ts";

const units: Readonly<Record<string, number>> = { day: 1, days: 1, week: 7, weeks: 7 };

/** Words that move a day, as in "sat next week": such a day is read only where the words count from another. */
const periods: ReadonlySet<string> = new Set([
  ...Object.keys(units),
  ..."weekend weekends fortnight month months year years yesterday ago".split(" "),
]);
const relations: ReadonlySet<string> = new Set("from after before next last this".split(" "));

/** Words of days that are not part of a name. */
export const dayWords: ReadonlySet<string> = new Set([...periods, ...relations, "now"]);

/** A number of days or weeks; null for another word. */
function countOf(text: string): number | null {
  const digits = text === "a" ? "1" : inDigits(text);
  return /^[1-9]\d?$/.test(digits) ? Number(digits) : null;
}

/** Whether a number counts the period after it: "two days", and not "four day after tomorrow", which are four players on that day. */
function isCounted(words: readonly Word[], at: number): boolean {
  const count = countOf(words[at]?.text ?? "");
  const period = words[at + 1]?.text ?? "";
  return count !== null && periods.has(period) && period.endsWith("s") === count > 1;
}

/** "two weeks from sat", "3 days after 11/28", "day after tomorrow". */
function countedDays(words: readonly Word[], at: number, today: LocalDate): NamedDays | null {
  const [first = "", second = "", third = ""] = words.slice(at, at + 3).map(({ text }) => text);
  const isNextDay = first === "day" && second === "after";
  const count = isNextDay ? 1 : countOf(first);
  const unit = isNextDay ? 1 : units[second];
  const isRead = isNextDay || (isCounted(words, at) && (third === "from" || third === "after"));
  if (!isRead || count === null || unit === undefined) return null;
  const skipped = isNextDay ? 2 : 3;
  const isNow = words[at + skipped]?.text === "now";
  const from = isNow ? { length: 1, days: [today] } : namedDays(words, at + skipped, today);
  return from === null
    ? null
    : { length: skipped + from.length, days: from.days.flatMap((day) => daysAfter(day, [count * unit])) };
}

/** Number of words from a place on that name a day by a period, such as "sat next week", or 0. */
function lengthOfPeriod(words: readonly Word[], at: number, today: LocalDate): number {
  let end = at;
  let length = 0;
  let hasPeriod = false;
  for (;;) {
    const text = words[end]?.text ?? "";
    const isAfterNext = text === "after" && words[end + 1]?.text === "next";
    const days = namedDays(words, end, today);
    if (isAfterNext || isCounted(words, end) || periods.has(text)) {
      end += isAfterNext || !periods.has(text) ? 2 : 1;
      hasPeriod = true;
    } else if (days !== null) end += days.length;
    else if (relations.has(text) || text === "now" || (isJoining(text) && end > at)) {
      end += 1;
      if (text !== "now") continue;
    } else break;
    length = end - at;
  }
  return hasPeriod ? length : 0;
}

/** A day (QUICK-01). Words that move one, and do not count from it, set none, lest the day beside them be taken. */
export const readDate: Reader = (words, at, { today }) => {
  const length = lengthOfPeriod(words, at, today);
  const read = length === 0 ? namedDays(words, at, today) : countedDays(words, at, today);
  if (read === null || read.days.length === 0 || read.length < length)
    return length === 0 ? null : { length, choices: [], reason: "not_understood" };
  return {
    length: read.length,
    choices: [...new Set(read.days)].map((day) => ({
      field: "tee_time.play_date",
      value: formatTypedDate(day),
      words: spokenDay(day, today),
    })),
  };
};
