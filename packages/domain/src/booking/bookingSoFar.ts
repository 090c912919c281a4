import * as Result from "effect/Result";
import type { LocalDate } from "../calendar/localDate.ts";
import { blankCreditCard } from "../creditCard/creditCard.ts";
import { formatCents } from "../money/formatCents.ts";
import type { RentalClub } from "../rentalClub/rentalClub.ts";
import { recordId } from "../wire/recordId.ts";
import type { Booking } from "./booking.ts";
import type { BookingDraft } from "./bookingDraft.ts";
import { parseCharge, parseRentalClubs } from "./bookingParts.ts";
import { teeTimeParts, teeTimeTexts } from "./parseTeeTime.ts";

/**
 * The readable part of the booking, which `findRate` and the two validations are called with. Anything missing or unreadable is
 * blank or null, and the card is never sent, since nothing is charged yet.
 */
export const bookingSoFar = (draft: BookingDraft, rentalClubs: readonly RentalClub[], today: LocalDate): Booking => {
  const teeTime = teeTimeParts(draft.tee_time, today);
  return {
    charge: Result.getOrElse(Result.map(parseCharge(draft.charge), formatCents), () => ""),
    discount_code: draft.discount_code.trim(),
    gift_cert_serial: draft.gift_cert_serial.trim(),
    rental_clubs: Result.getOrElse(parseRentalClubs(draft.rental_clubs, rentalClubs), () => []),
    customer: draft.customer,
    tee_time: {
      ...teeTimeTexts(draft.tee_time),
      play_date: Result.getOrElse(teeTime.play_date, () => ""),
      play_time: Result.getOrElse(teeTime.play_time, () => ""),
      players: Result.getOrNull(teeTime.players),
      course: Result.getOrNull(teeTime.course),
      alt_emails: Result.getOrElse(teeTime.alt_emails, () => ""),
    },
    credit_card: blankCreditCard,
    screenshot: null,
    deal_id: recordId(draft.deal_id),
  };
};
