import type { LocalDate } from "../calendar/localDate.ts";
import type { TimeOfDay } from "../calendar/timeOfDay.ts";
import type { SentCard } from "../creditCard/creditCard.ts";
import type { BookingRentalClub } from "../rentalClub/rentalClub.ts";

/** The customer of a booking; blank where nothing was given. */
export type BookingCustomer = {
  readonly first_name: string;
  readonly last_name: string;
  readonly postcode: string;
  readonly email: string;
};

/** The tee time of a booking; blank or null where nothing was given yet. */
export type BookingTeeTime = {
  readonly play_date: LocalDate | "";
  readonly play_time: TimeOfDay | "";
  readonly players: number | null;
  readonly course: { readonly id: number } | null;
  readonly confirmation: string;
  readonly notes: string;
  readonly internal_notes: string;
  readonly folio: string;
  /** E-mail addresses, separated by ", ". */
  readonly alt_emails: string;
  readonly should_email_customer: boolean;
  readonly should_email_course: boolean;
  readonly availability_queue_id: number | null;
  /** The lost lead it is booked for; left out without one. */
  readonly lost_lead_id?: number;
};

/** A booking as the `ibe` calls carry it (OPS-IBE-68). */
export type Booking = {
  /** Decimal dollars, "125.00"; blank where nothing was given yet. */
  readonly charge: string;
  /** The total that was shown, in cents; the server refuses another one. */
  readonly expected_total_cents?: number;
  readonly discount_code: string;
  readonly gift_cert_serial: string;
  /** Not a readonly list, since the contract's generated types have none. */
  readonly rental_clubs: BookingRentalClub[];
  readonly customer: BookingCustomer;
  readonly tee_time: BookingTeeTime;
  readonly credit_card: SentCard;
  readonly screenshot: null;
  readonly deal_id: number | null;
  /** The customer on record who was chosen; left out without one. */
  readonly customer_id?: number;
  /** The doubts it is booked in spite of, by their codes; left out without one. */
  readonly doubts?: string[];
};
