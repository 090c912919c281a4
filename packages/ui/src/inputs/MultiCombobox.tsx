import { ComboboxInput, Combobox as ComboboxRoot } from "@headlessui/react";
import { clsx } from "clsx";
import { useId, useState } from "react";
import { ComboboxButtons } from "./ComboboxButtons.tsx";
import { ComboboxChoices } from "./ComboboxChoices.tsx";
import { DescribedInput } from "./DescribedInput.tsx";
import { Field } from "./Field.tsx";
import { inputLook } from "./inputLook.ts";
import { chosenText, matching, type Option } from "./option.ts";
import { ReadOnlyValue } from "./ReadOnlyValue.tsx";
import type { InputProps } from "./TextInput.tsx";
import { useAutoFocus } from "./useAutoFocus.ts";

export type MultiComboboxProps = Omit<InputProps, "value" | "onChange" | "onEnter"> & {
  value: readonly string[];
  /** Gets all chosen values in the order of the choosing. */
  onChange: (value: readonly string[]) => void;
  options: readonly Option[];
  /** The options are on their way. */
  loading?: boolean;
  /** Where the names do not fit, e.g. `courses`: several are shown as "2 courses". */
  plural?: string;
};

/**
 * Several of many choices, found by typing. The list stays open while they are ticked; what is chosen stands in the
 * box as long as nothing is typed. Enter ticks while the list is open, and is left to the list's search otherwise.
 */
export function MultiCombobox(props: MultiComboboxProps) {
  const { label, options, value, onChange, readOnly = false, loading = false } = props;
  const [query, setQuery] = useState("");
  const focusRef = useAutoFocus<HTMLInputElement>(props.autoFocus);
  const chosenId = useId();
  // Values whose names are on their way say nothing to anybody.
  const isNamed = !loading || options.length > 0;
  const chosen = (plural?: string) => (value.length === 0 || isNamed ? chosenText(options, value, plural) : "…");
  const names = chosen();
  const choose = (values: string[]) => {
    onChange(values);
    // What is typed next looks for something else.
    focusRef.current?.select();
  };
  const clear = () => {
    onChange([]);
    focusRef.current?.focus();
  };

  return (
    <Field {...props}>
      {(control) =>
        readOnly ? (
          <ReadOnlyValue control={control} name={props.name} text={names} />
        ) : (
          <ComboboxRoot
            multiple
            value={[...value]}
            onChange={choose}
            onClose={() => setQuery("")}
            disabled={props.disabled ?? false}
          >
            <div className="relative">
              <ComboboxInput
                {...control}
                as={DescribedInput}
                describedBy={clsx(control["aria-describedby"], value.length > 0 && chosenId) || undefined}
                ref={focusRef}
                autoComplete="off"
                title={names}
                placeholder={chosen(props.plural) || props.placeholder}
                displayValue={() => ""}
                onChange={(event) => setQuery(event.target.value)}
                onBlur={props.onBlur}
                className={inputLook(
                  false,
                  clsx("h-control truncate", value.length > 0 ? "pr-14 placeholder:text-ink!" : "pr-8"),
                )}
              />
              <ComboboxButtons label={label} loading={loading} onClear={value.length > 0 ? clear : undefined} />
            </div>
            <span id={chosenId} hidden>
              {`Chosen: ${names}`}
            </span>
            <ComboboxChoices boxes found={matching(options, query)} loading={loading} />
          </ComboboxRoot>
        )
      }
    </Field>
  );
}
