import * as Result from "effect/Result";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { anyPercent, positiveCents } from "../../testing/arbitraries.ts";
import { cents, percent } from "../../testing/values.ts";
import { quote } from "../booking/quote.ts";
import type { QuoteInput } from "../booking/quoteTypes.ts";
import { decodeSaleTerms, decodeStoredQuote, type StoredQuote } from "./decodeSale.ts";
import { recomputeSale, type StoredSale } from "./recomputeSale.ts";
import { courseCost, isCostKnown, type RateTerms, type SaleTerms, saleCommission } from "./saleTerms.ts";

const money = fc.nat(1_000_000).map(cents);
const dollars = money.map((amount) => ({ kind: "dollars" as const, cents: amount }));
const share = anyPercent.map((value) => ({ kind: "percent" as const, percent: value }));

const rate: fc.Arbitrary<RateTerms> = fc.record({
  id: fc.nat(),
  type: fc.constantFrom("RicGolfRate" as const, "ApiGolfRate" as const),
  internal_memo: fc.string(),
  raw_rate: money,
  service_fee: fc.oneof(dollars, share, fc.constant({ kind: "none" as const })),
  wholesale_rate: fc.option(money),
  commission: fc.oneof(dollars, share),
  max_refund: fc.option(money),
  non_refundable: fc.option(money),
  cancel_hours: fc.nat(1000),
});

const club = fc.record({ id: fc.nat(), quantity: fc.integer({ min: 1, max: 9 }), raw_charge: money, cost: money });

/** Sales as a booking stores them. */
const sale: fc.Arbitrary<StoredSale> = fc
  .record({
    rate: fc.option(rate),
    clubs: fc.array(club, { maxLength: 3 }),
    players: fc.integer({ min: 1, max: 40 }),
    charge: money,
    discount: fc.option(fc.oneof(dollars, share)),
    gift_certificate: fc.option(fc.record({ raw_balance: positiveCents })),
  })
  .map(({ rate: terms, clubs, players, charge, discount, gift_certificate }) => {
    const sold: SaleTerms = {
      rate: terms,
      rental_clubs: clubs.map(({ id, quantity, cost }) => ({ id, quantity, cost })),
    };
    const input: QuoteInput = {
      charge,
      players,
      rate: terms && { raw_rate: terms.raw_rate, service_fee: terms.service_fee },
      rental_clubs: clubs.map(({ id, quantity, raw_charge }) => ({ id, quantity, raw_charge })),
      discount,
      gift_certificate,
    };
    const { lines, total } = quote(input);
    return {
      terms: sold,
      quote: { input, lines, total: total ?? cents(-1) },
      amounts: {
        players,
        cost: Result.getOrThrow(courseCost(sold, players)),
        commission: Result.getOrThrow(saleCommission(sold, players)),
      },
    };
  });

it("a sale that was stored and read again is computed again to the same amounts", () => {
  fc.assert(
    fc.property(sale, (stored) => {
      const kept: { terms: unknown; quote: unknown } = JSON.parse(JSON.stringify(stored));
      const terms = Result.getOrThrow(decodeSaleTerms(kept.terms));
      const again = Result.getOrThrow(decodeStoredQuote(kept.quote));
      expect({ terms, quote: again }).toEqual({ terms: stored.terms, quote: stored.quote });
      expect(recomputeSale({ terms, quote: again, amounts: stored.amounts })).toEqual([]);
    }),
  );
});

const terms: SaleTerms = {
  rate: {
    id: 40,
    type: "RicGolfRate",
    internal_memo: "Weekday",
    raw_rate: cents(8000),
    service_fee: { kind: "percent", percent: percent(500) },
    wholesale_rate: cents(6000),
    commission: { kind: "dollars", cents: cents(500) },
    max_refund: cents(3000),
    non_refundable: null,
    cancel_hours: 24,
  },
  rental_clubs: [{ id: 7, quantity: 2, cost: cents(3000) }],
};
const input: QuoteInput = {
  charge: cents(24_000),
  players: 3,
  rate: { raw_rate: cents(8000), service_fee: { kind: "percent", percent: percent(500) } },
  rental_clubs: [{ id: 7, raw_charge: cents(5500), quantity: 2 }],
  discount: { kind: "percent", percent: percent(1500) },
  gift_certificate: { raw_balance: cents(10_000) },
};
const lines = quote(input).lines;
const stored = {
  terms,
  quote: { input, lines, total: cents(22_600) },
  amounts: { players: 3, cost: cents(24_000), commission: cents(1500) },
} satisfies StoredSale;

it("the sale of the next tests is as computed", () => {
  expect(recomputeSale(stored)).toEqual([]);
});

/** A copy of a value without the member at a path. */
const without = (value: object, path: string): object => {
  const [name = "", ...rest] = path.split(".");
  if (Array.isArray(value)) return value.map((one) => without(one, rest.join(".")));
  const { [name]: member, ...others } = Object(value);
  return rest.length === 0 ? others : { ...others, [name]: without(member, rest.join(".")) };
};

it.each(["rental_clubs.*.id", "rental_clubs.*.quantity", "rental_clubs.*.cost", "rate.raw_rate", "rate.commission"])(
  "terms without %s are not read",
  (path) => {
    expect(Result.isFailure(decodeSaleTerms(without(terms, path)))).toBe(true);
  },
);

it.each([
  "total",
  "lines.*.amount",
  "input.charge",
  "input.rate.raw_rate",
  "input.rate.service_fee",
  "input.rental_clubs.*.raw_charge",
  "input.gift_certificate.raw_balance",
])("a quote without %s is not read", (path) => {
  expect(Result.isFailure(decodeStoredQuote(without(stored.quote, path)))).toBe(true);
});

const rateTerms = (changes: Partial<RateTerms>): SaleTerms => ({
  ...terms,
  rate: terms.rate && { ...terms.rate, ...changes },
});
const storedQuote = (changes: Partial<StoredQuote>): StoredQuote => ({ ...stored.quote, ...changes });

it.each<[string, Partial<StoredSale>, readonly object[]]>([
  [
    "a line's amount",
    { quote: storedQuote({ lines: lines.map((line, at) => (at === 2 ? { ...line, amount: cents(1) } : line)) }) },
    [{ path: "quote.lines.2.amount", stored: 1, recomputed: 1200 }],
  ],
  [
    "a line that is gone",
    { quote: storedQuote({ lines: lines.slice(0, -1) }) },
    [{ path: "quote.lines.4", stored: undefined, recomputed: lines.at(-1) }],
  ],
  [
    "the total",
    { quote: storedQuote({ total: cents(22_601) }) },
    [{ path: "quote.total", stored: 22_601, recomputed: 22_600 }],
  ],
  [
    "the rate's price",
    { terms: rateTerms({ raw_rate: cents(9000) }) },
    [{ path: "quote.input.rate.raw_rate", stored: 8000, recomputed: 9000 }],
  ],
  [
    "the rate's fee",
    { terms: rateTerms({ service_fee: { kind: "percent", percent: percent(600) } }) },
    [{ path: "quote.input.rate.service_fee.percent", stored: percent(500), recomputed: percent(600) }],
  ],
  [
    "a rate that the terms do not have",
    { terms: { ...terms, rate: null }, amounts: null },
    [{ path: "quote.input.rate", stored: input.rate, recomputed: null }],
  ],
  [
    "the number of sets",
    { terms: { ...terms, rental_clubs: [{ id: 7, quantity: 1, cost: cents(3000) }] } },
    [
      { path: "quote.input.rental_clubs.0.quantity", stored: 2, recomputed: 1 },
      { path: "cost", stored: 24_000, recomputed: 21_000 },
    ],
  ],
  [
    "the course's price",
    { terms: rateTerms({ wholesale_rate: cents(6001) }) },
    [{ path: "cost", stored: 24_000, recomputed: 24_003 }],
  ],
  [
    "the commission",
    { terms: rateTerms({ commission: { kind: "percent", percent: percent(9000) } }) },
    [{ path: "commission", stored: 1500, recomputed: 21_600 }],
  ],
  ["nothing without a quote and amounts", { quote: null, amounts: null, terms: rateTerms({ raw_rate: cents(1) }) }, []],
])("names %s that differs", (_, changes, differences) => {
  expect(recomputeSale({ ...stored, ...changes })).toEqual(differences);
});

it.each<[string, unknown, readonly string[]]>([
  ["nothing", null, ["terms"]],
  ["terms without clubs", { rate: null }, ["terms.rental_clubs"]],
  ["a price in parts of a cent", { ...terms, rate: { ...terms.rate, raw_rate: 0.5 } }, ["terms.rate.raw_rate"]],
  [
    "a fee of no kind",
    { ...terms, rate: { ...terms.rate, service_fee: { kind: "euros", cents: 1 } } },
    ["terms.rate.service_fee"],
  ],
  ["a bound that is missing", { ...terms, rate: { ...terms.rate, max_refund: undefined } }, ["terms.rate.max_refund"]],
])("refuses %s instead of guessing", (_, value, paths) => {
  const read = decodeSaleTerms(value);
  expect(Result.isFailure(read) && read.failure.map(({ path }) => path)).toEqual(paths);
});

it("refuses a quote with a line of no rule", () => {
  const read = decodeStoredQuote({ ...stored.quote, lines: [{ ...lines[0], rule: "tip" }] });
  expect(Result.isFailure(read) && read.failure).toEqual([{ path: "quote.lines.0.rule", code: "unexpected_shape" }]);
});

it.each<[string, SaleTerms, boolean]>([
  ["a rate with the course's price", terms, true],
  ["a rate of $0 for the course", rateTerms({ wholesale_rate: cents(0) }), true],
  ["a rate without the course's price", rateTerms({ wholesale_rate: null }), false],
  ["an API rate, which its provider settles", rateTerms({ type: "ApiGolfRate", wholesale_rate: null }), true],
  ["no rate", { ...terms, rate: null }, false],
])("DECISION-44 of %s the cost is known: %#", (_, sold, known) => {
  expect(isCostKnown(sold)).toBe(known);
});
