import { useRef } from "react";
import { CalendarPopover } from "./CalendarPopover.tsx";
import { type TypedYear, useCalendar } from "./CalendarProvider.tsx";
import type { InputProps } from "./TextInput.tsx";
import { TypedDateInput } from "./TypedDateInput.tsx";
import { tidyDate } from "./tidy.ts";
import { readTypedDate } from "./typedDate.ts";

export type DateInputProps = InputProps & {
  /** The year of a day typed without one; without it such a day is refused. */
  year?: TypedYear | undefined;
  /** In the end of a range: its start, as typed; a day without its year is then the next such day from it. */
  start?: string | undefined;
};

/**
 * A date as month/day/year: typed, or picked from a calendar, which the arrow down opens. The value is the typed text; a
 * hasty `1/2/26` becomes `01/02/2026` on leaving the field, and `1/2` gets its year where `year` has which.
 */
export function DateInput({ year, start = "", ...props }: DateInputProps) {
  const calendar = useRef<HTMLButtonElement>(null);
  const { complete } = useCalendar();
  return (
    <TypedDateInput
      {...props}
      tidy={(text) => complete(tidyDate(text), readTypedDate(start) ? "next" : year, start)}
      onKeyDown={({ key }) => {
        if (key === "ArrowDown") calendar.current?.click();
      }}
      suffix={!props.disabled && <CalendarPopover {...props} button={calendar} />}
    />
  );
}
