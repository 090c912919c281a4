import { type DiscountAmount, type Quote, type QuoteInput, quote } from "@teedesk/domain";
import { cents, percent } from "../../../packages/domain/testing/values.ts";

/** One booking and its price. */
export type PricePoint = { readonly input: QuoteInput; readonly price: Quote };

type Rate = QuoteInput["rate"];
type Clubs = QuoteInput["rental_clubs"];
type Gift = QuoteInput["gift_certificate"];

const percentFees = [50, 1250].map(
  (share): Rate => ({ raw_rate: cents(1999), service_fee: { kind: "percent", percent: percent(share) } }),
);
const dollarFee: Rate = { raw_rate: cents(1999), service_fee: { kind: "dollars", cents: cents(350) } };
const club = (id: number, raw_charge: number, quantity: number) => ({ id, raw_charge: cents(raw_charge), quantity });

const players = [null, 3];
const charges = [0, 1, 50, 101, 1250];
const rates: readonly Rate[] = [null, ...percentFees, dollarFee];
/** Hundredths of a percent: none, halves and thirds that leave half cents, all. */
const shares = [0, 50, 1250, 3333, 10_000];
const clubs: readonly Clubs[] = [[], [club(1, 2500, 1), club(2, 1999, 3)]];
const balances = [-1, 0, 1];

/** Every share, and dollars around 0 and around the charge. */
const discountsOf = (charge: number): readonly (DiscountAmount | null)[] => [
  null,
  ...shares.map((share) => ({ kind: "percent", percent: percent(share) }) as const),
  ...[...new Set([0, 1, charge - 1, charge, charge + 1])]
    .filter((amount) => amount >= 0)
    .map((amount) => ({ kind: "dollars", cents: cents(amount) }) as const),
];

/** No certificate, balances around 0, and around the sum due without one. */
const giftsOf = (due: number): readonly Gift[] => [
  null,
  ...[...new Set([...balances, due - 1, due, due + 1])].map((balance) => ({ raw_balance: cents(balance) })),
];

/** Every booking of the grid with its price. */
export function* pricePoints(): Iterable<PricePoint> {
  for (const count of players)
    for (const charge of charges)
      for (const rate of rates)
        for (const discount of discountsOf(charge))
          for (const rental_clubs of clubs) {
            const base = { charge: cents(charge), players: count, rate, rental_clubs, discount };
            const due = quote({ ...base, gift_certificate: null }).total ?? 0;
            for (const gift_certificate of giftsOf(due)) {
              const input = { ...base, gift_certificate };
              yield { input, price: quote(input) };
            }
          }
}
