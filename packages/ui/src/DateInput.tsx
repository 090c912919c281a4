import { Popover, PopoverButton, PopoverPanel } from "@headlessui/react";
import { clsx } from "clsx";
import { Calendar as CalendarIcon } from "lucide-react";
import { lazy, Suspense } from "react";
import { popupLook } from "./popupLook.ts";
import { Spinner } from "./Spinner.tsx";
import { type InputProps, TextInput } from "./TextInput.tsx";
import { tidyDate } from "./tidy.ts";

const Calendar = lazy(async () => ({ default: (await import("./Calendar.tsx")).Calendar }));

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

function CalendarPopover({ label, value, onChange }: InputProps) {
  return (
    <Popover>
      <PopoverButton
        aria-label={`Choose ${label} from a calendar`}
        className="grid size-6 place-items-center rounded-sm hover:bg-hover hover:text-ink"
      >
        <CalendarIcon className="size-4" />
      </PopoverButton>
      <PopoverPanel
        focus
        transition
        as="section"
        aria-label={`Calendar for ${label}`}
        anchor={{ to: "bottom end", gap: 8, padding: 8 }}
        className={clsx(popupLook, "p-2 text-base text-ink")}
      >
        {({ close }) => (
          <Suspense fallback={<Spinner className="m-24" />}>
            <Calendar
              value={tidyDate(value)}
              onPick={(typed) => {
                onChange(typed);
                close();
              }}
            />
          </Suspense>
        )}
      </PopoverPanel>
    </Popover>
  );
}
