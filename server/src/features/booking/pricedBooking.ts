import type { Cents, CreditCard, Discount, GiftCertificate, LocalDate, Quote, TimeOfDay } from "@teedesk/domain";
import type { golfCourses } from "../../db/schema/golfCourses.ts";
import type { rentalClubs } from "../../db/schema/rentalClubs.ts";
import type { GolfRateRow } from "../../pricing/findGolfRate.ts";
import type { BookingOrder } from "./bookingOrder.ts";

/** What an order is priced against. */
export type Pricing = {
  readonly today: LocalDate;
  /** The card kept for the order's queue entry, if there is one. */
  readonly saved_card: CreditCard | null;
  /** Whether what is read must stay so until the transaction ends. */
  readonly lock: boolean;
};

/** An order whose form is in order, at a course that can be booked. */
export type ReadableOrder = {
  readonly order: BookingOrder;
  readonly course: typeof golfCourses.$inferSelect;
  readonly play_date: LocalDate;
  readonly play_time: TimeOfDay;
  readonly players: number;
  readonly charge: Cents;
};

export type RentedClubs = { readonly club: typeof rentalClubs.$inferSelect; readonly quantity: number };

/** What a price is made from, beside the order itself. */
export type BookedThings = {
  /** Null where the course may be booked without one. */
  readonly rate: GolfRateRow | null;
  readonly clubs: readonly RentedClubs[];
  readonly discount: Discount | null;
  readonly certificate: GiftCertificate | null;
};

/** An order that may be booked: every name in it found, every rule kept, and its price in cents. */
export type PricedBooking = ReadableOrder & BookedThings & { readonly quote: Quote; readonly total: Cents };
