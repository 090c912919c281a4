import type { CreditCard } from "../creditCard/creditCard.ts";
import type { BookingCustomer } from "./booking.ts";

/** What the inputs of the booking form hold: texts as typed, with the contract's names. */
export type BookingDraft = {
  readonly tee_time: {
    /** Month/day/year as typed. */
    readonly play_date: string;
    readonly play_time: string;
    readonly players: string;
    /** Course id; blank when none is chosen. */
    readonly course: string;
    readonly confirmation: string;
    readonly notes: string;
    readonly internal_notes: string;
    readonly folio: string;
    readonly alt_emails: string;
    readonly should_email_customer: boolean;
    readonly should_email_course: boolean;
    readonly availability_queue_id: string;
  };
  readonly charge: string;
  readonly customer: BookingCustomer;
  readonly credit_card: CreditCard;
  readonly discount_code: string;
  readonly gift_cert_serial: string;
  readonly deal_id: string;
  /** Quantity as typed, by rental club id. */
  readonly rental_clubs: Readonly<Record<string, string>>;
};
