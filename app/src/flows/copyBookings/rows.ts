import { type BookingDraft, formatCents, formatTypedDate, type LocalDate } from "@teedesk/domain";
import type { ActorRefFrom } from "xstate";
import type { createBookingMachine } from "../booking/machine.ts";
import type { BookingPorts } from "../booking/ports.ts";
import { type BookingSnapshot, selectRateProduct } from "../booking/selectors.ts";

export type RowActor = ActorRefFrom<ReturnType<typeof createBookingMachine>>;

/** One day of the copies: a booking of its own, with its rate, its seats, its key and its outcome. */
export type CopyRow = { readonly date: LocalDate; readonly booking: RowActor };

/** The fields that all copies share: the card and its holder's postal code. */
const sharedFields = [
  "credit_card.number",
  "credit_card.expmo",
  "credit_card.expyr",
  "credit_card.cvv",
  "customer.postcode",
] as const;

export const isShared = (name: string): boolean => sharedFields.some((shared) => shared === name);

/** A day's ports: it rents no clubs, and of its form only an attempt that may have booked is stored, with its key. */
export const portsOfCopy = (ports: BookingPorts): BookingPorts => ({
  ...ports,
  listRentalClubs: () => Promise.resolve({ kind: "ok", value: [] }),
  drafts: {
    ...ports.drafts,
    write: (saved) => (saved.isUnsettled ? ports.drafts.write(saved) : ports.drafts.clear()),
  },
});

/** The copy of a booking on another day. It has no charge yet: that is the rate of its own day. */
export const draftOn = (draft: BookingDraft, date: LocalDate): BookingDraft => ({
  ...draft,
  tee_time: { ...draft.tee_time, play_date: formatTypedDate(date) },
});

/** Charges the day's own rate for each player, once it is known. An attempt whose outcome is unknown has its charge. */
export function chargeRate(booking: RowActor): void {
  const snapshot = booking.getSnapshot();
  const product = selectRateProduct(snapshot)?.product;
  if (product === undefined || snapshot.context.draft.charge !== "" || snapshot.context.booked !== null) return;
  booking.send({ type: "field.changed", change: { name: "charge", value: formatCents(product) } });
}

export const isBooked = ({ context }: BookingSnapshot): boolean => context.booked !== null;

export const isAsked = (snapshot: BookingSnapshot): boolean => snapshot.hasTag("question");

/** An earlier attempt may have booked: its key and its form must stay. */
const isOpen = ({ context }: BookingSnapshot): boolean => context.intent.unsettled !== "";

/** The day was refused, or its rate is missing: it is begun anew, since rate and seats may be others by now. */
export const isStale = (snapshot: BookingSnapshot): boolean =>
  !isBooked(snapshot) &&
  !isOpen(snapshot) &&
  (snapshot.hasTag("unpriced") ||
    snapshot.matches({ rate: "none" }) ||
    snapshot.matches({ rate: "refused" }) ||
    snapshot.matches({ form: { editing: "refused" } }) ||
    snapshot.matches({ form: { editing: "fatal" } }));

/**
 * The other days may go on after this outcome: it was booked, or refused for a reason of its own. A refused card would be refused again,
 * and without a response the next one may get none either.
 */
export const goesOn = (snapshot: BookingSnapshot): boolean =>
  isBooked(snapshot) ||
  (snapshot.matches({ form: { editing: "refused" } }) && !Object.keys(snapshot.context.errors).some(isShared));
