import { Button } from "@teedesk/ui";
import { useBooking, useBookingActor } from "./useBooking.tsx";

/** The outcome of storing the phone number of the last booking. */
export function PhoneOutcome() {
  const booking = useBookingActor();
  const state = useBooking(({ value }) => value.phone);
  const phone = useBooking(({ context }) => context.booked?.phone ?? "");
  if (state === "none" || phone === "") return null;
  const texts = {
    storing: `Storing the phone number ${phone}…`,
    stored: `Phone ${phone} is on the customer's record.`,
    kept: `The customer's record has another phone number: ${phone} was not stored.`,
    failed: `The phone number ${phone} could not be stored.`,
  };
  return (
    <p className={state === "kept" || state === "failed" ? "font-medium text-attention-text" : undefined}>
      {texts[state]}
      {state === "failed" && (
        <Button size="small" className="ml-2" onClick={() => booking.send({ type: "phone.retried" })}>
          Try again
        </Button>
      )}
    </p>
  );
}
