import {
  type Booking,
  type BookingDraft,
  type DealList,
  type Discount,
  type FieldErrors,
  type GiftCertificate,
  type GolfRate,
  type Issue,
  type LocalDate,
  parseBooking,
  type RentalClub,
  type SavedCard,
} from "@teedesk/domain";
import { type Failure, noResponse } from "../answer.ts";
import type { FieldChange } from "../field.ts";
import { type Intent, newIntent } from "../intent.ts";
import type { Parsed } from "../parsed.ts";
import type { CodeName } from "./draft.ts";
import type { BookedTeeTime, BookingPorts } from "./ports.ts";

export type BookingEvent =
  | { readonly type: "field.changed"; readonly change: FieldChange<BookingDraft> }
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
  | { readonly type: "question.confirmed" }
  | { readonly type: "question.declined" }
  | { readonly type: "session.lost" }
  | { readonly type: "page.hidden" }
  /** What the form tells the other regions, and they the form; no view sends these. */
  | { readonly type: "draft.changed"; readonly name: string }
  | { readonly type: "draft.replaced" }
  | { readonly type: "code.checkable"; readonly name: CodeName }
  | { readonly type: "code.refused" }
  | { readonly type: "code.failed" };

export type BookingFlowContext = {
  /** What the page opened with; Start over returns to it. */
  readonly initial: BookingDraft;
  readonly draft: BookingDraft;
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
  /** The last booking of this page. */
  readonly booked: BookedTeeTime | null;
};

/** What was loaded for one draft and must go with it. */
export const nothingLoaded = {
  rate: null,
  rental_clubs: [],
  discount: null,
  gift_certificate: null,
  saved_card: null,
  deals: { deals: [], view_url: "" },
};

export const noMessages = { issues: [], errors: {}, failure: noResponse };

/** What the page starts with: the draft of its address, or the one that was put aside under it. */
export function openBooking(ports: Pick<BookingPorts, "drafts" | "newKey">, initial: BookingDraft): BookingFlowContext {
  const kept = ports.drafts.read();
  return {
    initial,
    draft: kept?.draft ?? initial,
    isRestored: kept !== null,
    ...noMessages,
    ...nothingLoaded,
    // A body that was put aside lost its card, so all that is known is that it was another one.
    intent: kept === null ? newIntent(ports.newKey()) : { key: kept.key, unsettled: kept.isUnsettled ? "kept" : "" },
    booked: null,
  };
}

/** The form as it would be sent to be booked, with the total that is shown, or why it cannot be. */
export const parseForm = (form: BookingFlowContext, today: LocalDate): Parsed<Booking> =>
  parseBooking(form.draft, { ...form, today });
