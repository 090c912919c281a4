import * as Result from "effect/Result";
import { type Issue, issue } from "../issue.ts";
import { shareOf, sumCents } from "../money/arithmetic.ts";
import { type Cents, centsFrom, zeroCents } from "../money/cents.ts";
import { amount, listOf, members, whole } from "../wire/shape.ts";

/** The number sold at a price; a price may be listed more than once. */
export type PriceCount = { readonly price: Cents; readonly count: number };

/** Averages of prices, in cents; all 0 when nothing was sold. */
export type Averages = { readonly mean: Cents; readonly median: Cents; readonly mode: Cents };

/** Each price once, the cheapest first. */
const byPrice = (sold: readonly PriceCount[]): readonly PriceCount[] => {
  const counts = new Map<Cents, number>();
  // Survives EqualityOperator: a price that was sold no times changes no figure.
  for (const { price, count } of sold) if (count > 0) counts.set(price, (counts.get(price) ?? 0) + count);
  return [...counts].map(([price, count]) => ({ price, count })).toSorted((one, other) => one.price - other.price);
};

/** The price of the one at a place, the cheapest first: the last price that begins there or before. */
const priceAt = (prices: readonly PriceCount[], place: number): Cents =>
  prices.reduce(
    ({ price, begins }, one) => ({ price: begins <= place ? one.price : price, begins: begins + one.count }),
    { price: zeroCents, begins: 0 },
  ).price;

const priceCounts = listOf(members({ price: amount, count: whole }));

/**
 * Mean and median, rounded once, and the most frequent price, the highest when several are (OPS-HOME-27). Issues are on `sold`,
 * when a sum is too large to be exact, or on the member that is missing or of another type: "sold.0.price".
 */
export const averagePrices = (sold: readonly PriceCount[]): Result.Result<Averages, readonly Issue[]> => {
  const issues = priceCounts(sold, "sold");
  if (issues.length > 0) return Result.fail(issues);
  const prices = byPrice(sold);
  const total = prices.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return Result.succeed({ mean: zeroCents, median: zeroCents, mode: zeroCents });
  const middle = [priceAt(prices, Math.floor((total - 1) / 2)), priceAt(prices, Math.floor(total / 2))];
  const product = centsFrom(prices.reduce((sum, { price, count }) => sum + BigInt(price) * BigInt(count), 0n));
  const averages = Result.all({
    mean: Result.map(product, (sum) => shareOf(sum, total)),
    median: Result.map(sumCents(middle), (sum) => shareOf(sum, 2)),
    mode: Result.succeed(prices.reduce((most, one) => (one.count >= most.count ? one : most)).price),
  });
  return Result.mapError(averages, (code) => issue("sold", code));
};
