import * as Result from "effect/Result";
import { parseCreditCard } from "../creditCard/parseCreditCard.ts";
import { type Issue, issuesOf } from "../issue.ts";
import { formatCents } from "../money/formatCents.ts";
import { recordId } from "../wire/recordId.ts";
import type { Booking } from "./booking.ts";
import type { BookingContext } from "./bookingContext.ts";
import type { BookingDraft } from "./bookingDraft.ts";
import { parseCharge } from "./parseCharge.ts";
import { parseCustomer } from "./parseCustomer.ts";
import { parseRentalClubs } from "./parseRentalClubs.ts";
import { parseTeeTime } from "./parseTeeTime.ts";
import { quoteDraft } from "./quoteDraft.ts";

/**
 * Reads the booking form into what `bookTeeTime` is sent, with the total that was shown, or names all that is wrong with
 * it, by the paths of its inputs (OPS-IBE-65, OPS-IBE-68).
 */
export const parseBooking = (
  draft: BookingDraft,
  context: BookingContext,
): Result.Result<Booking, readonly Issue[]> => {
  const parts = {
    tee_time: parseTeeTime(draft.tee_time),
    charge: Result.map(parseCharge(draft.charge), formatCents),
    customer: parseCustomer(draft.customer),
    credit_card: parseCreditCard(draft.credit_card, context.today, context.saved_card),
    rental_clubs: parseRentalClubs(draft.rental_clubs, context.rental_clubs),
  };
  const issues = issuesOf(Object.values(parts));
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
  }));
};
