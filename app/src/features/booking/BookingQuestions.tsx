import { ConfirmDialog } from "@teedesk/ui";
import { messages } from "../../messages/messages.ts";
import { Totals } from "./TotalsPanel.tsx";
import { useBooking, useBookingActor } from "./useBooking.tsx";

/** The questions on the way to a booking (OPS-IBE-66, OPS-IBE-79). */
export function BookingQuestions() {
  const booking = useBookingActor();
  const form = useBooking(({ value }) => value.form);
  const asked = typeof form === "object" && "asking" in form ? form.asking : null;
  const answers = {
    onConfirm: () => booking.send({ type: "question.confirmed" }),
    onDismiss: () => booking.send({ type: "question.declined" }),
  };
  return (
    <>
      <ConfirmDialog open={asked === "total"} title="Book at this total?" confirm="Book" {...answers}>
        <Totals />
      </ConfirmDialog>
      <ConfirmDialog open={asked === "noCard"} title={messages.noCard} confirm="Book" {...answers}>
        The tee time is booked without a charge.
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === "changed"}
        title="Book the changed form?"
        confirm="Book the changed form"
        danger
        {...answers}
      >
        An earlier attempt got no answer and may have been booked as it was then. Check the tee times first: this form
        is no longer the same, so sending it may be refused.
      </ConfirmDialog>
      <ConfirmDialog open={asked === "startOver"} title="Start over?" confirm="Start over" danger {...answers}>
        Everything typed in this booking is dropped.
      </ConfirmDialog>
    </>
  );
}
