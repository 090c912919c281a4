import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import { Field } from "./Field.tsx";
import { inputLook } from "./inputLook.ts";
import { type Option, textOf } from "./option.ts";
import { ReadOnlyValue } from "./ReadOnlyValue.tsx";
import type { InputProps } from "./TextInput.tsx";
import { useAutoFocus } from "./useAutoFocus.ts";

export type SelectProps = Omit<InputProps, "onEnter"> & {
  options: readonly Option[];
  /** Text of an additional first choice with the value "". */
  placeholder?: string | undefined;
};

/** One of a few fixed choices: the platform's own list, which every phone and screen reader knows. */
export function Select(props: SelectProps) {
  const { options, value, readOnly = false } = props;
  const focusRef = useAutoFocus<HTMLSelectElement>(props.autoFocus);
  return (
    <Field {...props}>
      {(control) =>
        readOnly ? (
          <ReadOnlyValue control={control} name={props.name} text={textOf(options, value)} />
        ) : (
          <div className="relative">
            <select
              {...control}
              ref={focusRef}
              name={props.name}
              value={value}
              disabled={props.disabled}
              onChange={(event) => props.onChange(event.target.value)}
              onBlur={props.onBlur}
              className={inputLook(
                false,
                clsx("h-control appearance-none truncate pr-8", value === "" && "text-ink-faint"),
              )}
            >
              {props.placeholder !== undefined && <option value="">{props.placeholder}</option>}
              {options.map((option) => (
                <option key={option.value} value={option.value} disabled={option.disabled} className="text-ink">
                  {option.text}
                </option>
              ))}
            </select>
            <ChevronDown className="pointer-events-none absolute inset-y-0 right-2 my-auto size-4 text-ink-muted" />
          </div>
        )
      }
    </Field>
  );
}
