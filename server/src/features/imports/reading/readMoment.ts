import { type LocalDate, parseLocalDate, type TimeOfDay } from "@teedesk/domain";
import * as Result from "effect/Result";
import type { Clock } from "../../../platform/clock.ts";
import { readTime } from "./readTime.ts";

const zoned = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})$/i;

/** A day and a time on it, as a cell states them; null where it does not. */
export type CellMoment = { readonly day: LocalDate | null; readonly time: TimeOfDay | null };

const fullYear = (year: string): string => (year.length === 2 ? `20${year}` : year);

function readDay(text: string, is_day_first: boolean): LocalDate | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  const local = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(text);
  const [, year = "", month = "", day = ""] =
    iso ??
    (local === null
      ? []
      : ["", fullYear(local[3] ?? ""), local[is_day_first ? 2 : 1] ?? "", local[is_day_first ? 1 : 2] ?? ""]);
  return Result.getOrNull(parseLocalDate(`${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`));
}

/** Whether dates among texts put the day before the month. A date that can only be read one way decides; without one, or with both, it is as before. */
export function isDayFirst(texts: readonly string[], before: boolean): boolean {
  const found = texts.map((text) => /^(\d{1,2})[-/.](\d{1,2})[-/.]\d{4}(?!\d)/.exec(text) ?? []);
  const [isFirst, isSecond] = [1, 2].map((place) => found.some((parts) => Number(parts[place]) > 12));
  return isFirst === isSecond ? before : isFirst === true;
}

/**
 * Reads a cell with a day, a time or both. They are those of the clock at the course, whatever the time of the year; only a moment that states its
 * offset from UTC is read on the clocks of the business.
 */
export function readMoment(
  text: string,
  { clock, is_day_first }: { readonly clock: Clock; readonly is_day_first: boolean },
): CellMoment {
  if (zoned.test(text)) {
    const instant = new Date(text.replace(" ", "T"));
    if (Number.isNaN(instant.getTime())) return { day: null, time: null };
    const { date, time } = clock.localMoment(instant);
    return { day: date, time };
  }
  const [first = "", ...rest] = text.split(/[T\s]+/);
  const day = readDay(first, is_day_first);
  return { day, time: readTime((day === null ? [first, ...rest] : rest).join(" ")) };
}
