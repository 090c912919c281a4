import {
  type Booking,
  type BookingCircumstances,
  type BookingDoubt,
  type BookingDraft,
  type DealList,
  type Discount,
  type FieldErrors,
  fields,
  type GiftCertificate,
  type GolfRate,
  type Issue,
  type LocalDate,
  type MoneyFacts,
  nothingKnown,
  parseBooking,
  type RecentBooking,
  type RentalClub,
  type SavedCard,
} from "@teedesk/domain";
import { type Failure, noMessages } from "../apiResult.ts";
import type { FieldChange } from "../field.ts";
import { type Intent, newIntent } from "../intent.ts";
import { issuesOf, type Parsed } from "../parsed.ts";
import type { CodeName } from "./draft.ts";
import type { Booked, BookingPorts, KnownCustomer, Undone } from "./ports.ts";

export type BookingEvent =
  | { readonly type: "field.changed"; readonly change: FieldChange<BookingDraft> }
  | { readonly type: "phone.changed"; readonly phone: string }
  | { readonly type: "phone.retried" }
  /** The course list has arrived and holds the configured default (OPS-IBE-52). */
  | { readonly type: "defaultCourse.found"; readonly course: string }
  | { readonly type: "code.submitted"; readonly name: CodeName }
  /** A code was filled in with other fields: it is applied once date, time, players and course are there. */
  | { readonly type: "code.filled"; readonly name: CodeName }
  | { readonly type: "deals.requested" }
  | { readonly type: "rate.retried" }
  | { readonly type: "rentalClubs.retried" }
  /** Ctrl/Cmd+Enter: look at the total first. */
  | { readonly type: "review.requested" }
  /** The Book button, beside the total. */
  | { readonly type: "book.requested" }
  | { readonly type: "startOver.requested" }
  /** The confirmation of the last booking was closed. */
  | { readonly type: "confirmation.closed" }
  /** A booking was undone, in the server's words: the last one, unless another was booked before the response arrived. */
  | { readonly type: "booking.undone"; readonly id: number; readonly message: string }
  /** The form changes places with the one that is kept beside it. */
  | { readonly type: "undone.swapped" }
  | { readonly type: "undone.closed" }
  /** Another booking for the customer of the last one. */
  | { readonly type: "bookAnother.requested" }
  /** A customer on record was chosen; Undo brings back what was typed before. */
  | { readonly type: "customer.found"; readonly customer: KnownCustomer }
  | { readonly type: "customer.returned" }
  /** This booking leaves the address's queue place or lost lead open; or takes it again. */
  | { readonly type: "claim.released" }
  | { readonly type: "claim.retaken" }
  /** Another tab holds the same key: this one is its duplicate. */
  | { readonly type: "key.shared" }
  /** The held seats are left to the agent who asked for them. */
  | { readonly type: "seats.returned" }
  | { readonly type: "question.confirmed" }
  | { readonly type: "question.declined" }
  | { readonly type: "session.lost" }
  | { readonly type: "page.hidden" }
  /** Events between the form and the other regions; no view sends these. */
  | { readonly type: "draft.changed"; readonly name: string }
  | { readonly type: "draft.replaced" }
  | { readonly type: "booking.done" }
  | { readonly type: "code.checkable"; readonly name: CodeName }
  | { readonly type: "codes.needed" }
  | { readonly type: "code.refused" }
  | { readonly type: "code.failed" };

export type BookingFlowContext = {
  /** The draft that the page opened with; Start over returns to it, without its customer. */
  readonly initial: BookingDraft;
  readonly draft: BookingDraft;
  /** The customer's phone number as typed; no member of a booking, so it is apart from the draft. */
  readonly phone: string;
  /** Why the phone number of the last booking was refused; blank where the server gave no reason. */
  readonly phone_refusal: string;
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
  /** The attempt that `intent.unsettled` is about, for people; null without an attempt, or if a stored draft lost it. */
  readonly attempt: RecentBooking | null;
  /** The card number that was sent with an attempt: from then on only its last digits are shown. */
  readonly sent_card: string;
  /** The tee time whose seats are held: its id, and its place as typed; null without a hold. */
  readonly held: { readonly slot: number; readonly place: string } | null;
  /** The customer on record who filled the form, the values before, and whether that let go of the address's place. */
  readonly found: {
    readonly customer: KnownCustomer;
    readonly before: Pick<BookingDraft, "customer" | "customer_id">;
    readonly isClaimReleased: boolean;
  } | null;
  /** The records that the booking in question was compared with. */
  readonly circumstances: BookingCircumstances;
  /** The booking in question, as it would be sent, and its doubts. */
  readonly question: {
    readonly order: Booking;
    readonly money: MoneyFacts;
    readonly doubts: readonly BookingDoubt[];
  } | null;
  /** The last booking of this page, until it is closed. */
  readonly booked: Booked | null;
  /** The booking that was undone, until it is closed, or its form is booked or given up. */
  readonly undone: Undone | null;
};

/** Values that belong to one draft and go with it. */
export const nothingLoaded = {
  rate: null,
  rental_clubs: [],
  discount: null,
  gift_certificate: null,
  saved_card: null,
  deals: { deals: [], view_url: "" },
  sent_card: "",
  phone: "",
  phone_refusal: "",
  found: null,
  circumstances: nothingKnown,
  question: null,
};

/** The context that the page starts with: the draft of its address, or the one stored for it. */
export function openBooking(ports: Pick<BookingPorts, "drafts" | "newKey">, initial: BookingDraft): BookingFlowContext {
  const saved = ports.drafts.read();
  return {
    initial,
    draft: saved?.draft ?? initial,
    isRestored: saved !== null,
    ...noMessages,
    ...nothingLoaded,
    // A body is stored without its card, so it counts as another one than the form's.
    intent:
      saved === null ? newIntent(ports.newKey()) : { key: saved.key, unsettled: saved.isUnsettled ? "saved" : "" },
    phone: saved?.phone ?? "",
    attempt: saved?.attempt ?? null,
    held: null,
    booked: null,
    undone: saved?.undone ?? null,
  };
}

/** The form as Book would send it, with the total that is shown, or its issues and those of the phone number beside it. */
export function parseForm(form: BookingFlowContext, today: LocalDate): Parsed<Booking> {
  const booking = parseBooking(form.draft, { ...form, today });
  const phone = fields.phone.read(form.phone);
  return "failure" in phone ? { failure: [...issuesOf(booking), { path: "phone", code: phone.failure }] } : booking;
}

/** As much of a booking as distinguishes it from another; null without a course. */
export const recentOf = ({ tee_time: { course, play_date, play_time }, customer }: Booking): RecentBooking | null =>
  course === null ? null : { course_id: course.id, play_date, play_time, customer };

/** The attempt that is open once this form was sent: the first one whose outcome is unknown. */
export function openAttempt(form: BookingFlowContext, today: LocalDate): RecentBooking | null {
  if (form.intent.unsettled !== "") return form.attempt;
  const parsed = parseForm(form, today);
  return "success" in parsed ? recentOf(parsed.success) : null;
}
