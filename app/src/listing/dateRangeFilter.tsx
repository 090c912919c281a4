import { formatTypedDate, orderDateRange, parseLocalDate, parseTypedDate } from "@teedesk/domain";
import { type DateRange, DateRangeInput, rangeText } from "@teedesk/ui";
import { member } from "../api/record.ts";
import type { Parsed } from "../flows/parsed.ts";
import type { Filter } from "./filter.ts";

/** First and last day, yyyy-mm-dd, the earlier first; "" leaves an end open. */
type WireRange = [string, string];

const separator = "..";

const textOf = ({ start, end }: DateRange): string => (start === "" && end === "" ? "" : start + separator + end);

const rangeOf = (text: string): DateRange => {
  const [start = "", end = ""] = text.split(separator);
  return { start, end };
};

/** A day of an address as it is typed; "" for what is none. */
function typed(value: unknown): string {
  const day = parseLocalDate(typeof value === "string" ? value : "");
  return "success" in day ? formatTypedDate(day.success) : "";
}

/** Two typed days in their order (CALC-20). */
function parseRange({ start, end }: DateRange): Parsed<WireRange> {
  const [first, last] = [parseTypedDate(start), parseTypedDate(end)];
  for (const [text, day] of [[start, first] as const, [end, last] as const]) {
    if (text !== "" && "failure" in day) return { failure: [{ path: "", code: day.failure }] };
  }
  if ("success" in first && "success" in last) {
    const [earlier, later] = orderDateRange(first.success, last.success);
    return { success: [earlier, later] };
  }
  return { success: ["success" in first ? first.success : "", "success" in last ? last.success : ""] };
}

/** A range of days, either end of which may be open (OPS-TTL-35 to 37, OPS-TTL-41). */
export const dateRangeFilter = (label: string): Filter<WireRange> => ({
  label,
  read: (value) => textOf({ start: typed(member(value, "0")), end: typed(member(value, "1")) }),
  parse: (text) => parseRange(rangeOf(text)),
  input: ({ value, onChange, ...input }) => (
    <DateRangeInput {...input} value={rangeOf(value)} onChange={(range) => onChange(textOf(range))} />
  ),
  shown: (text) => rangeText(rangeOf(text)),
});
