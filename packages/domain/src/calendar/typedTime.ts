import type * as Result from "effect/Result";
import { parseTimeOfDay, type TimeIssueCode, type TimeOfDay } from "./timeOfDay.ts";

const twelveHour = /^(1[0-2]|0?[1-9])(?::([0-5]\d))?\s*([ap])\.?m\.?$/i;

/**
 * Reads a time as typed or provided by another screen: 24-hour (OPS-IBE-05), or by the twelve-hour clock with its half of
 * the day, "7:05 AM" or "7pm".
 */
export const parseTypedTime = (text: string): Result.Result<TimeOfDay, TimeIssueCode> => {
  const match = twelveHour.exec(text.trim());
  if (match === null) return parseTimeOfDay(text);
  const [, hour = "", minute = "00", half = ""] = match;
  const afternoon = half.toLowerCase() === "p" ? 12 : 0;
  return parseTimeOfDay(`${(Number(hour) % 12) + afternoon}:${minute}`);
};
