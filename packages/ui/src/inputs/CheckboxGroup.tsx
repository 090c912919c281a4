import { clsx } from "clsx";
import { useId } from "react";
import { Button } from "../basics/Button.tsx";
import { Checkbox } from "./Checkbox.tsx";
import { type FieldProps, RequiredMark } from "./Field.tsx";
import { FieldMessage } from "./FieldMessage.tsx";
import type { Option } from "./option.ts";

export type CheckboxGroupProps = FieldProps & {
  name: string;
  value: readonly string[];
  /** Gets all ticked values, in the order of the options. */
  onChange: (value: readonly string[]) => void;
  options: readonly Option[];
  /** Adds Select All and Unselect All, for many options. */
  selectAll?: boolean;
  readOnly?: boolean | undefined;
};

/** Any of a few choices that are worth seeing together. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { label, name, value, options, onChange, error, hint, readOnly = false, labelHidden = false } = props;
  const messageId = useId();
  const tick = (ticked: ReadonlySet<string>) =>
    onChange(options.flatMap((option) => (ticked.has(option.value) ? [option.value] : [])));
  const change = (changed: string, isTicked: boolean) => {
    const ticked = new Set(value);
    if (isTicked) ticked.add(changed);
    else ticked.delete(changed);
    tick(ticked);
  };
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
      {props.selectAll && !readOnly && (
        <div className="flex gap-2 py-1">
          <Button size="small" onClick={() => tick(new Set(options.map((option) => option.value)))}>
            Select All
          </Button>
          <Button size="small" onClick={() => tick(new Set())}>
            Unselect All
          </Button>
        </div>
      )}
      <div
        className={clsx(
          "min-h-control items-center gap-x-4",
          // Many are in columns, which eyes can run down.
          props.selectAll ? "grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]" : "flex flex-wrap",
        )}
      >
        {options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.text}
            name={name}
            checked={value.includes(option.value)}
            onChange={(isTicked) => change(option.value, isTicked)}
            readOnly={readOnly}
          />
        ))}
      </div>
      <FieldMessage id={messageId} error={error} hint={hint} />
    </fieldset>
  );
}
