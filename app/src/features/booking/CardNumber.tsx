import { isCardNumber } from "@teedesk/domain";
import { TextInput } from "@teedesk/ui";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { fieldMessageText } from "../../messages/fieldMessageText.ts";
import { useText } from "./bookingFields.ts";
import { maskedCardNumber, typedOver } from "./maskedCardNumber.ts";

type Props = {
  readonly hint: ReactNode;
  readonly className: string;
  /** Numbers that were sent or fetched. */
  readonly out: readonly string[];
};

/**
 * A card number: only its last four digits once the field was left (ANSWER-28). A number that was typed here and not sent yet is
 * shown whole again while it has the focus, to be corrected; one that was sent or fetched is not. A mistyped number is reported as
 * soon as the field is left, while the caller still has the card in hand.
 */
export function CardNumber({ hint, className, out }: Props) {
  const { value, error, onChange, ...field } = useText("credit_card.number");
  const isOut = value !== "" && out.includes(value);
  const [isFocused, setFocused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // The text changes while focused, which would leave the caret at its end; selected, it is replaced by typing.
    if (isFocused) input.current?.select();
  }, [isFocused]);
  const isSlip = !isFocused && !isOut && value.trim() !== "" && !isCardNumber(value.replaceAll(/[\s-]/g, ""));
  const shown = isFocused && !isOut ? value : maskedCardNumber(value);
  return (
    <TextInput
      className={className}
      kind="digits"
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
