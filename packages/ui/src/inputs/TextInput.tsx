import { clsx } from "clsx";
import type { FocusEvent, HTMLInputAutoCompleteAttribute, KeyboardEvent, ReactNode } from "react";
import { isSaveKey } from "../basics/shortcuts.ts";
import { Field, type FieldControl, type FieldProps } from "./Field.tsx";
import { useAutoFocus } from "./focus.ts";
import { inputLook, lineHeight } from "./inputLook.ts";
import { type TextKind, textKinds } from "./textKinds.ts";

/** The props of every input. Values are text; the domain parses them. */
export type InputProps = FieldProps & {
  /** The contract's path of the value, e.g. `tee_time.play_date`. */
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** The value as text: focusable and copyable, not editable. */
  readOnly?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Takes the focus when it appears. */
  autoFocus?: boolean | undefined;
  placeholder?: string | undefined;
  onBlur?: (() => void) | undefined;
  /** Enter was pressed; gets the tidied value. */
  onEnter?: ((value: string) => void) | undefined;
};

export type TextInputProps = InputProps & {
  /** Default text. */
  kind?: TextKind | undefined;
  /** Only for what is not the kind's own type. */
  type?: "password" | "search" | "text";
  autoComplete?: HTMLInputAutoCompleteAttribute;
  maxLength?: number;
  /** Figures are set at the right edge. */
  align?: "start" | "end";
  /** A sign before the value, e.g. `$`. Not part of the value. */
  prefix?: string;
  /** A button beside the box, under the same label. */
  action?: ReactNode;
  /** A button or sign at the right edge, at most one control wide. */
  suffix?: ReactNode;
  onFocus?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  /** Gets every key before the field does. */
  onKeyDown?: ((event: KeyboardEvent<HTMLInputElement>) => void) | undefined;
  /** Rewrites what was typed when the person leaves the field or presses Enter: `730` to `07:30`. */
  tidy?: (value: string) => string;
};

/** One line of text. */
export function TextInput(props: TextInputProps) {
  const { value, onChange, readOnly = false, tidy, onBlur, onEnter, prefix, suffix } = props;
  // Nothing has no sign.
  const hasSign = prefix !== undefined && !(readOnly && value === "");
  const { type, inputMode } = textKinds[props.kind ?? "text"];
  const focusRef = useAutoFocus<HTMLInputElement>(props.autoFocus);

  const settle = (): string => {
    const tidied = tidy === undefined || readOnly ? value : tidy(value);
    if (tidied !== value) onChange(tidied);
    return tidied;
  };
  const leave = () => {
    settle();
    onBlur?.();
  };
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    props.onKeyDown?.(event);
    if (event.nativeEvent.isComposing) return;
    if (!isSaveKey(event) && event.key !== "Enter") return;
    const tidied = settle();
    if (event.key === "Enter") onEnter?.(tidied);
  };

  const drawInput = (control: FieldControl) => (
    <input
      {...control}
      ref={focusRef}
      name={props.name}
      value={value}
      type={props.type ?? type}
      inputMode={inputMode}
      autoComplete={props.autoComplete ?? "off"}
      maxLength={props.maxLength}
      placeholder={readOnly ? "—" : props.placeholder}
      readOnly={readOnly}
      disabled={props.disabled}
      onChange={(event) => onChange(event.target.value)}
      onFocus={props.onFocus}
      onBlur={leave}
      onKeyDown={pressKey}
      className={inputLook(
        readOnly,
        clsx(
          lineHeight(readOnly),
          props.align === "end" && !readOnly && "text-right",
          hasSign && (readOnly ? "pl-2.5" : "pl-6"),
          suffix !== undefined && !readOnly && "pr-control",
        ),
      )}
    />
  );
  // Most inputs are alone: on a form of fifteen, a box around each is a quarter of all there is to draw.
  const drawBox = (control: FieldControl) =>
    prefix === undefined && suffix === undefined ? (
      drawInput(control)
    ) : (
      <div className="relative min-w-0 grow">
        {hasSign && (
          <span
            aria-hidden
            className={clsx(
              "pointer-events-none absolute inset-y-0 grid place-items-center text-ink-muted",
              readOnly ? "left-0" : "left-2",
            )}
          >
            {prefix}
          </span>
        )}
        {drawInput(control)}
        {suffix !== undefined && !readOnly && (
          <div className="absolute inset-y-0 right-0 grid w-control place-items-center text-ink-muted">{suffix}</div>
        )}
      </div>
    );
  return (
    <Field {...props}>
      {(control) =>
        props.action === undefined ? (
          drawBox(control)
        ) : (
          <div className="flex gap-2">
            {drawBox(control)}
            {props.action}
          </div>
        )
      }
    </Field>
  );
}
