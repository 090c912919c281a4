import { clsx } from "clsx";
import { Field } from "./Field.tsx";
import { inputLook } from "./inputLook.ts";
import type { InputProps } from "./TextInput.tsx";
import { useAutoFocus } from "./useAutoFocus.ts";

export type TextAreaProps = Omit<InputProps, "onEnter"> & {
  /** Visible lines before it grows with its text. Default 3. */
  rows?: number;
  maxLength?: number;
};

/** Several lines of text. It grows with what is typed, up to half the window. */
export function TextArea(props: TextAreaProps) {
  const { readOnly = false } = props;
  const focusRef = useAutoFocus<HTMLTextAreaElement>(props.autoFocus);
  return (
    <Field {...props}>
      {(control) => (
        <textarea
          {...control}
          ref={focusRef}
          name={props.name}
          value={props.value}
          rows={props.rows ?? 3}
          maxLength={props.maxLength}
          placeholder={readOnly ? "—" : props.placeholder}
          readOnly={readOnly}
          disabled={props.disabled}
          onChange={(event) => props.onChange(event.target.value)}
          onBlur={props.onBlur}
          className={inputLook(readOnly, clsx("field-sizing-content max-h-[50vh] min-h-16 resize-y py-1.5"))}
        />
      )}
    </Field>
  );
}
