import {
  type Cents,
  type Discount,
  discountAmount,
  type GiftCertificate,
  multiplyCents,
  negateCents,
  parsePercent,
  type Quote,
  quote,
  type ServiceFee,
  sumCents,
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

/** The domain's quote from stored prices. The discount's amount was checked with its rules. */
export function quoteBooking(
  { charge, players }: { readonly charge: Cents; readonly players: number },
  { rate, clubs, discount, certificate }: PriceSources,
): Quote {
  return quote({
    charge,
    players,
    rate: rate && { raw_rate: rate.raw_rate, service_fee: serviceFeeOf(rate) },
    rental_clubs: clubs.map(({ club, quantity }) => ({ id: club.id, raw_charge: club.raw_charge, quantity })),
    discount: discount && Result.getOrNull(discountAmount(discount)),
    gift_certificate: certificate,
  });
}

/** A rate's service fee per player, from its two columns, of which at most one is filled. */
export function serviceFeeOf({ service_fee_cents, service_fee_percent }: GolfRateRow): ServiceFee {
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

/** The amount owed to the course, in cents: its wholesale rate for each player and its cost of the clubs rented. */
export function courseCost({
  rate,
  players,
  clubs,
}: {
  readonly rate: Pick<GolfRateRow, "wholesale_rate_cents"> | null;
  readonly players: number;
  readonly clubs: readonly { readonly club: Pick<RentedClubs["club"], "cost_cents">; readonly quantity: number }[];
}): Cents {
  const parts = [
    multiplyCents(rate?.wholesale_rate_cents ?? zeroCents, players),
    ...clubs.map(({ club, quantity }) => multiplyCents(club.cost_cents, quantity)),
  ];
  return Result.getOrThrow(Result.flatMap(Result.all(parts), sumCents));
}
