import { clsx } from "clsx";
import { type ReactNode, useId } from "react";
import { FieldMessage } from "./FieldMessage.tsx";

export type FieldProps = {
  /** The specification's word for the field; it is the accessible name exactly. */
  label: string;
  /** The first message about this field; marks it invalid. */
  error?: string | undefined;
  /** A short help at the end of the label's line; an error takes its place on screen, a screen reader still hears both. */
  hint?: ReactNode;
  required?: boolean | undefined;
  /** For filter rows: the label is heard, not seen, and a message stands under the control. */
  labelHidden?: boolean | undefined;
  /** A value to be read takes less room than one to be typed. */
  readOnly?: boolean | undefined;
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
 * Label above, control below. A message stands at the end of the label's line, so that one that appears moves nothing;
 * what does not fit there is shown in whole while the focus is in the field.
 */
export function Field({
  label,
  error,
  hint,
  required,
  labelHidden,
  readOnly,
  className,
  children,
}: FieldProps & { children: (control: FieldControl) => ReactNode }) {
  "use memo";
  const id = useId();
  const messageId = `${id}-message`;
  const described = error !== undefined || Boolean(hint);
  const message = <FieldMessage id={messageId} error={error} hint={hint} inLine={!labelHidden} />;
  return (
    <div className={clsx("group/field relative min-w-0", className)} data-field>
      {labelHidden ? (
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
      ) : (
        <div className={clsx("flex items-baseline justify-between gap-2", readOnly ? "h-4 text-xs" : "h-5 text-sm")}>
          {/* A message gives way, to nothing if need be: a label that shrinks by a fraction of a pixel loses its last letters. */}
          <label
            htmlFor={id}
            className={clsx("truncate font-medium text-ink-muted", described ? "max-w-full shrink-0" : "min-w-0")}
          >
            {label}
            {required && !readOnly && <RequiredMark />}
          </label>
          {message}
        </div>
      )}
      {children({
        id,
        "aria-describedby": described ? messageId : undefined,
        "aria-invalid": error === undefined ? undefined : true,
        "aria-required": required && !readOnly ? true : undefined,
      })}
      {labelHidden && message}
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
