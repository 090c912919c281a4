import { type InputProps, TextInput, type TextInputProps } from "./TextInput.tsx";
import { groupedAmount, tidyAmount } from "./tidy.ts";

/** An amount in dollars as it is typed, e.g. "125.00". It stays text here: reading it into cents is the domain's. */
export function MoneyInput(props: InputProps & Pick<TextInputProps, "action">) {
  const value = props.readOnly === true ? groupedAmount(props.value) : props.value;
  return <TextInput {...props} value={value} prefix="$" align="end" inputMode="decimal" tidy={tidyAmount} />;
}
