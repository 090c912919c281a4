import { feeText, typedFee } from "@teedesk/domain";
import type { InputProps } from "@teedesk/ui";
import { AmountInput } from "../../editing/AmountInput.tsx";

/** A service fee: an amount in dollars or percent, as one text (ANSWER-04). */
export function FeeInput({ value, onChange, ...input }: InputProps) {
  const { unit, amount } = typedFee(value);
  return (
    <AmountInput
      {...input}
      unit={unit}
      value={amount}
      onChange={(typed) => onChange(feeText({ unit, amount: typed }))}
      onUnit={(chosen) => onChange(feeText({ unit: chosen, amount: "" }))}
    />
  );
}
