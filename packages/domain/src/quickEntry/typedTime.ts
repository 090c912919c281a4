import { halfAfter, halves } from "./halfAfter.ts";
import { minutesPast } from "./minutesPast.ts";
import { inDigits, type Reading, type Word } from "./reading.ts";
import { timeChoices } from "./timeChoices.ts";

const written = /^(\d{1,2})(?::?([0-5]\d))?([ap]|[ap]\.?m\.?)?$/;

/** After a number in words only these make it an hour: "seven am", "seven in the morning". */
const saysHalf = /^(?:[ap]\.?m\.?|in)$/;

/** Parts of the day that may stand before a time; alone they are no time, nor a name. */
export const partsOfDay: ReadonlySet<string> = new Set(["morning", "afternoon", "evening"]);

/**
 * A time: "7:40", "740", "740a", "7:40 am", "7 in the morning", "morning 7:40", "14:00", "noon", "half past 7" (QUICK-02). A part of the day before a time of the
 * other half leaves both open.
 */
export function typedTime(words: readonly Word[], at: number): Reading | null {
  const text = words[at]?.text ?? "";
  if (text === "noon") return { length: 1, choices: timeChoices("12", "00", "pm") };
  const clock = minutesPast(words, at);
  if (clock !== null) return clock;
  const part = partsOfDay.has(text) ? halves[text] : undefined;
  const start = part === undefined ? 0 : 1;
  const alone = part === undefined ? null : { length: 1, choices: [], reason: "not_understood" as const };
  const said =
    part === undefined && saysHalf.test(words[at + 1]?.text ?? "") ? inDigits(text) : words[at + start]?.text;
  const [, hour = "", minutes, end] = written.exec(said ?? "") ?? [];
  const next = end === undefined ? halfAfter(words, at + start + 1) : { half: halves[end], length: 0 };
  const named = [...new Set([next.half, part])].filter((half) => half !== undefined);
  if (hour === "" || (minutes === undefined && named.length === 0)) return alone;
  const choices = (named.length === 0 ? [undefined] : named).flatMap((half) =>
    timeChoices(hour, minutes ?? "00", half),
  );
  if (choices.length === 0) return alone;
  const length = start + 1 + next.length;
  // Digits alone are a time only where the line has no other.
  return /^\d+$/.test(said ?? "") && named.length === 0
    ? { length, choices, isBare: true, reason: "not_understood" }
    : { length, choices };
}
