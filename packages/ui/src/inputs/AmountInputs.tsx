import { type InputProps, TextInput, type TextInputProps } from "./TextInput.tsx";
import { groupedAmount, tidyAmount, tidyTime } from "./tidy.ts";

/** An amount in dollars as it is typed, e.g. "125.00". It stays text here: reading it into cents is the domain's. */
export function MoneyInput(props: InputProps & Pick<TextInputProps, "action">) {
  const value = props.readOnly === true ? groupedAmount(props.value) : props.value;
  return <TextInput {...props} value={value} prefix="$" align="end" kind="decimal" tidy={tidyAmount} />;
}

/** A percentage as it is typed, e.g. "12.5"; reading it is the domain's. */
export function PercentInput(props: InputProps & Pick<TextInputProps, "action">) {
  // A value to be read has no sign beside it, and 5 is not 5 %.
  const value = props.readOnly === true && props.value !== "" ? `${props.value} %` : props.value;
  return <TextInput {...props} value={value} suffix="%" align="end" kind="decimal" />;
}

/**
 * A whole number as it is typed. Not `type="number"`: that one changes on a scroll over it and hides from the program
 * what it cannot read.
 */
export function NumberInput(props: InputProps & { align?: "start" | "end" }) {
  return <TextInput {...props} kind="digits" />;
}

/** A time of day, 24-hour HH:MM; a hasty `730` or `2pm` becomes `07:30` or `14:00` on leaving the field. */
export function TimeInput(props: InputProps) {
  return <TextInput placeholder="HH:MM" {...props} kind="time" maxLength={8} tidy={tidyTime} />;
}
