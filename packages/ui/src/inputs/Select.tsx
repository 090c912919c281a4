import { clsx } from "clsx";
import { ChevronDown } from "lucide";
import type { ComponentProps } from "react";
import { Icon } from "../basics/Icon.tsx";
import { Field } from "./Field.tsx";
import { useAutoFocus } from "./focus.ts";
import { inputLook } from "./inputLook.ts";
import { type Option, textOf } from "./option.ts";
import { ReadOnlyValue } from "./ReadOnlyValue.tsx";
import type { InputProps } from "./TextInput.tsx";

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
          <SelectBox
            {...control}
            ref={focusRef}
            name={props.name}
            value={value}
            disabled={props.disabled}
            onChange={(event) => props.onChange(event.target.value)}
            onBlur={props.onBlur}
            className={clsx("h-control", value === "" && "text-ink-faint")}
          >
            {props.placeholder !== undefined && <option value="">{props.placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled} className="text-ink">
                {option.text}
              </option>
            ))}
          </SelectBox>
        )
      }
    </Field>
  );
}

/** The platform's select in the look of the inputs. `className` is the height and the text. */
export function SelectBox({ className, ...rest }: ComponentProps<"select">) {
  return (
    <span className="relative block">
      <select {...rest} className={inputLook(false, clsx("appearance-none truncate pr-8", className))} />
      <Icon
        shapes={ChevronDown}
        className="pointer-events-none absolute inset-y-0 right-2 my-auto size-4 text-ink-muted"
      />
    </span>
  );
}
