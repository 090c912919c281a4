import { type Booking, confirmationOf, type SentCard } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";

type WireBooking = components["schemas"]["Booking"];

type Sent = Omit<Booking, "rental_clubs" | "screenshot" | "tee_time" | "doubts">;

/** A booking as it was sent: of the clubs only ids and quantities, since prices are the server's own. */
export type BookingOrder = Sent & {
  /** Date and time as texts: the domain's acceptBooking reads them. */
  readonly tee_time: Omit<Booking["tee_time"], "play_date" | "play_time"> & {
    readonly play_date: string;
    readonly play_time: string;
  };
  readonly rental_clubs: readonly { readonly id: number; readonly quantity: number }[];
  /** The doubts it was booked in spite of; left out without one. */
  readonly doubts?: readonly string[];
};

const text = (value: string | undefined): string => value?.trim() ?? "";
/** Specified consoles send 0 for none. */
const recordId = (value: number | null | undefined): number | null => value || null;

/** Fills in the missing members of a sent booking: texts are blank, choices null. */
export function readBookingOrder({ tee_time, customer = {}, credit_card = {}, ...wire }: WireBooking): BookingOrder {
  return {
    charge: text(wire.charge),
    ...(wire.expected_total_cents === undefined ? {} : { expected_total_cents: wire.expected_total_cents }),
    discount_code: text(wire.discount_code),
    gift_cert_serial: text(wire.gift_cert_serial),
    rental_clubs: wantedClubs(wire.rental_clubs ?? []),
    customer: {
      first_name: text(customer.first_name),
      last_name: text(customer.last_name),
      postcode: text(customer.postcode),
      email: text(customer.email),
    },
    tee_time: {
      play_date: text(tee_time.play_date),
      play_time: text(tee_time.play_time),
      players: tee_time.players ?? null,
      course: tee_time.course ?? null,
      confirmation: confirmationOf(tee_time.confirmation ?? ""),
      notes: text(tee_time.notes),
      internal_notes: text(tee_time.internal_notes),
      folio: text(tee_time.folio),
      alt_emails: text(tee_time.alt_emails),
      should_email_customer: tee_time.should_email_customer ?? true,
      should_email_course: tee_time.should_email_course ?? true,
      availability_queue_id: recordId(tee_time.availability_queue_id),
      ...leadOf(recordId(tee_time.lost_lead_id)),
    },
    credit_card: readCard(credit_card),
    deal_id: recordId(wire.deal_id),
    ...chosenOf(recordId(wire.customer_id)),
    ...(wire.doubts === undefined || wire.doubts.length === 0 ? {} : { doubts: [...new Set(wire.doubts)] }),
  };
}

const chosenOf = (customer_id: number | null) => (customer_id === null ? {} : { customer_id });

/** The order of a client that knows no leads, references or chosen customers must stay the same text: repeats are compared. */
const leadOf = (lost_lead_id: number | null) => (lost_lead_id === null ? {} : { lost_lead_id });

const readCard = ({ reference, ...card }: NonNullable<WireBooking["credit_card"]>): SentCard => ({
  number: text(card.number),
  expmo: text(card.expmo),
  expyr: text(card.expyr),
  cvv: text(card.cvv),
  ...(text(reference) === "" ? {} : { reference: text(reference) }),
});

/** The form sends every club of the course; those with a quantity are wanted. Duplicates are added up. */
function wantedClubs(clubs: NonNullable<WireBooking["rental_clubs"]>): BookingOrder["rental_clubs"] {
  const quantities = new Map<number, number>();
  for (const { id, quantity } of clubs) quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  return [...quantities].filter(([, quantity]) => quantity > 0).map(([id, quantity]) => ({ id, quantity }));
}
