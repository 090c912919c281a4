import { Field } from "./Field.tsx";
import { useAutoFocus } from "./focus.ts";
import { inputLook } from "./inputLook.ts";
import type { InputProps } from "./TextInput.tsx";

export type TextAreaProps = Omit<InputProps, "onEnter"> & {
  /** Height before it grows with its text: one line, three (default), or most of the window for a long document. */
  size?: "line" | "normal" | "tall";
  maxLength?: number;
};

const readOnlyBox = "field-sizing-content resize-none";
/** A long document keeps its height and letters while it is saved: the page does not jump. */
const readOnlyBoxes = {
  line: readOnlyBox,
  normal: readOnlyBox,
  tall: "py-1.5 min-h-[50vh] resize-none font-mono text-sm",
};
const boxes = {
  line: "field-sizing-content max-h-[40vh] min-h-control resize-none py-[0.3125rem]",
  normal: "py-1.5 field-sizing-content max-h-[60vh] min-h-18 resize-y",
  tall: "py-1.5 min-h-[50vh] resize-y font-mono text-sm",
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
          className={inputLook(readOnly, (readOnly ? readOnlyBoxes : boxes)[size])}
        />
      )}
    </Field>
  );
}
