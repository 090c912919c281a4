import { isCardNumber } from "@teedesk/domain";
import { TextInput } from "@teedesk/ui";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { fieldMessageText } from "../../messages/fieldMessageText.ts";
import { useText } from "./bookingFields.ts";
import { maskedCardNumber, typedOver } from "./maskedCardNumber.ts";
import { useBooking } from "./useBooking.tsx";

type Props = { readonly hint: ReactNode; readonly className: string };

/**
 * A card number: its last four digits once it was left (ANSWER-28). One that was typed here and not sent yet is whole
 * again while the focus is in it, to be corrected; one that was sent or fetched is not. A slip is said as soon as the field
 * is left, while the caller still has the card in hand.
 */
export function CardNumber({ hint, className }: Props) {
  const { value, error, onChange, ...field } = useText("credit_card.number");
  const isOut = useBooking(
    ({ context }) => value !== "" && [context.sent_card, context.saved_card?.number].includes(value),
  );
  const [isFocused, setFocused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // The text changes under the focus, which would leave the caret behind it: what is typed takes its place instead.
    if (isFocused) input.current?.select();
  }, [isFocused]);
  const isSlip = !isFocused && !isOut && value.trim() !== "" && !isCardNumber(value.replaceAll(/[\s-]/g, ""));
  const shown = isFocused && !isOut ? value : maskedCardNumber(value);
  return (
    <TextInput
      className={className}
      inputMode="numeric"
      maxLength={25}
      hint={hint}
      error={error ?? (isSlip ? fieldMessageText({ code: "card_number_unreadable" }) : undefined)}
      {...field}
      value={shown}
      onChange={(text) => onChange(typedOver(shown, text))}
      onFocus={({ currentTarget }) => {
        input.current = currentTarget;
        setFocused(true);
      }}
      onBlur={() => setFocused(false)}
    />
  );
}
