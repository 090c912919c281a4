import type { BookingCustomer } from "@teedesk/domain";
import { Button, Panel } from "@teedesk/ui";
import { selectClaim } from "../../flows/booking/selectors.ts";
import { TextField } from "./bookingFields.ts";
import { useBooking, useBookingActor, useWorkedOut } from "./useBooking.tsx";

/** Who plays (OPS-IBE-12 to 15). */
export function CustomerPanel() {
  return (
    <Panel heading="Customer">
      <div className="grid grid-cols-2 gap-x-4 gap-y-2">
        <TextField name="customer.first_name" />
        <TextField name="customer.last_name" />
        <TextField type="email" className="col-span-2" name="customer.email" />
      </div>
      <FoundCustomer />
      <Claim />
    </Panel>
  );
}

/** For whose queue place or lost lead the page was opened: this booking ends it, unless it is let go. */
function Claim() {
  const booking = useBookingActor();
  const claim = useWorkedOut(selectClaim);
  if (claim === null) return null;
  const { kind, name, isTaken } = claim;
  const what = `${kind === "place" ? "queue place" : "lost lead"}${name === "" ? "" : ` of ${name}`}`;
  return (
    <output className="mt-2 flex items-start justify-between gap-2 text-xs">
      <span className={isTaken ? "min-w-0 py-1 text-ink-muted" : "min-w-0 py-1 font-medium text-attention-text"}>
        {isTaken ? `Books the ${what}.` : `The ${what} is let go: this booking leaves it open.`}
      </span>
      <Button
        size="small"
        kind="quiet"
        onClick={() => booking.send({ type: isTaken ? "claim.released" : "claim.retaken" })}
      >
        {isTaken ? "Let go" : "Take it back"}
      </Button>
    </output>
  );
}

const labels: Readonly<Record<keyof BookingCustomer, string>> = {
  first_name: "First Name",
  last_name: "Last Name",
  email: "Email",
  postcode: "Postal Code",
};
const names = ["first_name", "last_name", "email", "postcode"] as const;

/** That a customer on record filled the form, what that replaced, and the way back. */
function FoundCustomer() {
  const booking = useBookingActor();
  const found = useBooking(({ context }) => context.found);
  if (found === null) return null;
  const { customer, before } = found;
  const replaced = names.filter(
    (name) => before[name].trim() !== "" && customer[name] !== "" && before[name].trim() !== customer[name],
  );
  return (
    <output className="mt-2 flex items-start justify-between gap-2 text-xs text-ink-muted">
      <span className="min-w-0 py-1">
        {`Filled from customer ${customer.id}${customer.phone === "" ? "" : `, ${customer.phone}`}.`}
        {replaced.map((name) => ` ${labels[name]} was “${before[name]}”.`)}
      </span>
      <Button size="small" kind="quiet" onClick={() => booking.send({ type: "customer.returned" })}>
        Undo
      </Button>
    </output>
  );
}
