import type { LocalDate } from "../calendar/localDate.ts";
import type { CreditCard } from "../creditCard/creditCard.ts";
import { parseCreditCard } from "../creditCard/parseCreditCard.ts";
import { type Issue, issuesOf } from "../issue.ts";
import type { Booking } from "./booking.ts";
import { parseCharge } from "./parseCharge.ts";
import { parseCustomer } from "./parseCustomer.ts";
import { teeTimeIssues } from "./teeTimeIssues.ts";

/**
 * Why a booking that came over the wire cannot be booked, by itself: the rules of the form once more, for the server.
 * Rental clubs, discount, gift certificate and total need what is stored and have functions of their own.
 */
export const bookingIssues = (
  booking: Booking,
  today: LocalDate,
  saved: CreditCard | null = null,
): readonly Issue[] => [
  ...teeTimeIssues(booking.tee_time),
  ...issuesOf([
    parseCharge(booking.charge),
    parseCustomer(booking.customer),
    parseCreditCard(booking.credit_card, today, saved),
  ]),
];
