import { DayPicker } from "react-day-picker";
import { useCalendar } from "./CalendarProvider.tsx";
import { calendarLook } from "./calendarLook.ts";
import { readTypedDate, typedDate } from "./typedDate.ts";

/**
 * A month to pick a day from, by pointer or arrow keys. Loaded when it is first opened (see DateInput): it is larger
 * than the rest of the form together.
 */
export function Calendar({ value, onPick }: { value: string; onPick: (typed: string) => void }) {
  const selected = readTypedDate(value);
  const today = useCalendar().today();
  return (
    <DayPicker
      mode="single"
      required
      // The person opened this layer to move about in it.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      fixedWeeks
      showOutsideDays
      selected={selected}
      today={today}
      defaultMonth={selected ?? today}
      onSelect={(date: Date) => onPick(typedDate(date))}
      classNames={calendarLook}
    />
  );
}
