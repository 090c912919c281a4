import { Button } from "@teedesk/ui";
import { selectClaim } from "../../flows/booking/selectors.ts";
import { BookingLine } from "./BookingLine.tsx";
import { useBookingActor, useWorkedOut } from "./useBooking.tsx";

/** The queue place or lost lead that the page was opened for: this booking uses it unless the agent declines. */
export function Claim() {
  const booking = useBookingActor();
  const claim = useWorkedOut(selectClaim);
  if (claim === null) return null;
  const { kind, name, isTaken } = claim;
  const owner = name === "" ? null : `${name}'s`;
  const texts = {
    place: {
      used: `Fills ${owner ?? "a"} place in the queue.`,
      unused: `${owner ?? "The"} place stays in the queue.`,
    },
    lead: { used: `Closes ${owner ?? "a"} lost lead.`, unused: `${owner ?? "The"} lost lead stays open.` },
  }[kind];
  return (
    <BookingLine
      isStrong={!isTaken}
      action={
        <Button
          size="small"
          kind="quiet"
          onClick={() => booking.send({ type: isTaken ? "claim.released" : "claim.retaken" })}
        >
          {isTaken ? "Don't use it" : "Use it"}
        </Button>
      }
    >
      {isTaken ? texts.used : texts.unused}
    </BookingLine>
  );
}
