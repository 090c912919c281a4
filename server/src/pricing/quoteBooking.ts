import {
  type Cents,
  type Discount,
  discountAmount,
  type GiftCertificate,
  negateCents,
  parsePercent,
  type Quote,
  type QuoteInput,
  quote,
  type ServiceFee,
  zeroCents,
} from "@teedesk/domain";
import * as Result from "effect/Result";
import type { rentalClubs } from "../db/schema/rentalClubs.ts";
import type { GolfRateRow } from "./golfRateRows.ts";

export type RentedClubs = { readonly club: typeof rentalClubs.$inferSelect; readonly quantity: number };

/** The stored records a price is computed from. */
export type PriceSources = {
  /** Null where the course may be booked without one. */
  readonly rate: GolfRateRow | null;
  readonly clubs: readonly RentedClubs[];
  readonly discount: Discount | null;
  readonly certificate: GiftCertificate | null;
};

type Order = { readonly charge: Cents; readonly players: number };

/** Everything that the price of an order depends on. The discount's amount was checked with its rules. */
export const quoteInput = (
  { charge, players }: Order,
  { rate, clubs, discount, certificate }: PriceSources,
): QuoteInput => ({
  charge,
  players,
  rate: rate && { raw_rate: rate.raw_rate, service_fee: serviceFeeOf(rate) },
  rental_clubs: clubs.map(({ club, quantity }) => ({ id: club.id, raw_charge: club.raw_charge, quantity })),
  discount: discount && Result.getOrNull(discountAmount(discount)),
  gift_certificate: certificate && { raw_balance: certificate.raw_balance },
});

/** The domain's quote from stored prices. */
export const quoteBooking = (order: Order, sources: PriceSources): Quote => quote(quoteInput(order, sources));

/** A rate's service fee per player, from its two columns, of which at most one is filled. */
export function serviceFeeOf({
  service_fee_cents,
  service_fee_percent,
}: Pick<GolfRateRow, "service_fee_cents" | "service_fee_percent">): ServiceFee {
  if (service_fee_cents !== null) return { kind: "dollars", cents: service_fee_cents };
  if (service_fee_percent === null) return { kind: "none" };
  // The column holds 0 to 100 with two decimals, which is what a percentage is.
  return { kind: "percent", percent: Result.getOrThrow(parsePercent(service_fee_percent)) };
}

/** The most a discount takes off a charge, in cents: CALC-07 to CALC-09. */
export function maxDiscount(discount: Discount | null, charge: Cents): Cents {
  const { lines } = quoteBooking({ charge, players: 1 }, { rate: null, clubs: [], discount, certificate: null });
  return negateCents(lines.find(({ rule }) => rule === "discount")?.amount ?? zeroCents);
}
