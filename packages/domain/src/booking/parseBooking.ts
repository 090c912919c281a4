import * as Result from "effect/Result";
import { day } from "../calendar/dayShape.ts";
import { parseCreditCard } from "../creditCard/parseCreditCard.ts";
import { line, note } from "../form/field.ts";
import { type Issue, issue, issuesOf } from "../issue.ts";
import { formatCents } from "../money/formatCents.ts";
import { recordId } from "../wire/recordId.ts";
import { members } from "../wire/shape.ts";
import type { Booking } from "./booking.ts";
import type { BookingContext, BookingDraft } from "./bookingDraft.ts";
import { parseCharge, parseCustomer, parseRentalClubs } from "./bookingParts.ts";
import { parseTeeTime } from "./parseTeeTime.ts";
import { draftIssues, quoteDraft } from "./quoteDraft.ts";

/** Texts that are too long to be stored. */
const storageIssues = ({ tee_time, customer, ...draft }: BookingDraft): readonly Issue[] => {
  const texts = [
    ["tee_time.confirmation", line, tee_time.confirmation],
    ["tee_time.folio", line, tee_time.folio],
    ["tee_time.notes", note, tee_time.notes],
    ["tee_time.internal_notes", note, tee_time.internal_notes],
    ["tee_time.alt_emails", note, tee_time.alt_emails],
    ["customer.first_name", line, customer.first_name],
    ["customer.last_name", line, customer.last_name],
    ["customer.postcode", line, customer.postcode],
    ["discount_code", line, draft.discount_code],
    ["gift_cert_serial", line, draft.gift_cert_serial],
  ] as const;
  return issuesOf(texts.map(([path, field, text]) => Result.mapError(field.read(text), (code) => issue(path, code))));
};

const chosenOf = (customer_id: number | null) => (customer_id === null ? {} : { customer_id });

const loaded = members({ today: day });

/**
 * Reads the booking form into what `bookTeeTime` is sent, with the total that was shown, or names all that is wrong with
 * it, by the paths of its inputs (OPS-IBE-65, OPS-IBE-68).
 */
export const parseBooking = (
  draft: BookingDraft,
  context: BookingContext,
): Result.Result<Booking, readonly Issue[]> => {
  const unread = [...draftIssues(draft, context), ...loaded(context, "context")];
  if (unread.length > 0) return Result.fail(unread);
  const parts = {
    tee_time: parseTeeTime(draft.tee_time, context.today),
    charge: Result.map(parseCharge(draft.charge), formatCents),
    customer: parseCustomer(draft.customer),
    credit_card: parseCreditCard(draft.credit_card, context.today, context.saved_card),
    rental_clubs: parseRentalClubs(draft.rental_clubs, context.rental_clubs),
  };
  const issues = [...issuesOf(Object.values(parts)), ...storageIssues(draft)];
  if (issues.length > 0) return Result.fail(issues);
  const { total, issues: quoteIssues } = quoteDraft(draft, context);
  if (total === null) return Result.fail(quoteIssues);
  return Result.map(Result.all(parts), (read) => ({
    ...read,
    expected_total_cents: total,
    discount_code: draft.discount_code.trim(),
    gift_cert_serial: draft.gift_cert_serial.trim(),
    screenshot: null,
    deal_id: recordId(draft.deal_id),
    ...chosenOf(recordId(draft.customer_id)),
  }));
};
