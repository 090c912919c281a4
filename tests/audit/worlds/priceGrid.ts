import { type DiscountAmount, type Quote, type QuoteInput, quote } from "@teedesk/domain";
import { cents, percent } from "../../../packages/domain/testing/values.ts";
import type { Size } from "./world.ts";

/** One booking and its price. */
export type PricePoint = { readonly input: QuoteInput; readonly price: Quote };

type Rate = QuoteInput["rate"];
type Clubs = QuoteInput["rental_clubs"];
type Gift = QuoteInput["gift_certificate"];

/** Hundredths of a percent: none, the smallest, halves and thirds that leave half cents, all but one, all. */
const shares = [0, 1, 50, 1250, 3333, 5000, 9999, 10_000];

const percentFees = shares.map(
  (share): Rate => ({ raw_rate: cents(1999), service_fee: { kind: "percent", percent: percent(share) } }),
);
const dollarFees = [0, 1, 350].map(
  (fee): Rate => ({ raw_rate: cents(1999), service_fee: { kind: "dollars", cents: cents(fee) } }),
);
const club = (id: number, raw_charge: number, quantity: number) => ({ id, raw_charge: cents(raw_charge), quantity });

const axes = {
  full: {
    players: [null, 0, 1, 2, 3, 4],
    charges: [0, 1, 2, 3, 50, 99, 100, 101, 333, 1250, 9999, 10_000],
    rates: [
      null,
      { raw_rate: cents(1999), service_fee: { kind: "none" } },
      ...percentFees,
      ...dollarFees,
    ] satisfies Rate[],
    shares,
    clubs: [
      [],
      [club(1, 2500, 0)],
      [club(1, 2500, 2)],
      [club(1, 2500, 1), club(2, 1999, 3)],
      [club(1, 0, 2), club(2, 1, 1), club(3, 2500, -1)],
    ] satisfies Clubs[],
    balances: [-1, 0, 1, 5000],
  },
  small: {
    players: [null, 3],
    charges: [0, 1, 50, 101, 1250],
    rates: [null, ...percentFees.slice(2, 4), ...dollarFees.slice(2)],
    shares: [0, 50, 1250, 3333, 10_000],
    clubs: [[], [club(1, 2500, 1), club(2, 1999, 3)]] satisfies Clubs[],
    balances: [-1, 0, 1],
  },
};

/** Every share, and dollars around 0 and around the charge. */
const discountsOf = (charge: number, some: readonly number[]): readonly (DiscountAmount | null)[] => [
  null,
  ...some.map((share) => ({ kind: "percent", percent: percent(share) }) as const),
  ...[...new Set([0, 1, charge - 1, charge, charge + 1])]
    .filter((amount) => amount >= 0)
    .map((amount) => ({ kind: "dollars", cents: cents(amount) }) as const),
];

/** No certificate, balances around 0, and around the sum due without one. */
const giftsOf = (due: number, balances: readonly number[]): readonly Gift[] => [
  null,
  ...[...new Set([...balances, due - 1, due, due + 1])].map((balance) => ({ raw_balance: cents(balance) })),
];

/** Every booking of the grid with its price. */
export function* pricePoints(size: Size): Iterable<PricePoint> {
  const { players, charges, rates, shares: some, clubs, balances } = axes[size];
  for (const count of players)
    for (const charge of charges)
      for (const rate of rates)
        for (const discount of discountsOf(charge, some))
          for (const rental_clubs of clubs) {
            const base = { charge: cents(charge), players: count, rate, rental_clubs, discount };
            const due = quote({ ...base, gift_certificate: null }).total ?? 0;
            for (const gift_certificate of giftsOf(due, balances)) {
              const input = { ...base, gift_certificate };
              yield { input, price: quote(input) };
            }
          }
}
