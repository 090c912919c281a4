import { clsx } from "clsx";
import { useId } from "react";
import { type FieldProps, RequiredMark } from "./Field.tsx";
import { FieldMessage } from "./FieldMessage.tsx";
import type { Option } from "./option.ts";
import { Radio } from "./Radio.tsx";

export type RadioGroupProps = FieldProps & {
  name: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly Option[];
  /** Default "row". */
  direction?: "row" | "column";
  readOnly?: boolean | undefined;
  disabled?: boolean | undefined;
};

/** One of a few choices that are worth seeing together. Arrow keys move the choice, as in every radio group. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, name, value, options, error, hint, readOnly = false, direction = "row", labelHidden = false } = props;
  const messageId = useId();
  const shown = readOnly ? options.filter((option) => option.value === value) : options;
  return (
    <fieldset
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={error !== undefined || Boolean(hint) ? messageId : undefined}
      className={clsx("min-w-0", props.className)}
    >
      <legend className={labelHidden ? "sr-only" : "h-5 text-sm font-medium text-ink-muted"}>
        {label}
        {props.required && !readOnly && !labelHidden && <RequiredMark />}
      </legend>
      <div
        className={clsx(
          "flex flex-wrap items-center gap-x-4",
          readOnly ? "min-h-5" : "min-h-control",
          direction === "column" && "flex-col items-start",
        )}
      >
        {shown.map((option) => (
          <Radio
            key={option.value}
            label={option.text}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={props.onChange}
            readOnly={readOnly}
            disabled={props.disabled || option.disabled}
          />
        ))}
      </div>
      <FieldMessage id={messageId} error={error} hint={hint} />
    </fieldset>
  );
}
