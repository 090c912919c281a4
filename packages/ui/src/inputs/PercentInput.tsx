import { type InputProps, TextInput, type TextInputProps } from "./TextInput.tsx";

/** A percentage as it is typed, e.g. "12.5"; reading it is the domain's. */
export function PercentInput(props: InputProps & Pick<TextInputProps, "action">) {
  // A value to be read has no sign beside it, and 5 is not 5 %.
  const value = props.readOnly === true && props.value !== "" ? `${props.value} %` : props.value;
  return <TextInput {...props} value={value} suffix="%" align="end" inputMode="decimal" />;
}
