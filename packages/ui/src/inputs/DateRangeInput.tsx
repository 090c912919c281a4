import { clsx } from "clsx";
import { Calendar as CalendarIcon } from "lucide";
import { type KeyboardEvent, useId, useRef } from "react";
import { Icon } from "../basics/Icon.tsx";
import { PopoverLayer } from "../overlays/PopoverLayer.tsx";
import type { TypedYear } from "./CalendarProvider.tsx";
import { DateRangeEditor } from "./DateRangeEditor.tsx";
import { type DateRange, type DateShortcut, rangeText } from "./dateRange.ts";
import { Field, type FieldProps } from "./Field.tsx";
import { inputLook } from "./inputLook.ts";
import { ReadOnlyValue } from "./ReadOnlyValue.tsx";

export type DateRangeInputProps = FieldProps & {
  /** The contract's path of the range. */
  name: string;
  value: DateRange;
  /** Gets the whole range, and only by OK or Clear: both ends are days or "", the earlier one first. */
  onChange: (value: DateRange) => void;
  readOnly?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Ranges that one press applies, asked for when the layer opens: they depend on the day it is. */
  shortcuts?: (() => readonly DateShortcut[]) | undefined;
  /** The year of a first day typed without one; without it such a day is refused. */
  year?: TypedYear | undefined;
  /** Shown for an open range. */
  placeholder?: string | undefined;
};

/** A range of days in one box: a button that shows it and opens a layer to type or pick it in. */
export function DateRangeInput(props: DateRangeInputProps) {
  const { label, value, onChange, readOnly = false, placeholder = "Any date" } = props;
  const id = useId();
  const text = rangeText(value);
  const isApplied = useRef(false);
  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key !== "Enter" || !isApplied.current) return;
    // Enter after OK goes on, to the list's search or the form's Save.
    event.preventDefault();
    event.currentTarget.form?.querySelector<HTMLElement>("[type=submit]")?.click();
  };
  return (
    <Field {...props}>
      {(control) =>
        readOnly ? (
          <ReadOnlyValue control={control} name={props.name} text={text} />
        ) : (
          <>
            <button
              {...control}
              type="button"
              popoverTarget={id}
              disabled={props.disabled}
              aria-label={`${label}: ${text || placeholder}`}
              aria-haspopup="dialog"
              onKeyDown={press}
              onBlur={({ relatedTarget }) => {
                // Into its own layer is not away.
                if (relatedTarget?.closest("[popover]")?.id !== id) isApplied.current = false;
              }}
              className={inputLook(
                false,
                clsx(
                  "flex h-control items-center justify-between gap-2 text-left font-normal tabular-nums",
                  text === "" && "text-ink-faint",
                ),
              )}
            >
              <span className="truncate">{text || placeholder}</span>
              <Icon shapes={CalendarIcon} className="size-4 shrink-0 text-ink-muted" />
            </button>
            <PopoverLayer id={id} label={label}>
              {(close) => (
                <DateRangeEditor
                  name={props.name}
                  value={value}
                  shortcuts={props.shortcuts?.() ?? []}
                  year={props.year}
                  onApply={(range) => {
                    onChange(range);
                    close();
                    isApplied.current = true;
                  }}
                  onCancel={close}
                />
              )}
            </PopoverLayer>
          </>
        )
      }
    </Field>
  );
}
