import { CalendarPopover } from "./CalendarPopover.tsx";
import { type InputProps, TextInput } from "./TextInput.tsx";
import { tidyDate } from "./tidy.ts";

/**
 * A date as month/day/year: typed, or picked from a calendar. The value is the typed text; a hasty `1/2/26` becomes
 * `01/02/2026` on leaving the field.
 */
export function DateInput(props: InputProps) {
  return (
    <TextInput
      placeholder="mm/dd/yyyy"
      {...props}
      inputMode="numeric"
      maxLength={10}
      tidy={tidyDate}
      suffix={!props.disabled && <CalendarPopover {...props} />}
    />
  );
}
