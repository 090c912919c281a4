import * as fc from "fast-check";
import { describe, expect, expectTypeOf, it } from "vitest";
import { anyPercent, positiveCents } from "../../testing/arbitraries.ts";
import { cents, percent } from "../../testing/values.ts";
import type { Cents } from "../money/cents.ts";
import { quote } from "./quote.ts";
import type { Quote, QuoteInput } from "./quoteTypes.ts";

const plain: QuoteInput = {
  charge: cents(10000),
  players: 4,
  rate: null,
  rental_clubs: [],
  discount: null,
  gift_certificate: null,
};
const rate = (service_fee: NonNullable<QuoteInput["rate"]>["service_fee"], raw_rate = 10000) => ({
  raw_rate: cents(raw_rate),
  service_fee,
});
const club = (id: number, raw_charge: number, quantity: number) => ({ id, raw_charge: cents(raw_charge), quantity });
const gift = (raw_balance: number) => ({ raw_balance: cents(raw_balance) });
const fivePercent = { kind: "percent", percent: percent(500) } as const;
const threeFifty = { kind: "dollars", cents: cents(350) } as const;
const off = (amount: number) => ({ kind: "dollars", cents: cents(amount) }) as const;
const share = (hundredths: number) => ({ kind: "percent", percent: percent(hundredths) }) as const;

const amounts = ({ lines }: Quote) => Object.fromEntries(lines.map(({ rule, amount }) => [rule, amount]));

describe("quote", () => {
  it.each<[string, Partial<QuoteInput>, object]>([
    ["CALC-09 the charge alone", {}, { charge: 10000 }],
    ["CALC-01 a club twice", { rental_clubs: [club(1, 2500, 2)] }, { charge: 10000, rental_clubs: 5000 }],
    ["CALC-02 none of a club", { rental_clubs: [club(1, 2500, 0)] }, { charge: 10000 }],
    ["CALC-02 less than none", { rental_clubs: [club(1, 2500, -3)] }, { charge: 10000 }],
    ["CALC-02 a free club", { rental_clubs: [club(1, 0, 2)] }, { charge: 10000 }],
    ["CALC-02 a club below free", { rental_clubs: [club(1, -2500, 2)] }, { charge: 10000 }],
    [
      "CALC-03 two clubs",
      { rental_clubs: [club(1, 2500, 2), club(2, 1999, 1)] },
      { charge: 10000, rental_clubs: 6999 },
    ],
    ["CALC-04 a percent fee", { rate: rate(fivePercent) }, { charge: 10000, service_fee: 2000 }],
    ["CALC-05 a dollar fee", { rate: rate(threeFifty) }, { charge: 10000, service_fee: 1400 }],
    [
      "FEE-01 a fee of the rate, not of a lower charge",
      { rate: rate(fivePercent), players: 1, charge: cents(6000) },
      { charge: 6000, service_fee: 500 },
    ],
    [
      "FEE-02 a fee that is rounded once, not for each of three players",
      { rate: rate(fivePercent, 10), players: 3 },
      { charge: 10000, service_fee: 2 },
    ],
    [
      "MONEY-02 lines that are rounded by themselves: 0.50 + 0.005 - 0.0015",
      { charge: cents(50), players: 1, rate: rate(share(100), 50), discount: share(30) },
      { charge: 50, service_fee: 1, discount: 0 },
    ],
    [
      "OPS-IBE-64 a free round",
      { charge: cents(0), rental_clubs: [club(1, 2500, 1)] },
      { charge: 0, rental_clubs: 2500 },
    ],
    ["no fee", { rate: rate({ kind: "none" }) }, { charge: 10000 }],
    ["CALC-06 players missing", { rate: rate(threeFifty), players: null }, { charge: 10000, service_fee: 350 }],
    ["CALC-06 no players", { rate: rate(threeFifty), players: 0 }, { charge: 10000, service_fee: 350 }],
    ["CALC-06 less than no players", { rate: rate(threeFifty), players: -2 }, { charge: 10000, service_fee: 350 }],
    ["CALC-05 a fee of 0", { rate: rate(off(0)) }, { charge: 10000, service_fee: 0 }],
    ["CALC-04 a percentage of a free round", { rate: rate(fivePercent, 0) }, { charge: 10000, service_fee: 0 }],
    ["CALC-07 a discount of 0", { discount: off(0) }, { charge: 10000, discount: 0 }],
    ["CALC-07 dollars off", { discount: off(2000) }, { charge: 10000, discount: -2000 }],
    ["CALC-07 more dollars than charged", { discount: off(80000) }, { charge: 10000, discount: -10000 }],
    [
      "CALC-07 more dollars than charged, with clubs",
      { charge: cents(5000), rental_clubs: [club(1, 4000, 1)], discount: off(8000) },
      { charge: 5000, rental_clubs: 4000, discount: -5000 },
    ],
    [
      "CALC-08 a percentage of the charge, not of the clubs",
      { rental_clubs: [club(1, 5000, 1)], discount: share(1000) },
      { charge: 10000, rental_clubs: 5000, discount: -1000 },
    ],
    ["CALC-08 percent off", { discount: share(1000) }, { charge: 10000, discount: -1000 }],
    ["CALC-08 all off", { discount: share(10000) }, { charge: 10000, discount: -10000 }],
    ["CALC-10 a gift", { gift_certificate: gift(2345) }, { charge: 10000, gift_certificate: -2345 }],
    ["CALC-12 a gift in debt", { gift_certificate: gift(-500) }, { charge: 10000, gift_certificate: 0 }],
    [
      "UNCLEAR-09 a gift above the rest",
      { gift_certificate: gift(50000) },
      { charge: 10000, gift_certificate: -10000 },
    ],
  ])("%s", (_, part, expected) => {
    const priced = quote({ ...plain, ...part });
    expect(amounts(priced)).toEqual(expected);
    expect(priced.issues).toEqual([]);
    expect(priced.total).toBe(priced.lines.reduce((sum, { amount }) => sum + amount, 0));
  });

  it("CALC-11 explains all five parts", () => {
    const priced = quote({
      charge: cents(19999),
      players: 3,
      rate: rate({ kind: "percent", percent: percent(1250) }, 1999),
      rental_clubs: [club(7, 2500, 2), club(8, 1000, 0)],
      discount: share(1500),
      gift_certificate: gift(20000),
    });
    expect(priced).toEqual({
      total: 2749,
      gift_used: 20000,
      gift_remaining: 0,
      issues: [],
      lines: [
        { rule: "charge", amount: 19999, inputs: { charge: 19999 }, rounding: "none", exact: "199.99" },
        {
          rule: "rental_clubs",
          amount: 5000,
          inputs: { "1.id": 7, "1.raw_charge": 2500, "1.quantity": 2 },
          rounding: "none",
          exact: "50.00",
        },
        {
          rule: "service_fee",
          amount: 750,
          inputs: { raw_rate: 1999, percent: "12.5", players: 3 },
          rounding: "half-away-from-zero",
          exact: "7.49625",
        },
        {
          rule: "discount",
          amount: -3000,
          inputs: { charge: 19999, percent: "15" },
          rounding: "half-away-from-zero",
          exact: "-29.9985",
        },
        {
          rule: "gift_certificate",
          amount: -20000,
          inputs: { due: 22749, raw_balance: 20000 },
          rounding: "none",
          exact: "-200.00",
        },
      ],
    });
  });

  it("CALC-05 CALC-07 explains what is given in dollars", () => {
    expect(quote({ ...plain, rate: rate(threeFifty), discount: off(2000) }).lines.slice(1)).toEqual([
      {
        rule: "service_fee",
        amount: 1400,
        inputs: { raw_service_fee: 350, players: 4 },
        rounding: "none",
        exact: "14.00",
      },
      {
        rule: "discount",
        amount: -2000,
        inputs: { charge: 10000, raw_amount: 2000 },
        rounding: "none",
        exact: "-20.00",
      },
    ]);
  });

  it.each<[string, Partial<QuoteInput>, object]>([
    ["a negative charge", { charge: cents(-1) }, { path: "charge", code: "amount_negative" }],
    ["half a club", { rental_clubs: [club(7, 2500, 1.5)] }, { path: "rental_clubs.7", code: "not_whole" }],
    ["half a free club", { rental_clubs: [club(7, 0, 0.5)] }, { path: "rental_clubs.7", code: "not_whole" }],
    ["no number of clubs", { rental_clubs: [club(7, 1, Number.NaN)] }, { path: "rental_clubs.7", code: "not_whole" }],
    [
      "endless clubs",
      { rental_clubs: [club(7, 1, JSON.parse("1e400"))] },
      { path: "rental_clubs.7", code: "not_whole" },
    ],
    [
      "too many clubs",
      { rental_clubs: [club(7, 2500, 2 ** 52)] },
      { path: "rental_clubs.7", code: "amount_out_of_range" },
    ],
    [
      "clubs that are too many together",
      { rental_clubs: [club(7, Number.MAX_SAFE_INTEGER, 1), club(8, 1, 1), club(9, 1, 1)] },
      { path: "rental_clubs", code: "amount_out_of_range" },
    ],
    [
      "too many players with a fee in dollars",
      { players: 2 ** 52, rate: rate(threeFifty) },
      { path: "tee_time.golf_rate", code: "amount_out_of_range" },
    ],
    ["half a player", { players: 2.5 }, { path: "tee_time.players", code: "not_whole" }],
    ["no number of players", { players: Number.NaN }, { path: "tee_time.players", code: "not_whole" }],
    [
      "too many players",
      { players: 2 ** 52, rate: rate(fivePercent) },
      { path: "tee_time.golf_rate", code: "amount_out_of_range" },
    ],
    ["a negative rate", { rate: rate(fivePercent, -1) }, { path: "tee_time.golf_rate", code: "amount_negative" }],
    ["a negative fee", { rate: rate(off(-1)) }, { path: "tee_time.golf_rate", code: "amount_negative" }],
    ["a negative discount", { discount: off(-1) }, { path: "discount_code", code: "amount_negative" }],
    [
      "a sum too large",
      { charge: cents(Number.MAX_SAFE_INTEGER), rental_clubs: [club(7, 1, 1)] },
      { path: "booking.total", code: "amount_out_of_range" },
    ],
  ])("ANSWER-07 has no total for %s", (_, part, issue) => {
    const priced = quote({ ...plain, gift_certificate: gift(100), ...part });
    expect(priced).toMatchObject({ total: null, issues: [issue], gift_used: 0, gift_remaining: 100 });
  });

  it("is exactly what its type says", () => {
    expectTypeOf<Quote["total"]>().toEqualTypeOf<Cents | null>();
    expectTypeOf<{ charge: number }>().not.toExtend<Pick<QuoteInput, "charge">>();
  });
});

const anyInput: fc.Arbitrary<QuoteInput> = fc.record({
  charge: positiveCents,
  players: fc.option(fc.integer({ min: -2, max: 999 })),
  rate: fc.option(
    fc.record({
      raw_rate: positiveCents,
      service_fee: fc.oneof(
        anyPercent.map((percent) => ({ kind: "percent" as const, percent })),
        positiveCents.map((cents) => ({ kind: "dollars" as const, cents })),
        fc.constant({ kind: "none" as const }),
      ),
    }),
  ),
  rental_clubs: fc.array(
    fc.record({
      id: fc.nat(),
      raw_charge: fc.integer({ min: -100, max: 100000 }).map(cents),
      quantity: fc.integer({ min: -2, max: 99 }),
    }),
    { maxLength: 5 },
  ),
  discount: fc.option(
    fc.oneof(
      anyPercent.map((percent) => ({ kind: "percent" as const, percent })),
      positiveCents.map((cents) => ({ kind: "dollars" as const, cents })),
    ),
  ),
  gift_certificate: fc.option(fc.record({ raw_balance: fc.integer({ min: -1000, max: 10000000 }).map(cents) })),
});

describe("every quote", () => {
  it("CALC-11 adds up, is never negative, and spends no more than the certificate has", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const priced = quote(input);
        expect(priced.issues).toEqual([]);
        expect(priced.total).toBe(priced.lines.reduce((sum, { amount }) => sum + amount, 0));
        expect(priced.total).toBeGreaterThanOrEqual(0);
        expect(priced.gift_used).toBeGreaterThanOrEqual(0);
        expect(priced.gift_used + priced.gift_remaining).toBe(Math.max(input.gift_certificate?.raw_balance ?? 0, 0));
      }),
    );
  });

  it("CALC-03 does not care for the order of the clubs", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        expect(quote({ ...input, rental_clubs: input.rental_clubs.toReversed() }).total).toBe(quote(input).total);
      }),
    );
  });

  it("CALC-07 never gets cheaper by charging more when dollars are taken off", () => {
    fc.assert(
      fc.property(anyInput, positiveCents, positiveCents, (input, amount, more) => {
        const discount = { kind: "dollars" as const, cents: amount };
        const charge = cents(input.charge + more);
        const dearer = quote({ ...input, discount, charge }).total;
        expect(dearer).toBeGreaterThanOrEqual(quote({ ...input, discount }).total ?? Number.NaN);
      }),
    );
  });

  it("CALC-08 takes no more off than the charge", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const discount = quote(input).lines.find(({ rule }) => rule === "discount");
        expect(0 - (discount?.amount ?? 0)).toBeLessThanOrEqual(input.charge);
      }),
    );
  });
});
