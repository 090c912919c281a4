import { Calendar as CalendarIcon } from "lucide-react";
import { lazy, Suspense, useId } from "react";
import { Spinner } from "../basics/Spinner.tsx";
import { PopoverLayer } from "../overlays/PopoverLayer.tsx";
import type { InputProps } from "./TextInput.tsx";
import { tidyDate } from "./tidy.ts";

const Calendar = lazy(async () => ({ default: (await import("./Calendar.tsx")).Calendar }));

/** The button of a date field and the calendar it opens. */
export function CalendarPopover({ label, value, onChange }: Pick<InputProps, "label" | "value" | "onChange">) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={`Choose ${label} from a calendar`}
        className="grid size-6 place-items-center rounded-sm hover:bg-hover hover:text-ink"
      >
        <CalendarIcon className="size-4" />
      </button>
      <PopoverLayer id={id} label={`Calendar for ${label}`}>
        {(close) => (
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
      </PopoverLayer>
    </>
  );
}
