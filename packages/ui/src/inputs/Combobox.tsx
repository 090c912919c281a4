import { ComboboxInput, Combobox as ComboboxRoot } from "@headlessui/react";
import { clsx } from "clsx";
import { useEffect, useState } from "react";
import { ComboboxButtons } from "./ComboboxButtons.tsx";
import { ComboboxChoices } from "./ComboboxChoices.tsx";
import { DescribedInput } from "./DescribedInput.tsx";
import { Field } from "./Field.tsx";
import { inputLook } from "./inputLook.ts";
import { matching, type Option, textOf } from "./option.ts";
import { ReadOnlyValue } from "./ReadOnlyValue.tsx";
import type { InputProps } from "./TextInput.tsx";
import { useAutoFocus } from "./useAutoFocus.ts";

export type ComboboxProps = Omit<InputProps, "onEnter"> & {
  options: readonly Option[];
  /** The options are on their way. */
  loading?: boolean;
  /** Offers a button that sets the value to "". */
  clearable?: boolean;
  /** The options are found elsewhere: gets what is typed, and they are shown as they come. */
  onQuery?: (query: string) => void;
};

/** One of many choices, found by typing. `onChange` gets the option's value, or "" after clearing. */
export function Combobox(props: ComboboxProps) {
  const { label, options, value, readOnly = false, loading = false, clearable = false } = props;
  const [query, setQuery] = useState("");
  const focusRef = useAutoFocus<HTMLInputElement>(props.autoFocus);
  const text = textOf(options, value);
  const find = (typed: string) => {
    setQuery(typed);
    props.onQuery?.(typed);
  };
  useEffect(() => {
    // A value that comes by itself into the focused box is typed over, as one is that was there on arrival.
    if (text !== "" && document.activeElement === focusRef.current) focusRef.current?.select();
  }, [text, focusRef]);
  const clear = () => {
    props.onChange("");
    focusRef.current?.focus();
  };

  return (
    <Field {...props}>
      {(control) =>
        readOnly ? (
          <ReadOnlyValue control={control} name={props.name} text={text} />
        ) : (
          <ComboboxRoot
            value={value}
            onChange={(chosen: string | null) => props.onChange(chosen ?? "")}
            onClose={() => find("")}
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
                onChange={(event) => find(event.target.value)}
                onFocus={(event) => event.currentTarget.select()}
                onBlur={props.onBlur}
                className={inputLook(false, clsx("h-control truncate", clearable ? "pr-14" : "pr-8"))}
              />
              <ComboboxButtons
                label={label}
                loading={loading}
                onClear={clearable && value !== "" ? clear : undefined}
              />
            </div>
            <ComboboxChoices
              found={props.onQuery === undefined ? matching(options, query) : options}
              loading={loading}
            />
          </ComboboxRoot>
        )
      }
    </Field>
  );
}
