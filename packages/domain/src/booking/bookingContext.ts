import type { LocalDate } from "../calendar/localDate.ts";
import type { SentCard } from "../creditCard/creditCard.ts";
import type { Discount } from "../discount/discount.ts";
import type { GiftCertificate } from "../giftCertificate/giftCertificate.ts";
import type { GolfRate } from "../golfRate/golfRate.ts";
import type { RentalClub } from "../rentalClub/rentalClub.ts";

/** What was loaded or applied beside what is typed. */
export type BookingContext = {
  readonly rate: GolfRate | null;
  readonly rental_clubs: readonly RentalClub[];
  readonly discount: Discount | null;
  readonly gift_certificate: GiftCertificate | null;
  /** The card kept for the queue entry, if one was fetched. */
  readonly saved_card: SentCard | null;
  /** Today in the business time zone. */
  readonly today: LocalDate;
};
