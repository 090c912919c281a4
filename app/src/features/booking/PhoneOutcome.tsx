import { Button } from "@teedesk/ui";
import { useBooking, useBookingActor } from "./useBooking.tsx";

/** The outcome of storing the phone number of the last booking. */
export function PhoneOutcome() {
  const booking = useBookingActor();
  const state = useBooking(({ value }) => value.phone);
  const phone = useBooking(({ context }) => context.booked?.phone ?? "");
  const reason = useBooking(({ context }) => context.phone_refusal);
  if (state === "none" || phone === "") return null;
  const texts = {
    storing: `Storing the phone number ${phone}…`,
    stored: `Phone ${phone} is on the customer's record.`,
    kept: `The customer's record has another phone number: ${phone} was not stored.`,
    unmatched: `The server did not return the customer. Enter the phone number ${phone} on the customer's page.`,
    failed: `The phone number ${phone} could not be stored${reason === "" ? "." : `: ${reason}`}`,
  };
  return (
    <p className={state === "storing" || state === "stored" ? undefined : "font-medium text-attention-text"}>
      {texts[state]}
      {state === "failed" && (
        <Button size="small" className="ml-2" onClick={() => booking.send({ type: "phone.retried" })}>
          Try again
        </Button>
      )}
    </p>
  );
}
