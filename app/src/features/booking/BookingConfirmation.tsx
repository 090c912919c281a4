import { type CourseChoice, formatDollars, fullName, isInternal } from "@teedesk/domain";
import { Alert, Button, CopyButton, Kbd, LinkButton } from "@teedesk/ui";
import type { Booked } from "../../flows/booking/ports.ts";
import { messages } from "../../messages/messages.ts";
import { paths } from "../../navigation/paths.ts";
import { UndoPanel } from "../../resources/teeTimes/UndoPanel.tsx";
import { useServices } from "../../services/services.tsx";
import { courseName, dateText, receiptAddresses, totalText } from "./bookingTexts.ts";
import { PhoneOutcome } from "./PhoneOutcome.tsx";
import { ReadBack } from "./TotalsPanel.tsx";
import { useBooking, useBookingActor } from "./useBooking.tsx";

type Props = { readonly courses: readonly CourseChoice[] };

const call = "Call the course to reserve it.";

const numberOf = ({ id }: Booked): string => (id === null ? "The tee time" : `Tee time ${id}`);

/** Course, day, time and players in one line. */
function placeOf({ order: { tee_time } }: Booked, courses: readonly CourseChoice[]): string {
  const { course, play_date, play_time, players } = tee_time;
  const group = `${players} ${players === 1 ? "player" : "players"}`;
  return [courseName(courses, course?.id), dateText(play_date), play_time, group].join(", ");
}

/** The total, and how it is paid: a card is only authorized as long as the booking can be undone. */
function moneyOf({ order, gift_used }: Booked, waits: boolean): string {
  const { credit_card, gift_cert_serial } = order;
  const amount = totalText(order);
  const gift = gift_used > 0 ? `the gift certificate ${gift_cert_serial} paid ${formatDollars(gift_used)}` : "";
  if (amount === "$0.00")
    return gift === "" ? "Total $0.00: nothing was charged." : `Total $0.00: ${gift}, and no card was charged.`;
  const rest = gift === "" ? "." : `; ${gift}.`;
  if (credit_card.number === "") return `Total ${amount}: no card was given, so it is due${rest}`;
  const card = `the card •••• ${credit_card.number.slice(-4)}`;
  return waits
    ? `Total ${amount}, authorized on ${card} and charged when it can no longer be undone${rest}`
    : `Total ${amount}, charged to ${card}${rest}`;
}

/** The receipts' readers: the customer at all addresses, the course, both or no one. They wait where a booking can be undone. */
function receiptsOf({ order }: Booked, waits: boolean): string {
  const readers = [...receiptAddresses(order), ...(order.tee_time.should_email_course ? ["the golf course"] : [])];
  if (readers.length === 0) return "No receipt was mailed.";
  const all = new Intl.ListFormat("en-US").format(readers);
  return waits ? `The receipt is mailed to ${all} in 30 seconds.` : `Receipt mailed to ${all}.`;
}

/** All of the last booking, until the next one is begun (OPS-IBE-76, MSG-34). */
export function BookingConfirmation({ courses }: Props) {
  const { config } = useServices();
  const booking = useBookingActor();
  const booked = useBooking(({ context }) => context.booked);
  const isFresh = useBooking((snapshot) => snapshot.matches({ form: { editing: "booked" } }));
  const isEmpty = useBooking((snapshot) => snapshot.can({ type: "bookAnother.requested" }));
  const isOfUndone = useBooking(({ context }) => context.undone?.isShown === true);
  if (booked === null || !isFresh) return null;
  const name = fullName(booked.order.customer);
  return (
    <Alert tone="success" className="mb-3">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 font-normal">
          <p className="font-semibold">{messages.success}</p>
          <p className="font-semibold">
            {numberOf(booked)} is booked with confirmation {booked.confirmation}.
            {isInternal(booked.confirmation) && ` ${call}`}
          </p>
          <ReadBack booked={booked} courses={courses} />
          <p>
            {name === "" ? "No name" : name}. {moneyOf(booked, config.undoes_bookings)}
          </p>
          <p>{receiptsOf(booked, config.undoes_bookings)}</p>
          <PhoneOutcome />
          {!isEmpty && (
            <p>
              {isOfUndone
                ? "The form below is that of the booking that was undone before."
                : "The form below is what was typed since the booking before was undone."}
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Links booked={booked} isFresh={isEmpty} />
          {isEmpty && (
            <Button
              data-acts
              size="small"
              aria-keyshortcuts="F7"
              onClick={() => booking.send({ type: "bookAnother.requested" })}
            >
              Book another for this customer
              <span aria-hidden className="max-sm:hidden">
                <Kbd>F7</Kbd>
              </span>
            </Button>
          )}
          <Close />
        </div>
      </div>
    </Alert>
  );
}

/** The last booking in a line, while the next one is typed. */
export function LastBooking({ courses }: Props) {
  const booked = useBooking(({ context }) => context.booked);
  const isFresh = useBooking((snapshot) => snapshot.matches({ form: { editing: "booked" } }));
  if (booked === null || isFresh) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-accent/30 bg-accent-soft px-3 py-1 text-sm">
      <p className="min-w-0 grow basis-72">
        Booked before: {numberOf(booked)}, {placeOf(booked, courses)}, {fullName(booked.order.customer)}.
        {isInternal(booked.confirmation) && <strong> {call}</strong>}
      </p>
      <PhoneOutcome />
      <div className="flex flex-wrap items-center gap-2">
        <Links booked={booked} isFresh={false} />
        <Close />
      </div>
    </div>
  );
}

type LinksProps = {
  readonly booked: Booked;
  /** The form is empty: nothing has been typed since. */
  readonly isFresh: boolean;
};

function Links({ booked: { id, customer_id, confirmation }, isFresh }: LinksProps) {
  const { config } = useServices();
  const booking = useBookingActor();
  return (
    <>
      <div data-acts className="contents">
        {id !== null && config.undoes_bookings && (
          <UndoPanel
            id={id}
            isNew
            hasKey={isFresh}
            onUndone={(message) => booking.send({ type: "booking.undone", id, message })}
          />
        )}
        {id !== null && (
          <LinkButton size="small" href={paths.teeTime(id)}>
            View tee time
          </LinkButton>
        )}
        {id !== null && (
          <LinkButton size="small" href={paths.copyTeeTime(id)} shortcut="Shift+F7">
            Copy to dates
            <span aria-hidden className="max-sm:hidden">
              <Kbd>⇧F7</Kbd>
            </span>
          </LinkButton>
        )}
        {customer_id !== null && (
          <LinkButton size="small" href={paths.customer(customer_id)}>
            View customer
          </LinkButton>
        )}
      </div>
      <CopyButton key={confirmation} text={id === null ? confirmation : String(id)} />
    </>
  );
}

function Close() {
  const booking = useBookingActor();
  return (
    <Button size="small" kind="quiet" onClick={() => booking.send({ type: "confirmation.closed" })}>
      Close
    </Button>
  );
}
