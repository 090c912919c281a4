import { type DateBounds, formatTypedRange, parseTypedRange } from "@teedesk/domain";
import { type DateRange, DateRangeInput, rangeText, type TypedYear } from "@teedesk/ui";
import { member } from "../api/record.ts";
import { todayIn } from "../format/businessTime.ts";
import { useServices } from "../services/services.tsx";
import { dayShortcuts } from "./dayShortcuts.ts";
import type { Filter, FilterInput } from "./filter.ts";

const separator = "..";

const textOf = ({ start, end }: DateRange): string => (start === "" && end === "" ? "" : start + separator + end);

const rangeOf = (text: string): DateRange => {
  const [start = "", end = ""] = text.split(separator);
  return { start, end };
};

const day = (value: unknown): string => (typeof value === "string" ? value : "");

/** A range of days, either end of which may be open (OPS-TTL-35 to 37, OPS-TTL-41). `year` is that of a day typed without one. */
export const dateRangeFilter = (label: string, year?: TypedYear): Filter<DateBounds> => ({
  label,
  read: (value) => textOf(formatTypedRange([day(member(value, "0")), day(member(value, "1"))])),
  parse: (text) => parseTypedRange(rangeOf(text)),
  input: (input) => <DayRange {...input} year={year} />,
  shown: (text) => rangeText(rangeOf(text)),
});

function DayRange({ value, onChange, ...input }: FilterInput & { year: TypedYear | undefined }) {
  const { config } = useServices();
  return (
    <DateRangeInput
      {...input}
      value={rangeOf(value)}
      shortcuts={() => dayShortcuts(todayIn(config))}
      onChange={(range) => onChange(textOf(range))}
    />
  );
}
