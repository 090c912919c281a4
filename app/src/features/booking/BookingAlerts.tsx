import type { CourseChoice } from "@teedesk/domain";
import { Alert, Button } from "@teedesk/ui";
import type { ReactNode } from "react";
import { type BookingSnapshot, selectIsUnsettled, selectOtherMessages } from "../../flows/booking/selectors.ts";
import { FailureAlert } from "../../messages/FailureAlert.tsx";
import { InvalidAlert } from "../../messages/InvalidAlert.tsx";
import { messages } from "../../messages/messages.ts";
import { attemptText } from "./bookingTexts.ts";
import { useBooking, useBookingActor, useWorkedOut } from "./useBooking.tsx";

type Editing = Extract<BookingSnapshot["value"]["form"], { editing: unknown }>["editing"];

const editingOf = ({ value: { form } }: BookingSnapshot): Editing | null =>
  typeof form === "object" && "editing" in form ? form.editing : null;

/** The outcome of the last act, for as long as it holds. */
export function BookingAlerts({ courses }: { readonly courses: readonly CourseChoice[] }) {
  const editing = useBooking(editingOf);
  const isUnsettled = useBooking(selectIsUnsettled);
  if (editing === null) return null;
  return (
    <>
      {alerts[editing]}
      {isUnsettled && editing !== "fatal" && <Unsettled courses={courses} />}
    </>
  );
}

const alerts: Readonly<Record<Editing, ReactNode>> = {
  ready: null,
  booked: null,
  incomplete: <Alert tone="warning">{messages.validationErrors}</Alert>,
  unpriced: <Unpriced />,
  invalid: <Invalid />,
  refused: <Declined />,
  unchecked: <Failed />,
  fatal: <Refused />,
  uncertain: <Failed />,
  restored: <Restored />,
};

function Failed() {
  const failure = useBooking(({ context }) => context.failure);
  return <FailureAlert failure={failure} />;
}

/** The consequence for the booking is first: the reason may be long. */
function Refused() {
  const isUnsettled = useBooking(selectIsUnsettled);
  return (
    <>
      {isUnsettled ? <OpenAttempt /> : <NotBooked />}
      <Failed />
    </>
  );
}

/** The messages of the fields are with them; the rest is here. */
function Invalid() {
  const others = useWorkedOut(selectOtherMessages);
  return <InvalidAlert elsewhere={others} />;
}

/** Book was refused for the reasons at the fields; they are marked, and the first one has the focus. */
function Declined() {
  const isUnsettled = useBooking(selectIsUnsettled);
  const others = useWorkedOut(selectOtherMessages);
  return <InvalidAlert elsewhere={isUnsettled ? others : ["The tee time was not booked.", ...others]} />;
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

/** Shown for as long as the outcome of an attempt is unknown, also after a reload. */
function Unsettled({ courses }: { readonly courses: readonly CourseChoice[] }) {
  const attempt = useBooking(({ context }) => context.attempt);
  return (
    <Alert tone="warning">
      It is not known whether the tee time was booked.
      {attempt !== null && <p>{attemptText(attempt, courses)}</p>}
      <p className="font-normal">
        Press Book again without changing anything: it books once, however often it is sent. If anything was changed
        since, look among the tee times first.
      </p>
    </Alert>
  );
}

/** Refused before it was read, or by a system behind a specified server, maybe because the earlier attempt was done. */
function OpenAttempt() {
  return (
    <Alert tone="warning">
      This attempt was refused, but an earlier one may have booked the tee time.
      <p className="font-normal">Check the tee times first. If it is there, start over; if not, press Book again.</p>
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
