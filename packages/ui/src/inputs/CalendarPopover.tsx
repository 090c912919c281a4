import { Calendar as CalendarIcon } from "lucide";
import { lazy, type RefObject, Suspense, useId } from "react";
import { Icon } from "../basics/Icon.tsx";
import { loadLate } from "../basics/loadLate.ts";
import { PopoverLayer } from "../overlays/PopoverLayer.tsx";
import { CalendarNotYet } from "./CalendarNotYet.tsx";
import type { InputProps } from "./TextInput.tsx";
import { tidyDate } from "./tidy.ts";

const Calendar = lazy(() => loadLate(async () => ({ default: (await import("./Calendar.tsx")).Calendar })));

type CalendarPopoverProps = Pick<InputProps, "label" | "value" | "onChange"> & {
  button: RefObject<HTMLButtonElement | null>;
};

/** The button of a date field and the calendar it opens. Tab passes it by: the field's arrow down opens the calendar too. */
export function CalendarPopover({ label, value, onChange, button }: CalendarPopoverProps) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        ref={button}
        tabIndex={-1}
        popoverTarget={id}
        aria-label={`Choose ${label} from a calendar`}
        className="grid size-6 place-items-center rounded-sm hover:bg-hover hover:text-ink"
      >
        <Icon shapes={CalendarIcon} className="size-4" />
      </button>
      <PopoverLayer id={id} label={`Calendar for ${label}`}>
        {(close) => (
          <Suspense fallback={<CalendarNotYet className="m-24" />}>
            <Calendar
              value={tidyDate(value)}
              onPick={(typed) => {
                onChange(typed);
                close();
              }}
            />
          </Suspense>
        )}
      </PopoverLayer>
    </>
  );
}
