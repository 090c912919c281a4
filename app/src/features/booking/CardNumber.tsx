import { TextInput } from "@teedesk/ui";
import { type ReactNode, useState } from "react";
import { maskedCardNumber, typedOver } from "./maskedCardNumber.ts";
import { useText } from "./useBooking.tsx";

/** A card number: whole while it is typed, its last four digits once it was left or fetched (DECISIONS 28). */
export function CardNumber({ hint }: { hint: ReactNode }) {
  const { value, onChange, ...field } = useText("credit_card.number");
  const [isTyping, setTyping] = useState(false);
  const shown = isTyping ? value : maskedCardNumber(value);
  const type = (text: string) => {
    setTyping(true);
    onChange(typedOver(shown, text));
  };
  return (
    <TextInput
      label="Card Number"
      inputMode="numeric"
      maxLength={25}
      hint={hint}
      {...field}
      value={shown}
      onChange={type}
      onBlur={() => setTyping(false)}
    />
  );
}
