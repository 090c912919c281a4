import { useEffect, useRef, useState } from "react";
import { TextInput, type TextInputProps } from "./TextInput.tsx";
import { typedDateProblem } from "./typedDate.ts";

/** A date as typed text, mm/dd/yyyy. A text that is not a date gets its message when the field is left. */
export function TypedDateInput(props: TextInputProps) {
  const [isLeft, setIsLeft] = useState(false);
  const isPressing = useRef(false);
  useEffect(() => {
    const press = () => {
      isPressing.current = true;
    };
    // Before the press takes the focus. A finger has no mousedown until it is up again, so pointer events would be early.
    window.addEventListener("mousedown", press, { capture: true });
    return () => window.removeEventListener("mousedown", press, { capture: true });
  }, []);
  const leave = () => {
    if (!isPressing.current) return setIsLeft(true);
    // The message moves what is below it: not away from under the pointer that is pressing it.
    window.addEventListener("mouseup", () => setTimeout(() => setIsLeft(true)), { once: true });
  };
  return (
    <TextInput
      placeholder="mm/dd/yyyy"
      {...props}
      error={props.error ?? (isLeft && !props.readOnly ? typedDateProblem(props.value) : undefined)}
      kind="date"
      maxLength={20}
      onChange={(typed) => {
        setIsLeft(false);
        props.onChange(typed);
      }}
      onBlur={() => {
        leave();
        props.onBlur?.();
      }}
      onKeyDown={(event) => {
        isPressing.current = false;
        props.onKeyDown?.(event);
      }}
    />
  );
}
