import { Panel, TextInput } from "@teedesk/ui";
import { messageAt } from "../../flows/field.ts";
import { fieldMessageText } from "../../messages/fieldMessageText.ts";
import { TextField } from "./bookingFields.ts";
import { useBooking, useBookingActor } from "./useBooking.tsx";

/** The player who books (OPS-IBE-12, OPS-IBE-13, OPS-IBE-15); the postal code is beside the card. */
export function CustomerPanel() {
  return (
    <Panel heading="Customer">
      <div className="grid grid-cols-2 gap-x-4 gap-y-2">
        <TextField name="customer.first_name" />
        <TextField name="customer.last_name" />
        <TextField kind="email" className="col-span-2 sm:col-span-1" name="customer.email" />
        <Phone />
      </div>
    </Panel>
  );
}

/** By it the customer is found at the next call. It is stored with the customer's record once the tee time is booked. */
function Phone() {
  const booking = useBookingActor();
  const phone = useBooking(({ context }) => context.phone);
  const message = useBooking(({ context }) => messageAt(context, "phone"));
  return (
    <TextInput
      kind="phone"
      className="col-span-2 sm:col-span-1"
      name="phone"
      label="Phone"
      value={phone}
      error={message === undefined ? undefined : fieldMessageText(message)}
      onChange={(typed) => booking.send({ type: "phone.changed", phone: typed })}
    />
  );
}
