import { halfAfter, halves } from "./halfAfter.ts";
import { inDigits, type Reading, type Word } from "./reading.ts";
import { timeChoices } from "./timeChoices.ts";

const named: Readonly<Record<string, number>> = { quarter: 15, half: 30, twenty: 20, "twenty-five": 25 };
const minuteNouns: ReadonlySet<string> = new Set(["minute", "minutes", "min", "mins"]);
const past: ReadonlySet<string> = new Set(["past", "after"]);
const to: ReadonlySet<string> = new Set(["to", "til", "till", "of", "before"]);

/** Words of such times that are not part of a name. */
export const clockWords: ReadonlySet<string> = new Set(["quarter", "half", "past", "til", ...minuteNouns]);

const lastMinute = 59;

/** Whole minutes in words or digits with their length; null for another word. */
function minutesAt(words: readonly Word[], at: number) {
  const text = words[at]?.text ?? "";
  const minutes = named[text] ?? (/^\d{1,2}$/.test(inDigits(text)) ? Number(inDigits(text)) : 0);
  const hasNoun = minuteNouns.has(words[at + 1]?.text ?? "");
  const isClear = Object.hasOwn(named, text) || hasNoun;
  return minutes < 1 || minutes > lastMinute ? null : { minutes, isClear, length: hasNoun ? 2 : 1 };
}

/** An hour with its half of the day, if that is said, and their length; null for another word. */
function hourAt(words: readonly Word[], at: number) {
  const text = inDigits(words[at]?.text ?? "");
  if (text === "noon") return { hour: 12, half: "pm" as const, length: 1 };
  const [, digits, end] = /^(\d{1,2})(a|[ap]\.?m\.?)?$/.exec(text) ?? [];
  if (digits === undefined) return null;
  const next = end === undefined ? halfAfter(words, at + 1) : { half: halves[end], length: 0 };
  return { hour: Number(digits), half: next.half, length: 1 + next.length };
}

/** The hour before another on a clock, with the half of the day that it is in then: before 12 pm it is 11 am. */
function hourBefore(hour: number, half: "am" | "pm" | undefined) {
  const other = half === "am" ? "pm" : "am";
  return { hour: hour === 1 ? 12 : hour - 1, half: hour === 12 && half !== undefined ? other : half };
}

/**
 * "quarter to 8", "half past 7", "10 past 8", "10 minutes to 9", "20 to 9" (QUICK-02). "10 to 8" is not read, since it may be from 10 to 8, nor is
 * "half 7", which is before the hour to some and after it to others.
 */
export function minutesPast(words: readonly Word[], at: number): Reading | null {
  const said = minutesAt(words, at);
  if (said === null) return null;
  const word = words[at + said.length]?.text ?? "";
  const unread = (length: number): Reading => ({ length, choices: [], reason: "not_understood" });
  if (words[at]?.text === "half" && hourAt(words, at + 1) !== null) return unread(2);
  const isPast = past.has(word);
  // "20 after 8" may be 20 players after 8, and "10 to 8" a range, but no hour is 20.
  const isBefore = word === "to" && [20, 25].includes(said.minutes);
  const isClear = word === "past" || isBefore || (said.isClear && (isPast || to.has(word)));
  const clock = isClear ? hourAt(words, at + said.length + 1) : null;
  if (clock === null) return null;
  const length = said.length + 1 + clock.length;
  const { hour, half } = isPast ? clock : hourBefore(clock.hour, clock.half);
  const minutes = isPast ? said.minutes : 60 - said.minutes;
  const choices = clock.hour === 0 ? [] : timeChoices(String(hour), String(minutes).padStart(2, "0"), half);
  return choices.length === 0 ? unread(length) : { length, choices };
}
