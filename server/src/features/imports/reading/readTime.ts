import { parseTimeOfDay, type TimeOfDay } from "@teedesk/domain";
import * as Result from "effect/Result";

/** A time of the twelve- or twenty-four-hour clock, without its seconds; null for another text. */
export function readTime(text: string): TimeOfDay | null {
  const match = /^(\d{1,2})[:.h](\d{2})(?:[:.]\d{2}(?:\.\d+)?)?\s*([ap])?\.?(?:m\.?)?$/i.exec(text.trim());
  if (match === null) return null;
  const [, hours = "", minutes = "", half] = match;
  if (half === undefined) return Result.getOrNull(parseTimeOfDay(`${hours}:${minutes}`));
  const hour = Number(hours);
  if (hour < 1 || hour > 12) return null;
  const late = half.toLowerCase() === "p" ? 12 : 0;
  return Result.getOrNull(parseTimeOfDay(`${(hour % 12) + late}:${minutes}`));
}
