import { Alert, Button } from "@teedesk/ui";
import { selectIsUnsettled } from "../../flows/booking/selectors.ts";
import { FailureAlert } from "../../messages/FailureAlert.tsx";
import { messages } from "../../messages/messages.ts";
import { useBooking, useBookingActor } from "./useBooking.tsx";

/** What just happened to the booking, in place. */
export function BookingAlerts() {
  const booking = useBookingActor();
  const form = useBooking(({ value }) => value.form);
  const { failure, errors, booked } = useBooking(({ context }) => context);
  const isUnsettled = useBooking(selectIsUnsettled);
  if (typeof form !== "object" || !("editing" in form)) return null;
  switch (form.editing) {
    case "incomplete":
      return <Alert tone="warning">{messages.validationErrors}</Alert>;
    case "unapplied":
      return <Alert tone="warning">A code is typed but not applied. Apply it, or clear it, then book.</Alert>;
    case "invalid":
      return (
        <Alert tone="warning">
          {messages.invalid}
          {errors[""] !== undefined && <p className="font-normal">{errors[""]}</p>}
        </Alert>
      );
    case "fatal":
      return <FailureAlert failure={failure} />;
    case "uncertain":
      return (
        <>
          <FailureAlert failure={failure} />
          <Alert tone="warning">
            It is not known whether the tee time was booked. Nothing you typed is lost. Press Book again without
            changing anything: it books once, however often it is sent.
          </Alert>
        </>
      );
    case "restored":
      return (
        <Alert
          tone="info"
          actions={
            <Button size="small" onClick={() => booking.send({ type: "startOver.requested" })}>
              Start over
            </Button>
          }
        >
          An unfinished booking was restored. Card details are never kept; ask for them again.
          {isUnsettled && (
            <p className="font-normal">
              It was sent once without an answer and may have been booked: look among the tee times first.
            </p>
          )}
        </Alert>
      );
    case "booked":
      return (
        <Alert tone="success">
          {messages.success}
          {booked !== null && (
            <p className="font-normal">
              {booked.id === null ? "Booked" : `Tee time ${booked.id} is booked`} with confirmation{" "}
              {booked.confirmation}.{booked.confirmation === messages.internal && " Call the course to reserve it."}
            </p>
          )}
        </Alert>
      );
    case "ready":
      return null;
    default:
      return form.editing satisfies never;
  }
}
