import { clsx } from "clsx";
import { Field } from "./Field.tsx";
import { type Option, textOf } from "./option.ts";
import { ReadOnlyValue } from "./ReadOnlyValue.tsx";
import { SelectBox } from "./SelectBox.tsx";
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
