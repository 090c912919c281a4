import { bookingIssues, parseCharge } from "@teedesk/domain";
import * as Result from "effect/Result";
import type { Database } from "../../db/database.ts";
import { findCourse } from "../../pricing/findCourse.ts";
import { quoteBooking } from "../../pricing/quoteBooking.ts";
import type { BookingOrder } from "./bookingOrder.ts";
import { findBookedThings } from "./findBookedThings.ts";
import type { PricedBooking, Pricing } from "./pricedBooking.ts";
import { type Refused, refused } from "./refusals.ts";

export type Priced = Refused | { readonly kind: "priced"; readonly booking: PricedBooking };

/**
 * Holds an order against every rule and prices it anew, from what is stored (DECISIONS 8, 9). What the form alone says
 * comes first, then all that the records say together, then the total.
 */
export async function priceBooking(db: Database, order: BookingOrder, pricing: Pricing): Promise<Priced> {
  const { play_date, play_time, players, course: chosen } = order.tee_time;
  const charge = parseCharge(order.charge);
  const formIssues = bookingIssues({ ...order, rental_clubs: [], screenshot: null }, pricing.today, pricing.saved_card);
  // Whatever is missing is among the issues: the compiler learns here that nothing is.
  const isReadable =
    play_date !== "" && play_time !== "" && players !== null && chosen !== null && Result.isSuccess(charge);
  if (!isReadable || formIssues.length > 0) return { kind: "refused", refusals: formIssues };

  const course = await findCourse(db, chosen.id);
  if (course === null) return refused("tee_time.course", "course_unknown");
  const readable = { order, course, play_date, play_time, players, charge: charge.success };
  const { refusals, ...things } = await findBookedThings(db, readable, pricing);
  if (refusals.length > 0) return { kind: "refused", refusals };

  const quote = quoteBooking(readable, things);
  if (quote.total === null) return { kind: "refused", refusals: quote.issues };
  const expected = order.expected_total_cents ?? quote.total;
  if (expected !== quote.total) return refused("booking.total", "total_changed");
  return { kind: "priced", booking: { ...readable, ...things, quote, total: quote.total } };
}
