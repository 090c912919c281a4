import { type InputProps, TextInput } from "./TextInput.tsx";
import { tidyAmount } from "./tidy.ts";

/** An amount in dollars as it is typed, e.g. "125.00". It stays text here: reading it into cents is the domain's. */
export function MoneyInput(props: InputProps) {
  return <TextInput {...props} prefix="$" align="end" inputMode="decimal" tidy={tidyAmount} />;
}
