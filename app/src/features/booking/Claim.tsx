import { Button } from "@teedesk/ui";
import { selectClaim } from "../../flows/booking/selectors.ts";
import { BookingLine } from "./BookingLine.tsx";
import { useBookingActor, useWorkedOut } from "./useBooking.tsx";

/** The queue place or lost lead that the page was opened for: this booking ends it, unless it is let go. */
export function Claim() {
  const booking = useBookingActor();
  const claim = useWorkedOut(selectClaim);
  if (claim === null) return null;
  const { kind, name, isTaken } = claim;
  const what = `${kind === "place" ? "queue place" : "lost lead"}${name === "" ? "" : ` of ${name}`}`;
  return (
    <BookingLine
      isStrong={!isTaken}
      action={
        <Button
          size="small"
          kind="quiet"
          onClick={() => booking.send({ type: isTaken ? "claim.released" : "claim.retaken" })}
        >
          {isTaken ? "Let go" : "Take it back"}
        </Button>
      }
    >
      {isTaken ? `Books the ${what}.` : `The ${what} is let go: this booking leaves it open.`}
    </BookingLine>
  );
}
