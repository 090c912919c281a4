import { clsx } from "clsx";
import { Check } from "lucide";
import { useId } from "react";
import { Icon } from "../basics/Icon.tsx";
import type { FieldProps } from "./Field.tsx";
import { FieldMessage } from "./FieldMessage.tsx";

export type CheckboxProps = Pick<FieldProps, "label" | "error" | "hint" | "labelHidden" | "className"> & {
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  readOnly?: boolean | undefined;
  disabled?: boolean | undefined;
};

/** Yes or no. The label is part of the target. */
export function Checkbox(props: CheckboxProps) {
  const { label, checked, readOnly = false, error, hint, labelHidden = false } = props;
  const messageId = useId();
  const described = error !== undefined || Boolean(hint);
  return (
    <div className={props.className}>
      <label
        className={clsx(
          "inline-flex min-h-6 items-center gap-2 pointer-coarse:min-h-control",
          !props.disabled && "cursor-pointer",
        )}
      >
        <span className="relative grid size-4 shrink-0 place-items-center">
          <input
            type="checkbox"
            name={props.name}
            checked={checked}
            disabled={props.disabled}
            aria-readonly={readOnly || undefined}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={described ? messageId : undefined}
            onChange={(event) => readOnly || props.onChange(event.target.checked)}
            className={clsx(
              "peer size-4 appearance-none rounded-sm border print-color-adjust-exact forced-colors:appearance-auto",
              readOnly
                ? "border-line bg-sunken"
                : "border-line-strong bg-surface checked:border-accent checked:bg-accent disabled:border-line disabled:bg-sunken aria-invalid:border-danger-text",
            )}
          />
          <Icon
            shapes={Check}
            className={clsx(
              "pointer-events-none absolute hidden size-3 stroke-3 peer-checked:block forced-colors:hidden",
              readOnly ? "text-ink" : "text-accent-ink peer-disabled:text-ink-faint",
            )}
          />
        </span>
        <span className={labelHidden ? "sr-only" : "min-w-0 wrap-anywhere"}>{label}</span>
      </label>
      <FieldMessage id={messageId} error={error} hint={hint} />
    </div>
  );
}
