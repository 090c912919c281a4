import { clsx } from "clsx";
import { Calendar as CalendarIcon } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, lazy, Suspense, useId, useState } from "react";
import { popupLook } from "./popupLook.ts";
import { Spinner } from "./Spinner.tsx";
import type { InputProps } from "./TextInput.tsx";
import { tidyDate } from "./tidy.ts";

const Calendar = lazy(async () => ({ default: (await import("./Calendar.tsx")).Calendar }));

/**
 * The button of a date field and the calendar it opens. The platform's own popover closes on Esc and on a click
 * elsewhere, gives the focus back and lies above a dialog; it is placed by the button that opens it.
 */
export function CalendarPopover({ label, value, onChange }: Pick<InputProps, "label" | "value" | "onChange">) {
  const id = useId();
  const [open, setOpen] = useState(false);

  // The dialog around the field listens for Esc too, but it is not its turn.
  const keepEscape = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.currentTarget.hidePopover();
  };
  const closeBehind = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDialogElement>) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
  };

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
      {/* The events come up from the calendar inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <dialog
        popover="auto"
        id={id}
        aria-label={`Calendar for ${label}`}
        onToggle={(event) => setOpen(event.newState === "open")}
        onKeyDown={keepEscape}
        onBlur={closeBehind}
        className={clsx(popupLook, "calendar-place p-2 text-base text-ink")}
      >
        {open && (
          <Suspense fallback={<Spinner className="m-24" />}>
            <Calendar
              value={tidyDate(value)}
              onPick={(typed) => {
                onChange(typed);
                document.getElementById(id)?.hidePopover();
              }}
            />
          </Suspense>
        )}
      </dialog>
    </>
  );
}
