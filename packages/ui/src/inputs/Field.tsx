import { clsx } from "clsx";
import { type ReactNode, useId } from "react";
import { FieldMessage } from "./FieldMessage.tsx";

export type FieldProps = {
  /** The specification's word for the field; it is the accessible name exactly. */
  label: string;
  /** The first message about this field; marks it invalid. */
  error?: string | undefined;
  /** A short help in the message line; an error takes its place on screen, a screen reader still hears both. */
  hint?: ReactNode;
  required?: boolean | undefined;
  /** For filter rows: the label is heard, not seen, and no line is kept free for a message. */
  labelHidden?: boolean | undefined;
  /** Layout only, e.g. a column span. */
  className?: string | undefined;
};

/** What ties a control to its label and message; spread it on the control. */
export type FieldControl = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
};

/**
 * Label above, control, message line below. The line is always there and doubles as the gap to the next row, so an
 * error that appears moves nothing.
 */
export function Field({
  label,
  error,
  hint,
  required,
  labelHidden,
  className,
  children,
}: FieldProps & { children: (control: FieldControl) => ReactNode }) {
  const id = useId();
  const messageId = `${id}-message`;
  const described = error !== undefined || Boolean(hint);
  return (
    <div className={clsx("min-w-0", className)}>
      <label htmlFor={id} className={labelHidden ? "sr-only" : "block h-5 truncate text-sm font-medium text-ink-muted"}>
        {label}
        {required && !labelHidden && <RequiredMark />}
      </label>
      {children({
        id,
        "aria-describedby": described ? messageId : undefined,
        "aria-invalid": error === undefined ? undefined : true,
        "aria-required": required ? true : undefined,
      })}
      <FieldMessage id={messageId} error={error} hint={hint} keepLine={!labelHidden} />
    </div>
  );
}

/** The asterisk is for the eye; `aria-required` says the same to a screen reader without changing the name. */
export function RequiredMark() {
  return (
    <span aria-hidden className="text-danger-text">
      {" *"}
    </span>
  );
}
