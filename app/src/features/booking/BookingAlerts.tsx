import { Alert, Button } from "@teedesk/ui";
import type { ReactNode } from "react";
import { type BookingSnapshot, selectIsUnsettled, selectOtherMessages } from "../../flows/booking/selectors.ts";
import { FailureAlert } from "../../messages/FailureAlert.tsx";
import { InvalidAlert } from "../../messages/InvalidAlert.tsx";
import { messages } from "../../messages/messages.ts";
import { useBooking, useBookingActor, useWorkedOut } from "./useBooking.tsx";

type Editing = Extract<BookingSnapshot["value"]["form"], { editing: unknown }>["editing"];

const editingOf = ({ value: { form } }: BookingSnapshot): Editing | null =>
  typeof form === "object" && "editing" in form ? form.editing : null;

/** What came of the last act, for as long as it is so. */
export function BookingAlerts() {
  const editing = useBooking(editingOf);
  const isUnsettled = useBooking(selectIsUnsettled);
  if (editing === null) return null;
  return (
    <>
      {alerts[editing]}
      {isUnsettled && editing !== "fatal" && <Unsettled />}
    </>
  );
}

const alerts: Readonly<Record<Editing, ReactNode>> = {
  ready: null,
  booked: null,
  incomplete: <Alert tone="warning">{messages.validationErrors}</Alert>,
  unapplied: <Alert tone="warning">A code is typed but not applied. Apply it, or clear it, then book.</Alert>,
  unpriced: <Unpriced />,
  invalid: <Invalid />,
  unchecked: <Failed />,
  fatal: <Refused />,
  uncertain: <Failed />,
  restored: <Restored />,
};

function Failed() {
  const failure = useBooking(({ context }) => context.failure);
  return <FailureAlert failure={failure} />;
}

/** What it means for the booking first: the reason may be long. */
function Refused() {
  const isUnsettled = useBooking(selectIsUnsettled);
  return (
    <>
      {isUnsettled ? <OpenAttempt /> : <NotBooked />}
      <Failed />
    </>
  );
}

/** The messages of the fields stand with them; the rest is here. */
function Invalid() {
  const others = useWorkedOut(selectOtherMessages);
  return <InvalidAlert elsewhere={others} />;
}

function Unpriced() {
  const booking = useBookingActor();
  return (
    <Alert
      tone="warning"
      actions={
        <Button size="small" onClick={() => booking.send({ type: "rate.retried" })}>
          Try again
        </Button>
      }
    >
      Nothing was booked: without the rate the service fee is unknown, so there is no total.
    </Alert>
  );
}

/** Stands for as long as nobody knows, also after a reload. */
function Unsettled() {
  return (
    <Alert tone="warning">
      It is not known whether the tee time was booked.
      <p className="font-normal">
        Press Book again without changing anything: it books once, however often it is sent. If anything was changed
        since, look among the tee times first.
      </p>
    </Alert>
  );
}

/** Refused at the door, or by a system behind a specified server, maybe because the earlier attempt was done. */
function OpenAttempt() {
  return (
    <Alert tone="warning">
      This attempt was refused, but an earlier one may have booked the tee time.
      <p className="font-normal">
        Look among the tee times first. If it is there, start over; if not, press Book again.
      </p>
    </Alert>
  );
}

function NotBooked() {
  return (
    <Alert tone="warning">
      The tee time was not booked.
      <p className="font-normal">Everything typed is kept. Change what the reason is about, or press Book again.</p>
    </Alert>
  );
}

function Restored() {
  const booking = useBookingActor();
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
    </Alert>
  );
}
