import {
  acceptBooking,
  type Cents,
  type CreditCard,
  type LocalDate,
  type Quote,
  rentalClubIssues,
  type TimeOfDay,
} from "@teedesk/domain";
import * as Result from "effect/Result";
import type { Database } from "../../db/database.ts";
import type { golfCourses } from "../../db/schema/golfCourses.ts";
import type { Clock } from "../../platform/clock.ts";
import { certificateRefusals } from "../../pricing/certificateRefusals.ts";
import { discountRefusals } from "../../pricing/discountRefusals.ts";
import { findGolfRate, type RateResult } from "../../pricing/findGolfRate.ts";
import { findDiscount, findGiftCertificate, findRentedClubs } from "../../pricing/pricing.repository.ts";
import { type PriceSources, quoteBooking } from "../../pricing/quoteBooking.ts";
import { type Refusal, type Refused, refused } from "../../pricing/refusals.ts";
import { closureRefusal } from "../../teeTime/runningClosure.ts";
import { seatRefusal } from "../../teeTime/seatRefusal.ts";
import { type StoredSeats, seatsFor } from "../../teeTime/slotSeats.ts";
import { findCourseWithSeats, queueEntryIssues } from "./booking.repository.ts";
import type { BookingOrder } from "./bookingOrder.ts";

/** The context in which an order is priced. */
export type Pricing = {
  readonly today: LocalDate;
  readonly clock: Clock;
  /** The agent who books. */
  readonly staff_user_id: number;
  /** The card kept for the order's queue entry, if there is one. */
  readonly saved_card: CreditCard | null;
  /** Whether the rows that are read are locked until the transaction ends. */
  readonly lock: boolean;
};

const slotSold = { path: "tee_time.play_time", code: "slot_sold" } as const;

/** An order that the domain could read, at a course that can be booked. */
type ReadableOrder = {
  readonly order: BookingOrder;
  readonly course: typeof golfCourses.$inferSelect;
  readonly play_date: LocalDate;
  readonly play_time: TimeOfDay;
  readonly players: number;
  readonly charge: Cents;
};

/** An order that may be booked: every record it names found, every rule kept, and its price in cents. */
export type PricedBooking = ReadableOrder &
  PriceSources & { readonly seats: StoredSeats; readonly quote: Quote; readonly total: Cents };

export type Priced = Refused | { readonly kind: "priced"; readonly booking: PricedBooking };

/**
 * Checks an order against every rule and prices it again from the stored records (ANSWER-08, ANSWER-09): first the rules of the
 * form alone, then those that need stored records, then the total.
 */
export async function priceBooking(db: Database, order: BookingOrder, pricing: Pricing): Promise<Priced> {
  const accepted = acceptBooking(order, pricing.today, pricing.saved_card);
  if (Result.isFailure(accepted)) return { kind: "refused", refusals: accepted.failure };
  const { charge, tee_time } = accepted.success;
  const { play_date, play_time, players } = tee_time;

  const { confirmation } = order.tee_time;
  const place = { course_id: tee_time.course.id, play_date, play_time };
  const closed = await closureRefusal(db, place, pricing);
  // Also with the course's own confirmation, by which it takes its seats whatever is left: no other sale is to be decided without it.
  const found = await findCourseWithSeats(db, place, pricing);
  if (found === null) return refused("tee_time.course", "course_unknown");
  const { course, seats } = found;
  const message = closed ?? seatRefusal(pricing.clock, seatsFor(seats, pricing), { play_time, players, confirmation });
  const readable = { order, course, play_date, play_time, players, charge };
  const { refusals: others, ...sources } = await findPriceSources(db, readable, pricing);
  const refusals = [...(message === null ? [] : [{ ...slotSold, message }]), ...others];
  if (refusals.length > 0) return { kind: "refused", refusals };

  const quote = quoteBooking(readable, sources);
  if (quote.total === null) return { kind: "refused", refusals: quote.issues };
  const expected = order.expected_total_cents ?? quote.total;
  if (expected !== quote.total) return refused("booking.total", "total_changed");
  return { kind: "priced", booking: { ...readable, ...sources, seats, quote, total: quote.total } };
}

/** Reads the records an order names, and lists every reason not to book it (ANSWER-08; OPS-IBE-71, OPS-IBE-75). */
async function findPriceSources(
  db: Database,
  { order, course, play_date, play_time, players, charge }: ReadableOrder,
  { today, lock }: Pricing,
): Promise<PriceSources & { readonly refusals: readonly Refusal[] }> {
  const { discount_code, gift_cert_serial, rental_clubs, tee_time } = order;
  const rate = await findGolfRate(db, { golf_course_id: course.id, play_date, play_time, today });
  const clubs = await findRentedClubs(db, course.id, rental_clubs);
  const discount = discount_code === "" ? null : await findDiscount(db, discount_code);
  const certificate = gift_cert_serial === "" ? null : await findGiftCertificate(db, gift_cert_serial, { lock });
  const has_gift_certificate = gift_cert_serial !== "";
  const rented = clubs.map(({ club }) => club);
  const refusals: readonly Refusal[] = [
    ...rateIssues(rate, course.rate_required),
    ...rentalClubIssues(rental_clubs, rented),
    ...(discount_code === ""
      ? []
      : discountRefusals(discount, { charge, players, course_id: course.id, today, has_gift_certificate })),
    ...(gift_cert_serial === "" ? [] : certificateRefusals(certificate, discount, course.id)),
    ...(await queueEntryIssues(db, tee_time.availability_queue_id, { lock })),
  ];
  return { rate: rate.kind === "found" ? rate.rate : null, clubs, discount, certificate, refusals };
}

/** A course that requires a rate is not booked without one. */
function rateIssues(rate: RateResult, isRequired: boolean): readonly Refusal[] {
  if (rate.kind === "refused") return [{ path: "tee_time.golf_rate", code: rate.code }];
  return rate.kind === "none" && isRequired ? [{ path: "tee_time.golf_rate", code: "rate_missing" }] : [];
}
