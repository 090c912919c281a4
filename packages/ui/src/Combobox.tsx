import {
  ComboboxButton,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Combobox as ComboboxRoot,
} from "@headlessui/react";
import { clsx } from "clsx";
import { Check, ChevronsUpDown, X } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { Field } from "./Field.tsx";
import { inputLook } from "./inputLook.ts";
import { matching, type Option, textOf } from "./option.ts";
import { popupItemLook, popupLook } from "./popupLook.ts";
import { ReadOnlyValue } from "./ReadOnlyValue.tsx";
import { Spinner } from "./Spinner.tsx";
import type { InputProps } from "./TextInput.tsx";
import { useAutoFocus } from "./useAutoFocus.ts";

export type ComboboxProps = Omit<InputProps, "onEnter"> & {
  options: readonly Option[];
  /** The options are on their way. */
  loading?: boolean;
  /** Offers a button that sets the value to "". */
  clearable?: boolean;
};

/** One of many choices, found by typing. `onChange` gets the option's value, or "" after clearing. */
export function Combobox(props: ComboboxProps) {
  const { label, options, value, readOnly = false, loading = false, clearable = false } = props;
  const [query, setQuery] = useState("");
  const focusRef = useAutoFocus<HTMLInputElement>(props.autoFocus);
  const found = matching(options, query);
  const clear = () => {
    props.onChange("");
    focusRef.current?.focus();
  };

  return (
    <Field {...props}>
      {(control) =>
        readOnly ? (
          <ReadOnlyValue control={control} name={props.name} text={textOf(options, value)} />
        ) : (
          <ComboboxRoot
            value={value}
            onChange={(chosen: string | null) => props.onChange(chosen ?? "")}
            onClose={() => setQuery("")}
            disabled={props.disabled ?? false}
          >
            <div className="relative">
              <ComboboxInput
                {...control}
                as={DescribedInput}
                describedBy={control["aria-describedby"]}
                ref={focusRef}
                name={props.name}
                autoComplete="off"
                placeholder={props.placeholder}
                displayValue={(chosen: string) => textOf(options, chosen)}
                onChange={(event) => setQuery(event.target.value)}
                onFocus={(event) => event.currentTarget.select()}
                onBlur={props.onBlur}
                className={inputLook(false, clsx("h-control truncate", clearable ? "pr-14" : "pr-8"))}
              />
              <span className="absolute inset-y-0 right-1 flex items-center text-ink-muted">
                {clearable && value !== "" && (
                  <button
                    type="button"
                    aria-label={`Clear ${label}`}
                    onClick={clear}
                    className="grid size-6 place-items-center rounded-sm hover:bg-hover hover:text-ink"
                  >
                    <X className="size-4" />
                  </button>
                )}
                <ComboboxButton
                  aria-label={`Show choices of ${label}`}
                  className="grid size-6 place-items-center rounded-sm hover:bg-hover hover:text-ink"
                >
                  {loading ? <Spinner /> : <ChevronsUpDown className="size-4" />}
                </ComboboxButton>
              </span>
            </div>
            <ComboboxOptions
              transition
              modal={false}
              anchor={{ to: "bottom start", gap: 4, padding: 8 }}
              className={clsx(popupLook, "max-h-72! w-(--input-width) min-w-48 overflow-y-auto p-1")}
            >
              {found.map((option) => (
                <ComboboxOption
                  key={option.value}
                  value={option.value}
                  disabled={option.disabled ?? false}
                  className={clsx(popupItemLook, "group")}
                >
                  <span className="min-w-0 grow truncate">{option.text}</span>
                  <Check className="hidden size-4 text-accent-text group-data-selected:block" />
                </ComboboxOption>
              ))}
              {found.length === 0 && (
                <p className="px-2 py-1.5 text-ink-muted">{loading ? "Loading…" : "Nothing found."}</p>
              )}
            </ComboboxOptions>
          </ComboboxRoot>
        )
      }
    </Field>
  );
}

/** Headless UI keeps `aria-describedby` for its own Description component and drops ours. */
function DescribedInput({ describedBy, ...rest }: ComponentProps<"input"> & { describedBy: string | undefined }) {
  return <input {...rest} aria-describedby={describedBy} />;
}
