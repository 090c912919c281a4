import { FormGrid, Panel, TextInput } from "@teedesk/ui";
import type { BookingSnapshot } from "../../flows/booking/selectors.ts";
import { CardNumber } from "./CardNumber.tsx";
import { useBooking, useText } from "./useBooking.tsx";

/** What becomes of the card that was kept for a queue entry. */
const hints: Readonly<Partial<Record<BookingSnapshot["value"]["savedCard"], string>>> = {
  loading: "Fetching the card kept for the queue entry…",
  filled: "The card kept for the queue entry.",
  failed: "The card kept for the queue entry could not be fetched. Ask for it.",
};

/** The card to charge (OPS-IBE-18 to 21). It never leaves this page except with the booking itself. */
export function CardPanel() {
  const savedCard = useBooking(({ value }) => value.savedCard);
  return (
    <Panel heading="Credit card">
      <FormGrid columns={1}>
        <CardNumber hint={hints[savedCard]} />
        <div className="grid grid-cols-3 gap-x-4">
          <TextInput
            label="Expiry Month"
            inputMode="numeric"
            maxLength={2}
            placeholder="MM"
            {...useText("credit_card.expmo")}
          />
          <TextInput
            label="Expiry Year"
            inputMode="numeric"
            maxLength={4}
            placeholder="YYYY"
            {...useText("credit_card.expyr")}
          />
          <TextInput label="CVV" inputMode="numeric" maxLength={4} {...useText("credit_card.cvv")} />
        </div>
      </FormGrid>
    </Panel>
  );
}
