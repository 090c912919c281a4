import { clsx } from "clsx";
import { Field } from "./Field.tsx";
import { inputLook } from "./inputLook.ts";
import type { InputProps } from "./TextInput.tsx";
import { useAutoFocus } from "./useAutoFocus.ts";

export type TextAreaProps = Omit<InputProps, "onEnter"> & {
  /** Height before it grows with its text: three lines (default), or most of the window for a long document. */
  size?: "normal" | "tall";
  maxLength?: number;
};

const readOnlyBox = "field-sizing-content resize-none";
const boxes = {
  normal: "field-sizing-content max-h-[60vh] min-h-18 resize-y",
  tall: "min-h-[60vh] resize-y font-mono text-sm",
};

/** Several lines of text. It grows with what is typed, up to the height of a tall one. */
export function TextArea(props: TextAreaProps) {
  const { readOnly = false, size = "normal" } = props;
  const focusRef = useAutoFocus<HTMLTextAreaElement>(props.autoFocus);
  return (
    <Field {...props}>
      {(control) => (
        <textarea
          {...control}
          ref={focusRef}
          name={props.name}
          value={props.value}
          maxLength={props.maxLength}
          placeholder={readOnly ? "—" : props.placeholder}
          readOnly={readOnly}
          disabled={props.disabled}
          onChange={(event) => props.onChange(event.target.value)}
          onBlur={props.onBlur}
          className={inputLook(readOnly, clsx("py-1.5", readOnly ? readOnlyBox : boxes[size]))}
        />
      )}
    </Field>
  );
}
