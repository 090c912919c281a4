import type { LocalDate } from "../calendar/localDate.ts";
import type { CreditCard } from "../creditCard/creditCard.ts";
import { parseCreditCard } from "../creditCard/parseCreditCard.ts";
import { allOf } from "../issue.ts";
import { acceptTeeTime, type SentTeeTime } from "./acceptTeeTime.ts";
import type { Booking } from "./booking.ts";
import { parseCharge } from "./parseCharge.ts";
import { parseCustomer } from "./parseCustomer.ts";

type SentBooking = Pick<Booking, "charge" | "customer" | "credit_card"> & { readonly tee_time: SentTeeTime };

/**
 * Reads a booking off the wire, the charge in cents, or names all that is wrong with it by itself: the rules of the form once
 * more, for the server. Rental clubs, discount, gift certificate and total need what is stored and have functions of their own.
 */
export const acceptBooking = (booking: SentBooking, today: LocalDate, saved: CreditCard | null = null) =>
  allOf({
    tee_time: acceptTeeTime(booking.tee_time),
    charge: parseCharge(booking.charge),
    customer: parseCustomer(booking.customer),
    credit_card: parseCreditCard(booking.credit_card, today, saved),
  });
