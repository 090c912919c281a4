import { DayPicker } from "react-day-picker";
import { useCalendar } from "./CalendarProvider.tsx";
import { calendarLook } from "./calendarLook.ts";
import { type DateRange, orderedRange } from "./dateRange.ts";
import { readTypedDate } from "./typedDate.ts";

export type RangeCalendarProps = {
  value: DateRange;
  onPick: (day: Date) => void;
  /** Any day of the month on show. */
  month: Date;
  onMonth: (month: Date) => void;
};

/** The ends are marked in the range; the days between join them to one band. */
const endLook = (corners: string): string =>
  `${corners} [&_button]:bg-accent [&_button]:text-accent-ink [&_button]:hover:bg-accent-hover`;

/** A month with the range marked in it; loaded like the calendar of a single day. */
export function RangeCalendar({ value, onPick, month, onMonth }: RangeCalendarProps) {
  const today = useCalendar().today();
  const { start, end } = orderedRange(value);
  const [from, to] = [readTypedDate(start), readTypedDate(end)];
  return (
    <DayPicker
      mode="range"
      fixedWeeks
      showOutsideDays
      today={today}
      month={month}
      onMonthChange={onMonth}
      selected={{ from: from ?? to, to: to ?? from }}
      onSelect={(_, day) => onPick(day)}
      classNames={{
        ...calendarLook,
        selected: "bg-accent-soft text-accent-text",
        range_start: endLook("rounded-l-md"),
        range_end: endLook("rounded-r-md"),
      }}
    />
  );
}
