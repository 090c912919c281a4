import { useEffect, useRef, useState } from "react";
import { CalendarPopover } from "./CalendarPopover.tsx";
import { type TypedYear, useCalendar } from "./CalendarProvider.tsx";
import { type InputProps, TextInput } from "./TextInput.tsx";
import { tidyDate } from "./tidy.ts";
import { readTypedDate, typedDateProblem } from "./typedDate.ts";

export type DateInputProps = InputProps & {
  /** The year of a day typed without one; without it such a day is refused. */
  year?: TypedYear | undefined;
  /** In the end of a range: its start, as typed; a day without its year is then the next such day from it. */
  start?: string | undefined;
};

/**
 * A date as month/day/year: typed, or picked from a calendar, which the arrow down opens. The value is the typed text; a
 * hasty `1/2/26` becomes `01/02/2026` on leaving the field, `1/2` gets its year where `year` has which, and a text that is not a date gets its message.
 */
export function DateInput({ year, start = "", ...props }: DateInputProps) {
  const calendar = useRef<HTMLButtonElement>(null);
  const { complete } = useCalendar();
  const [isLeft, setIsLeft] = useState(false);
  const isPressing = useRef(false);
  useEffect(() => {
    const press = () => {
      isPressing.current = true;
    };
    // Before the press takes the focus. A finger has no mousedown until it is up again, so pointer events would be early.
    window.addEventListener("mousedown", press, { capture: true });
    return () => window.removeEventListener("mousedown", press, { capture: true });
  }, []);
  const leave = () => {
    if (!isPressing.current) return setIsLeft(true);
    // The message moves what is below it: not away from under the pointer that is pressing it.
    window.addEventListener("mouseup", () => setTimeout(() => setIsLeft(true)), { once: true });
  };
  return (
    <TextInput
      placeholder="mm/dd/yyyy"
      {...props}
      error={props.error ?? (isLeft && !props.readOnly ? typedDateProblem(props.value) : undefined)}
      kind="date"
      maxLength={20}
      onChange={(typed) => {
        setIsLeft(false);
        props.onChange(typed);
      }}
      onBlur={() => {
        leave();
        props.onBlur?.();
      }}
      tidy={(text) => complete(tidyDate(text), readTypedDate(start) ? "next" : year, start)}
      onKeyDown={({ key }) => {
        isPressing.current = false;
        if (key === "ArrowDown") calendar.current?.click();
      }}
      suffix={!props.disabled && <CalendarPopover {...props} button={calendar} />}
    />
  );
}
