import {
  type Booking,
  type BookingCircumstances,
  type BookingCustomer,
  type BookingDoubt,
  type BookingDraft,
  type DealList,
  type Discount,
  type FieldErrors,
  type GiftCertificate,
  type GolfRate,
  type Issue,
  type LocalDate,
  nothingKnown,
  parseBooking,
  type RecentBooking,
  type RentalClub,
  type SavedCard,
} from "@teedesk/domain";
import { type Failure, noMessages } from "../answer.ts";
import type { FieldChange } from "../field.ts";
import { type Intent, newIntent } from "../intent.ts";
import type { Parsed } from "../parsed.ts";
import type { CodeName } from "./draft.ts";
import type { Booked, BookingPorts, KnownCustomer } from "./ports.ts";

export type BookingEvent =
  | { readonly type: "field.changed"; readonly change: FieldChange<BookingDraft> }
  | { readonly type: "phone.changed"; readonly phone: string }
  | { readonly type: "phone.retried" }
  /** The course list has arrived and holds the configured default (OPS-IBE-52). */
  | { readonly type: "defaultCourse.found"; readonly course: string }
  | { readonly type: "code.submitted"; readonly name: CodeName }
  | { readonly type: "deals.requested" }
  | { readonly type: "rate.retried" }
  | { readonly type: "rentalClubs.retried" }
  /** Ctrl/Cmd+Enter: look at the total first. */
  | { readonly type: "review.requested" }
  /** The Book button, which stands beside the total. */
  | { readonly type: "book.requested" }
  | { readonly type: "startOver.requested" }
  /** The confirmation of the last booking has been read. */
  | { readonly type: "confirmation.closed" }
  /** Another booking for the customer of the last one. */
  | { readonly type: "bookAnother.requested" }
  /** A customer on record was chosen; what was typed before can be had back. */
  | { readonly type: "customer.found"; readonly customer: KnownCustomer }
  | { readonly type: "customer.returned" }
  /** The place in a queue or the lost lead of the address is not what this caller books; and back. */
  | { readonly type: "claim.released" }
  | { readonly type: "claim.retaken" }
  /** Another tab holds the same key: this one is its duplicate. */
  | { readonly type: "key.shared" }
  | { readonly type: "question.confirmed" }
  | { readonly type: "question.declined" }
  | { readonly type: "session.lost" }
  | { readonly type: "page.hidden" }
  /** What the form tells the other regions, and they the form; no view sends these. */
  | { readonly type: "draft.changed"; readonly name: string }
  | { readonly type: "draft.replaced" }
  | { readonly type: "booking.done" }
  | { readonly type: "code.checkable"; readonly name: CodeName }
  | { readonly type: "codes.needed" }
  | { readonly type: "code.refused" }
  | { readonly type: "code.failed" };

export type BookingFlowContext = {
  /** What the page opened with; Start over returns to it, without whom it was for. */
  readonly initial: BookingDraft;
  readonly draft: BookingDraft;
  /** The customer's phone number as typed; no member of a booking, so it is apart from the draft. */
  readonly phone: string;
  readonly isRestored: boolean;
  readonly issues: readonly Issue[];
  readonly errors: FieldErrors;
  readonly failure: Failure;
  readonly rate: GolfRate | null;
  readonly rental_clubs: readonly RentalClub[];
  readonly discount: Discount | null;
  readonly gift_certificate: GiftCertificate | null;
  readonly saved_card: SavedCard | null;
  readonly deals: DealList;
  readonly intent: Intent;
  /** The attempt that `intent.unsettled` is about, for people; null where a stored draft lost it or there is none. */
  readonly attempt: RecentBooking | null;
  /** The card number that went out with an attempt: from then on it is shown by its last digits only. */
  readonly sent_card: string;
  /** A customer on record that filled the form, what stood there before, and whether that let go of the address's place. */
  readonly found: {
    readonly customer: KnownCustomer;
    readonly before: BookingCustomer;
    readonly isClaimReleased: boolean;
  } | null;
  /** The records that the booking in question was compared with. */
  readonly circumstances: BookingCircumstances;
  /** What is asked about: the booking as it would be sent, and why it deserves a second look. */
  readonly question: { readonly order: Booking; readonly doubts: readonly BookingDoubt[] } | null;
  /** The last booking of this page, until it is put away. */
  readonly booked: Booked | null;
};

/** What was loaded for one draft and must go with it. */
export const nothingLoaded = {
  rate: null,
  rental_clubs: [],
  discount: null,
  gift_certificate: null,
  saved_card: null,
  deals: { deals: [], view_url: "" },
  sent_card: "",
  phone: "",
  found: null,
  circumstances: nothingKnown,
  question: null,
};

/** What the page starts with: the draft of its address, or the one that was stored under it. */
export function openBooking(ports: Pick<BookingPorts, "drafts" | "newKey">, initial: BookingDraft): BookingFlowContext {
  const saved = ports.drafts.read();
  return {
    initial,
    draft: saved?.draft ?? initial,
    isRestored: saved !== null,
    ...noMessages,
    ...nothingLoaded,
    // A stored body lost its card, so all that is known is that it was another one.
    intent:
      saved === null ? newIntent(ports.newKey()) : { key: saved.key, unsettled: saved.isUnsettled ? "saved" : "" },
    phone: saved?.phone ?? "",
    attempt: saved?.attempt ?? null,
    booked: null,
  };
}

/** The form as it would be sent to be booked, with the total that is shown, or why it cannot be. */
export const parseForm = (form: BookingFlowContext, today: LocalDate): Parsed<Booking> =>
  parseBooking(form.draft, { ...form, today });

/** A booking as it is told from another; null without a course. */
export const recentOf = ({ tee_time: { course, play_date, play_time }, customer }: Booking): RecentBooking | null =>
  course === null ? null : { course_id: course.id, play_date, play_time, customer };

/** The attempt that is open once this form was sent: the first one whose outcome is unknown. */
export function openAttempt(form: BookingFlowContext, today: LocalDate): RecentBooking | null {
  if (form.intent.unsettled !== "") return form.attempt;
  const parsed = parseForm(form, today);
  return "success" in parsed ? recentOf(parsed.success) : null;
}
