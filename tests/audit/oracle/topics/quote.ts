import { adjustedCharge, type DiscountAmount, type QuoteInput, quote, type ServiceFee } from "@teedesk/domain";
import { cents, percent } from "../../../../packages/domain/testing/values.ts";
import type { Draw } from "../draw.ts";
import { readOr } from "../readOr.ts";
import type { Topic } from "../topic.ts";

const plain: QuoteInput = {
  charge: cents(10_000),
  players: 2,
  rate: { raw_rate: cents(8000), service_fee: { kind: "none" } },
  rental_clubs: [],
  discount: null,
  gift_certificate: null,
};

const off = (hundredths: number): DiscountAmount => ({ kind: "percent", percent: percent(hundredths) });
const dollarsOff = (amount: number): DiscountAmount => ({ kind: "dollars", cents: cents(amount) });
const fee = (raw_rate: number, service_fee: ServiceFee): QuoteInput["rate"] => ({
  raw_rate: cents(raw_rate),
  service_fee,
});
const club = (raw_charge: number, quantity: number) => ({ id: 1, raw_charge: cents(raw_charge), quantity });
const gift = (raw_balance: number): QuoteInput["gift_certificate"] => ({ raw_balance: cents(raw_balance) });

const boundary: readonly QuoteInput[] = [
  ...[-1, 0, 1, 2, 999_999_999, 9_007_199_254_740_991].map((charge) => ({ ...plain, charge: cents(charge) })),
  ...[null, -1, 0, 1, 2, 4].flatMap((players) => [
    { ...plain, players, rate: fee(10_000, { kind: "percent", percent: percent(500) }) },
    { ...plain, players, rate: fee(10_000, { kind: "dollars", cents: cents(350) }) },
    { ...plain, players, rate: null },
  ]),
  // Half a cent and its neighbors, of the fee and of the discount.
  ...[1, 49, 50, 51, 99, 101, 150, 199, 249, 250, 251].flatMap((amount) =>
    [0, 1, 49, 50, 51, 99, 100, 5000, 9999, 10_000].flatMap((share) => [
      { ...plain, charge: cents(amount), discount: off(share) },
      { ...plain, rate: fee(amount, { kind: "percent", percent: percent(share) }) },
    ]),
  ),
  ...[0, 1, 9999, 10_000, 10_001].map((amount) => ({ ...plain, discount: dollarsOff(amount) })),
  ...[-1, 0, 1, 2].flatMap((quantity) =>
    [-1, 0, 1, 2500].map((raw) => ({ ...plain, rental_clubs: [club(raw, quantity)] })),
  ),
  { ...plain, rental_clubs: [club(2500, 0.5)] },
  { ...plain, rental_clubs: [club(2500, 2), club(0, 3), club(999, 1), club(-5, 1)] },
  { ...plain, players: 2.5 },
  { ...plain, discount: dollarsOff(-1) },
  { ...plain, rate: fee(-1, { kind: "percent", percent: percent(5000) }) },
  { ...plain, rate: fee(8000, { kind: "dollars", cents: cents(-1) }) },
  // A certificate around 0 and around the 100.00 that are due.
  ...[-500, -1, 0, 1, 9999, 10_000, 10_001, 50_000].map((balance) => ({ ...plain, gift_certificate: gift(balance) })),
  // Numbers that a reader of JSON may not keep exact.
  { ...plain, charge: cents(9_007_199_254_740_991), rental_clubs: [club(1, 1)] },
  { ...plain, rental_clubs: [club(9_007_199_254_740_991, 2)] },
  { ...plain, players: 3, rate: fee(9_007_199_254_740_991, { kind: "percent", percent: percent(10_000) }) },
  { ...plain, charge: cents(9_007_199_254_740_991), discount: off(5001) },
];

const anyFee = (draw: Draw): ServiceFee => {
  const kind = draw.one(["percent", "percent", "dollars", "none"]);
  if (kind === "percent") return { kind, percent: percent(draw.whole(0, 10_000)) };
  return kind === "dollars" ? { kind, cents: cents(draw.whole(0, 5000)) } : { kind };
};

/** Small, usual and large amounts, since each has rules of its own. */
const anyAmount = (draw: Draw): number => draw.whole(0, draw.one([20, 1000, 50_000, 50_000, 999_999_999]));

const random = (draw: Draw): QuoteInput => ({
  charge: cents(draw.one([1, 1, 1, 1, 1, 1, 1, 1, 1, -1]) * anyAmount(draw)),
  players: draw.one([null, -1, 0, 1, 2, 3, 4, 4, 17]),
  rate: draw.one([true, true, true, false]) ? { raw_rate: cents(anyAmount(draw)), service_fee: anyFee(draw) } : null,
  rental_clubs: draw.list(0, 3, () => ({
    id: draw.whole(1, 9),
    raw_charge: cents(draw.whole(-10, 9000)),
    quantity: draw.one([-1, 0, 1, 1, 2, 3, 4, 1.5]),
  })),
  discount: draw.one([null, off(draw.whole(0, 10_000)), off(draw.whole(0, 100) * 100), dollarsOff(anyAmount(draw))]),
  gift_certificate: draw.one([null, gift(draw.whole(-20, 20)), gift(anyAmount(draw))]),
});

const decimal = (exact: string): string =>
  exact
    .replace(/(\.\d*?)0+$/, "$1")
    .replace(/\.$/, "")
    .replace(/^-0$/, "0");

/** The price line by line; the fractional lines before their rounding too. */
export const quoteTopic: Topic<QuoteInput> = {
  name: "quote",
  share: 500,
  boundary,
  random,
  answer(input) {
    const { total, lines, gift_used, gift_remaining } = quote(input);
    if (total === null) return null;
    const line = (rule: string) => lines.find((found) => found.rule === rule);
    return {
      charge: line("charge")?.amount ?? 0,
      rental_clubs: line("rental_clubs")?.amount ?? 0,
      service_fee: line("service_fee")?.amount ?? 0,
      service_fee_exact: decimal(line("service_fee")?.exact ?? "0"),
      discount: line("discount")?.amount ?? 0,
      discount_exact: decimal(line("discount")?.exact ?? "0"),
      gift_certificate: line("gift_certificate")?.amount ?? 0,
      total,
      gift_used,
      gift_remaining,
    };
  },
};

type Adjusted = Record<"card" | "rental_clubs" | "service_fee" | "discount" | "gift_certificate", number>;

/** The charge of a paid tee time whose discount or certificate changes. */
export const adjustedChargeTopic: Topic<Adjusted> = {
  name: "adjusted_charge",
  share: 20,
  boundary: [
    [11_400, 5000, 1400, 2000, 3000],
    [0, 0, 0, 0, 0],
    [0, 5000, 1400, 0, 0],
    [1, 0, 0, 1, 1],
  ].map(([card = 0, rental_clubs = 0, service_fee = 0, discount = 0, gift_certificate = 0]) => ({
    card,
    rental_clubs,
    service_fee,
    discount,
    gift_certificate,
  })),
  random: (draw) => ({
    card: draw.whole(0, 50_000),
    rental_clubs: draw.whole(0, 20_000),
    service_fee: draw.whole(0, 5000),
    discount: draw.whole(0, 20_000),
    gift_certificate: draw.whole(0, 20_000),
  }),
  answer: ({ card, rental_clubs, service_fee, discount, gift_certificate }) =>
    readOr(
      adjustedCharge({
        card: cents(card),
        rental_clubs: cents(rental_clubs),
        service_fee: cents(service_fee),
        discount: cents(discount),
        gift_certificate: cents(gift_certificate),
      }),
    ),
};
