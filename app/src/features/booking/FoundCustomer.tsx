import type { BookingCustomer } from "@teedesk/domain";
import { Button } from "@teedesk/ui";
import { BookingLine } from "./BookingLine.tsx";
import { useBooking, useBookingActor } from "./useBooking.tsx";

const labels: Readonly<Record<keyof BookingCustomer, string>> = {
  first_name: "First Name",
  last_name: "Last Name",
  email: "Email",
  postcode: "Postal Code",
};
const names = ["first_name", "last_name", "email", "postcode"] as const;

/** The customer on record who filled the form, what that replaced, and Undo. */
export function FoundCustomer() {
  const booking = useBookingActor();
  const found = useBooking(({ context }) => context.found);
  if (found === null) return null;
  const { customer, before } = found;
  const replaced = names.filter(
    (name) =>
      before.customer[name].trim() !== "" && customer[name] !== "" && before.customer[name].trim() !== customer[name],
  );
  return (
    <BookingLine
      action={
        <Button size="small" kind="quiet" onClick={() => booking.send({ type: "customer.returned" })}>
          Undo
        </Button>
      }
    >
      {`Filled from customer ${customer.id}${customer.phone === "" ? "" : `, ${customer.phone}`}.`}
      {replaced.map((name) => ` ${labels[name]} was “${before.customer[name]}”.`)}
    </BookingLine>
  );
}
