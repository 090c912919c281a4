import * as Result from "effect/Result";

declare const unit: unique symbol;

/** A 24-hour wall clock time, "HH:MM", from 00:00 to 23:59. */
export type TimeOfDay = string & { readonly [unit]: "time of day" };

/** Why a text is not a time. */
export type TimeIssueCode = "time_blank" | "time_unreadable";

/** Whether a text is a time of the 24-hour clock, written "HH:MM". */
export const isTimeOfDay = (text: string): text is TimeOfDay => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Reads a 24-hour time as typed; the hour may have one digit: "7:30" is "07:30" (OPS-IBE-05). */
export const parseTimeOfDay = (text: string): Result.Result<TimeOfDay, TimeIssueCode> => {
  if (typeof text !== "string") return Result.fail("time_unreadable");
  const typed = text.trim();
  if (typed === "") return Result.fail("time_blank");
  const padded = /^\d:/.test(typed) ? `0${typed}` : typed;
  return isTimeOfDay(padded) ? Result.succeed(padded) : Result.fail("time_unreadable");
};

/** Minutes since midnight: 450 for "07:30". */
export const minuteOfDay = (time: TimeOfDay): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The last minute of a day. */
export const lastMinute = 24 * 60 - 1;

/** The time that many minutes after midnight, the reverse of `minuteOfDay`; the first or the last of the day for one beyond it. */
export function timeOfMinute(minute: number): TimeOfDay;
export function timeOfMinute(minute: number): string {
  const within = Math.min(Math.max(minute, 0), lastMinute);
  return `${String(Math.floor(within / 60)).padStart(2, "0")}:${String(within % 60).padStart(2, "0")}`;
}

const twelveHour = /^(1[0-2]|0?[1-9])(?::([0-5]\d))?\s*([ap])\.?m\.?$/i;

/**
 * Reads a time as typed or provided by another screen: 24-hour (OPS-IBE-05), or by the twelve-hour clock with its half of
 * the day, "7:05 AM" or "7pm".
 */
export const parseTypedTime = (text: string): Result.Result<TimeOfDay, TimeIssueCode> => {
  const match = twelveHour.exec(text.trim());
  if (match === null) return parseTimeOfDay(text);
  // Survives StringLiteral: both groups always match; the defaults are for the compiler.
  const [, hour = "", minute = "00", half = ""] = match;
  const afternoon = half.toLowerCase() === "p" ? 12 : 0;
  return parseTimeOfDay(`${(Number(hour) % 12) + afternoon}:${minute}`);
};
