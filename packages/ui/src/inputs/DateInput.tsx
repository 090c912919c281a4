import { useRef } from "react";
import { CalendarPopover } from "./CalendarPopover.tsx";
import { type InputProps, TextInput } from "./TextInput.tsx";
import { tidyDate } from "./tidy.ts";

export type DateInputProps = InputProps & {
  /** Completes a tidied date on leaving the field, such as one without its year. */
  complete?: (text: string) => string;
};

/**
 * A date as month/day/year: typed, or picked from a calendar, which the arrow down opens. The value is the typed text; a
 * hasty `1/2/26` becomes `01/02/2026` on leaving the field.
 */
export function DateInput({ complete = (text) => text, ...props }: DateInputProps) {
  const calendar = useRef<HTMLButtonElement>(null);
  return (
    <TextInput
      placeholder="mm/dd/yyyy"
      {...props}
      inputMode="numeric"
      maxLength={10}
      tidy={(text) => complete(tidyDate(text))}
      onKeyDown={({ key }) => key === "ArrowDown" && calendar.current?.click()}
      suffix={!props.disabled && <CalendarPopover {...props} button={calendar} />}
    />
  );
}
