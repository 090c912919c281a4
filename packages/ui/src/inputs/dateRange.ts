import { readTypedDate, typedDate } from "./typedDate.ts";

/** The first and the last day, both included, as typed: mm/dd/yyyy, or "" where the range is open. */
export type DateRange = { readonly start: string; readonly end: string };

/** A range that has a name: "This month". */
export type DateShortcut = { readonly text: string; readonly range: DateRange };

/** The whole of time. */
export const openRange: DateRange = { start: "", end: "" };

/** A range in words, "11/01/2026 – 11/30/2026"; a half range names its one end, an open one is "". */
export function rangeText({ start, end }: DateRange): string {
  if (start === "" && end === "") return "";
  if (end === "") return `from ${start}`;
  if (start === "") return `until ${end}`;
  return `${start} – ${end}`;
}

/** The range with the earlier day first (OPS-TTL-41). Text that is no day stays where it is. */
export function orderedRange(range: DateRange): DateRange {
  const [start, end] = [readTypedDate(range.start), readTypedDate(range.end)];
  return start && end && end < start ? { start: range.end, end: range.start } : range;
}

/** The range after a day was picked: the other end of a half range, else the start of a new one. */
export function pickDay(range: DateRange, day: Date): DateRange {
  const picked = typedDate(day);
  const [hasStart, hasEnd] = [range.start !== "", range.end !== ""];
  if (hasStart === hasEnd) return { start: picked, end: "" };
  return orderedRange(hasStart ? { start: range.start, end: picked } : { start: picked, end: range.end });
}
