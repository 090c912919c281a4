import type { Cents, Discount, GiftCertificate, LocalDate, Quote, TimeOfDay } from "@teedesk/domain";
import type { golfCourses } from "../../db/schema/golfCourses.ts";
import type { rentalClubs } from "../../db/schema/rentalClubs.ts";
import type { BookingOrder } from "./bookingOrder.ts";
import type { GolfRateRow } from "./findGolfRate.ts";

export type RentedClubs = { readonly club: typeof rentalClubs.$inferSelect; readonly quantity: number };

/** An order that may be booked: every name in it found, every rule kept, and its price in cents. */
export type PricedBooking = {
  readonly order: BookingOrder;
  readonly play_date: LocalDate;
  readonly play_time: TimeOfDay;
  readonly players: number;
  readonly charge: Cents;
  readonly course: typeof golfCourses.$inferSelect;
  /** Null where the course may be booked without one. */
  readonly rate: GolfRateRow | null;
  readonly clubs: readonly RentedClubs[];
  readonly discount: Discount | null;
  readonly certificate: GiftCertificate | null;
  readonly quote: Quote;
  readonly total: Cents;
};
