import * as Result from "effect/Result";
import { spokenTime } from "../calendar/spokenText.ts";
import { parseTypedTime, type TimeOfDay } from "../calendar/timeOfDay.ts";
import type { QuickChoice, Reader, Word } from "./reading.ts";

const halves: Readonly<Record<string, "am" | "pm">> = {
  a: "am",
  am: "am",
  "a.m": "am",
  "a.m.": "am",
  morning: "am",
  p: "pm",
  pm: "pm",
  "p.m": "pm",
  "p.m.": "pm",
  afternoon: "pm",
  evening: "pm",
};

/** The hours of a bare time that are played at in the morning and in the evening: a person has to say which (QUICK-02). */
const isOfBothHalves = (hour: number): boolean => hour >= 5 && hour <= 7;

/** The halves that a bare time may mean: from 8 to 11 the morning, from 12 to 4 the afternoon, since no one plays at the other. */
function halvesOf(hour: number): readonly string[] {
  if (isOfBothHalves(hour)) return [" am", " pm"];
  return hour < 12 && hour >= 8 ? [" am"] : [" pm"];
}

/** The meanings of an hour with its minutes; a leading zero, 0 and 13 to 23 are hours of the 24-hour clock. */
export function timeChoices(hour: string, minutes: string, half: string | undefined): readonly QuickChoice[] {
  const isExact = half === undefined && (hour.startsWith("0") || Number(hour) > 12);
  const written = isExact ? [""] : half === undefined ? halvesOf(Number(hour)) : [` ${half}`];
  return written.flatMap((end) =>
    Result.match(parseTypedTime(`${hour}:${minutes}${end}`), {
      onSuccess: (time) => [choiceOf(time)],
      onFailure: () => [],
    }),
  );
}

const choiceOf = (time: TimeOfDay): QuickChoice => ({
  field: "tee_time.play_time",
  value: time,
  words: spokenTime(time),
});

const written = /^(\d{1,2})(?::?([0-5]\d))?([ap]|[ap]\.?m\.?)?$/;

/** Parts of the day that may stand before a time; alone they are no time, nor a name. */
const partsOfDay: ReadonlySet<string> = new Set(["morning", "afternoon", "evening"]);

/** The half of the day in the words after a time: "am", "in the morning". */
function halfAfter(words: readonly Word[], at: number): { readonly half: string | undefined; readonly length: number } {
  const skipped = words[at]?.text === "in" && words[at + 1]?.text === "the" ? 2 : 0;
  const half = halves[words[at + skipped]?.text ?? ""];
  return half === undefined ? { half, length: 0 } : { half, length: skipped + 1 };
}

/** A time: "7:40", "740", "740a", "7:40 am", "7 in the morning", "morning 7:40", "14:00", "noon" (QUICK-02). "4p" is read as players before. */
export const readTime: Reader = (words, at) => {
  const text = words[at]?.text ?? "";
  if (text === "noon") return { length: 1, choices: timeChoices("12", "00", "pm") };
  const part = partsOfDay.has(text) ? halves[text] : undefined;
  const start = part === undefined ? 0 : 1;
  const [, hour = "", minutes, end] = written.exec(words[at + start]?.text ?? "") ?? [];
  const next = halfAfter(words, at + start + 1);
  const half = end === undefined ? (next.half ?? part) : halves[end];
  if (hour !== "" && (minutes !== undefined || half !== undefined)) {
    const choices = timeChoices(hour, minutes ?? "00", half);
    if (choices.length > 0) return { length: start + 1 + (end === undefined ? next.length : 0), choices };
  }
  return part === undefined ? null : { length: 1, choices: [], reason: "not_understood" };
};
