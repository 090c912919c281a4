import { type InputProps, TextInput } from "./TextInput.tsx";

/**
 * A whole number as it is typed. Not `type="number"`: that one changes on a scroll over it and hides from the program
 * what it cannot read.
 */
export function NumberInput(props: InputProps & { align?: "start" | "end" }) {
  return <TextInput {...props} inputMode="numeric" />;
}
