import {
  bookingIssues,
  type CreditCard,
  discountAmount,
  discountIssues,
  giftCertificateIssues,
  type LocalDate,
  parseCharge,
  quote,
  rentalClubIssues,
} from "@teedesk/domain";
import { and, eq, inArray } from "drizzle-orm";
import * as Result from "effect/Result";
import type { Database } from "../../db/database.ts";
import { golfCourses } from "../../db/schema/golfCourses.ts";
import { rentalClubs } from "../../db/schema/rentalClubs.ts";
import type { BookingOrder } from "./bookingOrder.ts";
import { findDiscount } from "./findDiscount.ts";
import { findGiftCertificate } from "./findGiftCertificate.ts";
import { findGolfRate, type RateAnswer } from "./findGolfRate.ts";
import type { PricedBooking } from "./pricedBooking.ts";
import { queueEntryIssues } from "./queueEntryIssues.ts";
import { type Refusal, type Refused, refused } from "./refusals.ts";
import { serviceFeeOf } from "./serviceFeeOf.ts";

export type Pricing = {
  readonly today: LocalDate;
  /** The card kept for the order's queue entry, if there is one. */
  readonly saved_card: CreditCard | null;
  /** Whether what is read must stay so until the transaction ends. */
  readonly lock: boolean;
};

export type Priced = Refused | { readonly kind: "priced"; readonly booking: PricedBooking };

/**
 * Holds an order against every rule and prices it anew, from what is stored (DECISIONS 8, 9). All the refusals that can
 * be known come together; the total is compared only when nothing else is wrong.
 */
export async function priceBooking(
  db: Database,
  order: BookingOrder,
  { today, saved_card, lock }: Pricing,
): Promise<Priced> {
  const { play_date, play_time, players, course: chosen } = order.tee_time;
  const formIssues = bookingIssues({ ...order, rental_clubs: [], screenshot: null }, today, saved_card);
  const charge = parseCharge(order.charge);
  // The first four are in the issues when they are missing: the compiler learns here that they are there.
  const isPriceable =
    play_date !== "" && play_time !== "" && players !== null && chosen !== null && Result.isSuccess(charge);
  if (!isPriceable || formIssues.length > 0) return { kind: "refused", refusals: formIssues };

  const course = await findCourse(db, chosen.id);
  if (course === null) return refused("tee_time.course", "course_unknown");
  const rate = await findGolfRate(db, { golf_course_id: course.id, play_date, play_time }, today);
  const clubs = await findClubs(db, course.id, order);
  const discount = order.discount_code === "" ? null : await findDiscount(db, order.discount_code);
  const certificate =
    order.gift_cert_serial === "" ? null : await findGiftCertificate(db, order.gift_cert_serial, { lock });
  const facts = {
    charge: charge.success,
    players,
    course_id: course.id,
    today,
    has_gift_certificate: order.gift_cert_serial !== "",
  };
  const refusals: readonly Refusal[] = [
    ...rateIssues(rate, course.rate_required),
    ...rentalClubIssues(
      order.rental_clubs,
      clubs.map(({ club }) => club),
    ),
    ...(order.discount_code === "" ? [] : discountIssues(discount, facts)),
    ...(order.gift_cert_serial === "" ? [] : giftCertificateIssues(certificate, discount)),
    ...(await queueEntryIssues(db, order.tee_time.availability_queue_id, { lock })),
  ];
  if (refusals.length > 0) return { kind: "refused", refusals };

  const golfRate = rate.kind === "found" ? rate.rate : null;
  const price = quote({
    charge: charge.success,
    players,
    rate: golfRate && { raw_rate: golfRate.raw_rate, service_fee: serviceFeeOf(golfRate) },
    rental_clubs: clubs.map(({ club, quantity }) => ({ id: club.id, raw_charge: club.raw_charge, quantity })),
    discount: discount && Result.getOrNull(discountAmount(discount)),
    gift_certificate: certificate,
  });
  if (price.total === null) return { kind: "refused", refusals: price.issues };
  if (order.expected_total_cents !== undefined && order.expected_total_cents !== price.total) {
    return refused("booking.total", "total_changed");
  }
  return {
    kind: "priced",
    booking: {
      order,
      play_date,
      play_time,
      players,
      charge: charge.success,
      course,
      rate: golfRate,
      clubs,
      discount,
      certificate,
      quote: price,
      total: price.total,
    },
  };
}

async function findCourse(db: Database, id: number): Promise<PricedBooking["course"] | null> {
  const [course] = await db
    .select()
    .from(golfCourses)
    .where(and(eq(golfCourses.id, id), eq(golfCourses.inactive, false)));
  return course ?? null;
}

/** The wanted clubs that this course rents; the others are missing from the answer. */
async function findClubs(
  db: Database,
  golf_course_id: number,
  { rental_clubs }: BookingOrder,
): Promise<PricedBooking["clubs"]> {
  if (rental_clubs.length === 0) return [];
  const quantities = new Map(rental_clubs.map(({ id, quantity }) => [id, quantity]));
  const clubs = await db
    .select()
    .from(rentalClubs)
    .where(
      and(
        inArray(rentalClubs.id, [...quantities.keys()]),
        eq(rentalClubs.golf_course_id, golf_course_id),
        eq(rentalClubs.archived, false),
      ),
    );
  return clubs.map((club) => ({ club, quantity: quantities.get(club.id) ?? 0 }));
}

/** OPS-IBE-71. A course that asks for a rate is not booked without one. */
function rateIssues(rate: RateAnswer, isRequired: boolean): readonly Refusal[] {
  if (rate.kind === "refused") return [{ path: "tee_time.golf_rate", code: rate.code }];
  return rate.kind === "none" && isRequired ? [{ path: "tee_time.golf_rate", code: "rate_missing" }] : [];
}
