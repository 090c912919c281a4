import { clsx } from "clsx";
import { type ReactNode, useId } from "react";
import { FieldMessage } from "./FieldMessage.tsx";

export type FieldProps = {
  /** The specification's word for the field; it is the accessible name exactly. */
  label: string;
  /** The first message about this field; marks it invalid. */
  error?: string | undefined;
  /** A short help at the end of the label's line, or in a line of its own where there is no room. */
  hint?: ReactNode;
  required?: boolean | undefined;
  /** For filter rows: the label is for screen readers alone, and a message is under the control. */
  labelHidden?: boolean | undefined;
  /** A value to be read takes less room than one to be typed. */
  readOnly?: boolean | undefined;
  /** The key that puts the focus there, for `aria-keyshortcuts`; the page listens for it. */
  shortcut?: string | undefined;
  /** Layout only, e.g. a column span. */
  className?: string | undefined;
};

/** Ties a control to its label and message; spread it on the control. */
export type FieldControl = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
  "aria-keyshortcuts": string | undefined;
};

/** Label above, control below, and below that the whole message: the form grows by it, and nothing is cut or covered. */
export function Field({
  label,
  error,
  hint,
  required,
  labelHidden,
  readOnly,
  shortcut,
  className,
  children,
}: FieldProps & { children: (control: FieldControl) => ReactNode }) {
  "use memo";
  const id = useId();
  const messageId = `${id}-message`;
  const hintId = `${id}-hint`;
  const hasHint = Boolean(hint);
  const described = [error === undefined ? "" : messageId, hasHint ? hintId : ""].filter((part) => part !== "");
  return (
    <div className={clsx("min-w-0", className)} data-field>
      <div
        className={
          labelHidden
            ? "contents"
            : clsx(
                "flex flex-wrap items-baseline justify-between gap-x-2",
                readOnly ? "min-h-4 text-xs" : "min-h-5 text-sm",
              )
        }
      >
        <label htmlFor={id} className={labelHidden ? "sr-only" : "font-medium text-ink-muted"}>
          {label}
          {required && !readOnly && !labelHidden && <RequiredMark />}
        </label>
        {hasHint && (
          <p id={hintId} className={labelHidden ? "sr-only" : "text-xs text-ink-muted"}>
            {hint}
          </p>
        )}
      </div>
      {children({
        id,
        "aria-describedby": described.length === 0 ? undefined : described.join(" "),
        "aria-invalid": error === undefined ? undefined : true,
        "aria-required": required && !readOnly ? true : undefined,
        "aria-keyshortcuts": shortcut,
      })}
      <FieldMessage id={messageId} error={error} />
    </div>
  );
}

/** The asterisk is for the eye; `aria-required` states the same to a screen reader without changing the name. */
export function RequiredMark() {
  return (
    <span aria-hidden className="text-danger-text">
      {" *"}
    </span>
  );
}
