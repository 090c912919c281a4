import type { LocalDate } from "../calendar/localDate.ts";
import type { TimeOfDay } from "../calendar/timeOfDay.ts";
import type { CustomerInput } from "../records/customerForm.ts";
import type { TransactionRecord } from "../transaction/transactionRecord.ts";

/** The customer of a tee time. */
export type TeeTimeCustomer = Pick<CustomerInput, "first_name" | "last_name" | "email" | "primary_phone"> & {
  readonly id: number;
};

/** The terms that hold for a tee time; its rate's are texts in decimal dollars for each player, blank where none is set. */
export type TeeTimeTerms = {
  /** `migration`: it was sold before terms were stored. */
  readonly taken_for: "sale" | "course change" | "migration";
  readonly taken_at: string;
  /** The version of the rules; blank where it is not known. */
  readonly rule_set: string;
  /** Whether they name what the course is owed for the golf. */
  readonly is_cost_known: boolean;
  readonly rate: {
    readonly rate: string;
    /** "5%" or "$3.50", as is the commission. */
    readonly service_fee: string;
    readonly wholesale_rate: string;
    readonly commission: string;
    readonly max_refund: string;
    readonly non_refundable: string;
    readonly cancel_hours: number;
  } | null;
};

/** A booked tee time (OPS-TT-51); texts are blank where nothing is known. */
export type TeeTime = {
  readonly id: number;
  /** Null from a server without versions. */
  readonly lock_version: number | null;
  /** The staff member who booked it. */
  readonly agent: string;
  /** A moment in UTC, ISO 8601. */
  readonly created_at: string;
  readonly course_name: string;
  readonly play_date: LocalDate | "";
  readonly play_time: TimeOfDay | "";
  readonly players: number | null;
  /** The players it was sold for (ANSWER-38); null from a server that does not send them. */
  readonly players_sold: number | null;
  readonly folio: string;
  readonly confirmation: string;
  readonly notes: string;
  readonly internal_notes: string;
  /** E-mail addresses, separated by commas. */
  readonly alt_emails: string;
  /** Decimal dollars, as received (UNCLEAR-37). */
  readonly gift_certificate_amount: string;
  readonly discount_amount: string;
  readonly cost: string;
  /** Free text (UNCLEAR-63). */
  readonly status: string;
  /** Canceled by undoing its booking: nothing was paid and nothing refunded. */
  readonly is_undone: boolean;
  /** When the gateway refused to charge the card after the booking, and a person settled that otherwise; "" where neither is so. */
  readonly payment_refused_at: string;
  readonly payment_settled_at: string;
  readonly should_email_customer: boolean;
  readonly should_email_course: boolean;
  /** Id of the deal in the CRM; only one above 0 leads there (OPS-TT-23). */
  readonly deal_id: number | null;
  readonly availability_queue_id: number | null;
  readonly customer: TeeTimeCustomer | null;
  readonly course: { readonly id: number; readonly course_name: string } | null;
  readonly gift_certificate: { readonly id: number; readonly serial: string } | null;
  readonly discount: { readonly id: number; readonly code: string } | null;
  readonly golf_rate: { readonly id: number; readonly internal_memo: string } | null;
  /** Null from a server that does not send them. */
  readonly sale_terms: TeeTimeTerms | null;
  readonly transaction_record: TransactionRecord | null;
};

/** The status of a booked tee time. A status is free text: others may arrive off the wire (UNCLEAR-63). */
export const statusBooked = "Booked";
/** The status of a canceled tee time (UNCLEAR-63). */
export const statusCanceled = "Canceled";
