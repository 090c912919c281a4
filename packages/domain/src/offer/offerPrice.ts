import * as Result from "effect/Result";
import { quote } from "../booking/quote.ts";
import type { QuoteInput } from "../booking/quoteTypes.ts";
import { addCents, multiplyCents, negateCents } from "../money/arithmetic.ts";
import { type Cents, zeroCents } from "../money/cents.ts";
import type { WishedPrice } from "./wish.ts";

/** One amount for each player and for all of them, in cents. A percentage is rounded once in each, so the one need not be a multiple. */
type PerPlayerAndAll = { readonly each: Cents; readonly all: Cents };

/** The price of a tee time before clubs, a discount or a certificate. */
export type OfferPrice = {
  /** The rate, which is charged. */
  readonly charge: PerPlayerAndAll;
  /** The service fee. */
  readonly fee: PerPlayerAndAll;
  readonly total: PerPlayerAndAll;
};

type Rate = NonNullable<QuoteInput["rate"]>;

const priced = (rate: Rate, players: number) => {
  const charge = multiplyCents(rate.raw_rate, players);
  // Survives ConditionalExpression: a quote without a charge has no total either.
  if (Result.isFailure(charge)) return null;
  const { total, lines } = quote({
    charge: charge.success,
    players,
    rate,
    rental_clubs: [],
    discount: null,
    gift_certificate: null,
  });
  const fee = lines.find(({ rule }) => rule === "service_fee")?.amount ?? zeroCents;
  return total === null ? null : { charge: charge.success, fee, total };
};

/**
 * Prices an offer at a rate, for one player and for all, each by `quote` with the rate of its players as the charge (OFFER-01). Null where
 * that cannot be priced: players that are not whole, or a rate too large.
 */
export const offerPrice = (rate: Rate, players: number): OfferPrice | null => {
  const [each, all] = [priced(rate, 1), priced(rate, players)];
  if (each === null || all === null) return null;
  return {
    charge: { each: each.charge, all: all.charge },
    fee: { each: each.fee, all: all.fee },
    total: { each: each.total, all: all.total },
  };
};

/** The total that a wished price is compared with. */
const comparedTotal = ({ total }: OfferPrice, { of }: WishedPrice): Cents => (of === "player" ? total.each : total.all);

/** Whether a price is within what a caller would pay at most (OFFER-02). Where that is not asked, any price is, and none. */
export const isWithin = (price: OfferPrice | null, most: WishedPrice | null): boolean =>
  most === null || (price !== null && comparedTotal(price, most) <= most.cents);

/** The cents by which a price is under the most that a caller would pay, for each or in all as it was asked; null where it was not. */
export const centsUnder = (price: OfferPrice | null, most: WishedPrice | null): Cents | null => {
  if (price === null || most === null) return null;
  return Result.getOrNull(addCents(most.cents, negateCents(comparedTotal(price, most))));
};
