import { discountIssues, giftCertificateIssues, rentalClubIssues } from "@teedesk/domain";
import type { Database } from "../../db/database.ts";
import { findClubs } from "../../pricing/findClubs.ts";
import { findDiscount } from "../../pricing/findDiscount.ts";
import { findGiftCertificate } from "../../pricing/findGiftCertificate.ts";
import { findGolfRate, type RateAnswer } from "../../pricing/findGolfRate.ts";
import type { BookedThings, Pricing, ReadableOrder } from "./pricedBooking.ts";
import { queueEntryIssues } from "./queueEntryIssues.ts";
import type { Refusal } from "./refusals.ts";

/** Looks up what an order names, and says all that speaks against booking it (DECISIONS 8; OPS-IBE-71, OPS-IBE-75). */
export async function findBookedThings(
  db: Database,
  { order, course, play_date, play_time, players, charge }: ReadableOrder,
  { today, lock }: Pricing,
): Promise<BookedThings & { readonly refusals: readonly Refusal[] }> {
  const { discount_code, gift_cert_serial, rental_clubs, tee_time } = order;
  const rate = await findGolfRate(db, { golf_course_id: course.id, play_date, play_time }, today);
  const clubs = await findClubs(db, course.id, rental_clubs);
  const discount = discount_code === "" ? null : await findDiscount(db, discount_code);
  const certificate = gift_cert_serial === "" ? null : await findGiftCertificate(db, gift_cert_serial, { lock });
  const has_gift_certificate = gift_cert_serial !== "";
  const rented = clubs.map(({ club }) => club);
  const refusals: readonly Refusal[] = [
    ...rateIssues(rate, course.rate_required),
    ...rentalClubIssues(rental_clubs, rented),
    ...(discount_code === ""
      ? []
      : discountIssues(discount, { charge, players, course_id: course.id, today, has_gift_certificate })),
    ...(gift_cert_serial === "" ? [] : giftCertificateIssues(certificate, discount)),
    ...(await queueEntryIssues(db, tee_time.availability_queue_id, { lock })),
  ];
  return { rate: rate.kind === "found" ? rate.rate : null, clubs, discount, certificate, refusals };
}

/** A course that asks for a rate is not booked without one. */
function rateIssues(rate: RateAnswer, isRequired: boolean): readonly Refusal[] {
  if (rate.kind === "refused") return [{ path: "tee_time.golf_rate", code: rate.code }];
  return rate.kind === "none" && isRequired ? [{ path: "tee_time.golf_rate", code: "rate_missing" }] : [];
}
