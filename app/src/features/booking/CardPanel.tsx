import { FormGrid, Panel, TextInput } from "@teedesk/ui";
import { CardNumber } from "./CardNumber.tsx";
import { useBooking, useText } from "./useBooking.tsx";

/** The card to charge (OPS-IBE-18 to 21). It never leaves this page except with the booking itself. */
export function CardPanel() {
  const isFetching = useBooking((snapshot) => snapshot.matches({ savedCard: "loading" }));
  const isFilled = useBooking((snapshot) => snapshot.matches({ savedCard: "filled" }));
  const hasFailed = useBooking((snapshot) => snapshot.matches({ savedCard: "failed" }));
  return (
    <Panel heading="Credit card">
      <FormGrid columns={1}>
        <CardNumber
          hint={
            (isFetching && "Fetching the card kept for the queue entry…") ||
            (isFilled && "The card kept for the queue entry.") ||
            (hasFailed && "The card kept for the queue entry could not be fetched. Ask for it.")
          }
        />
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
