import type { LocalDate } from "../calendar/localDate.ts";
import { blankCreditCard, type CreditCard, type SentCard } from "../creditCard/creditCard.ts";
import type { Discount } from "../discount/discount.ts";
import type { GiftCertificate } from "../giftCertificate/giftCertificate.ts";
import type { GolfRate } from "../golfRate/golfRate.ts";
import type { RentalClub } from "../rentalClub/rentalClub.ts";
import type { BookingCustomer } from "./booking.ts";

/** The inputs of the booking form: texts as typed, with the contract's names. */
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
    /** The lead that the address named, else blank. */
    readonly lost_lead_id: string;
  };
  readonly charge: string;
  readonly customer: BookingCustomer;
  readonly credit_card: CreditCard;
  readonly discount_code: string;
  readonly gift_cert_serial: string;
  readonly deal_id: string;
  /** The customer on record who was chosen, else blank; for a server that knows the member. */
  readonly customer_id: string;
  /** Quantity as typed, by rental club id. */
  readonly rental_clubs: Readonly<Record<string, string>>;
};

/** The empty form; both receipts are on (OPS-IBE-36, OPS-IBE-37). After a booking it keeps the course (OPS-IBE-61). */
export const blankBookingDraft = (course = ""): BookingDraft => ({
  tee_time: {
    play_date: "",
    play_time: "",
    players: "",
    course,
    confirmation: "",
    notes: "",
    internal_notes: "",
    folio: "",
    alt_emails: "",
    should_email_customer: true,
    should_email_course: true,
    availability_queue_id: "",
    lost_lead_id: "",
  },
  charge: "",
  customer: { first_name: "", last_name: "", postcode: "", email: "" },
  credit_card: blankCreditCard,
  discount_code: "",
  gift_cert_serial: "",
  deal_id: "",
  customer_id: "",
  rental_clubs: {},
});

/** The draft as it may be kept in browser storage: never with card data (ANSWER-25). */
export const withoutCard = (draft: BookingDraft): BookingDraft => ({ ...draft, credit_card: blankCreditCard });

/** The records loaded or applied beside the draft. */
export type BookingContext = {
  readonly rate: GolfRate | null;
  readonly rental_clubs: readonly RentalClub[];
  readonly discount: Discount | null;
  readonly gift_certificate: GiftCertificate | null;
  /** The card kept for the queue entry, if one was fetched. */
  readonly saved_card: SentCard | null;
  /** Today in the business time zone. */
  readonly today: LocalDate;
};
