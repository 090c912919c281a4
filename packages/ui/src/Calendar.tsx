import { DayPicker } from "react-day-picker";
import { readTypedDate, typedDate } from "./typedDate.ts";

const cell = "size-8 p-0 text-center pointer-coarse:size-10";
const day = "size-full rounded-md hover:bg-hover";
const step = "grid size-8 place-items-center rounded-md text-ink-muted hover:bg-hover hover:text-ink";

/**
 * A month to pick a day from, by pointer or arrow keys. Loaded when it is first opened (see DateInput): it is larger
 * than the rest of the form together.
 */
export function Calendar({ value, onPick }: { value: string; onPick: (typed: string) => void }) {
  const selected = readTypedDate(value);
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
      {...(selected && { defaultMonth: selected })}
      onSelect={(date: Date) => onPick(typedDate(date))}
      classNames={{
        months: "relative",
        month_caption: "flex h-8 items-center px-2 font-semibold",
        nav: "absolute top-0 right-0 flex",
        button_previous: step,
        button_next: step,
        chevron: "size-4 fill-current",
        weekday: `${cell} text-xs font-medium text-ink-muted`,
        day: cell,
        day_button: day,
        outside: "text-ink-faint",
        today: "font-semibold text-accent-text",
        selected: "rounded-md bg-accent text-accent-ink [&_button]:hover:bg-accent-hover",
      }}
    />
  );
}
