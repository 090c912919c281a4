import * as Result from "effect/Result";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents } from "../../testing/values.ts";
import { type RefundFacts, type RefundPolicy, refundTotals } from "./refundTotals.ts";

const rules: RefundPolicy = { max_refund: cents(4000), non_refundable: cents(500), cancel_hours: 24 };
const day = 24 * 60;
const facts: RefundFacts = {
  paid: cents(10_000),
  refunded: cents(0),
  players_sold: 2,
  players: 2,
  minutes_to_play: 7 * day,
  policy: { ...rules, max_refund: null },
};

describe("what can be paid back", () => {
  it.each<[string, Partial<RefundFacts>, number, number]>([
    ["all of it without a rate", { policy: null }, 10_000, 10_000],
    ["all of it without a rate, even after play", { policy: null, minutes_to_play: -day }, 10_000, 10_000],
    ["REFUND-01 without what is kept for each player", {}, 9000, 10_000],
    ["REFUND-01 the most there is for each player", { policy: rules }, 8000, 10_000],
    ["nothing when more is kept than was paid", { paid: cents(800) }, 0, 800],
    ["nothing when nothing was paid", { paid: cents(0) }, 0, 0],
    ["REFUND-02 by the rules on the last minute", { minutes_to_play: day }, 9000, 10_000],
    ["REFUND-02 nothing by the rules a minute later", { minutes_to_play: day - 1 }, 0, 10_000],
    [
      "until play when the rate asks for no notice",
      { policy: { ...rules, cancel_hours: 0 }, minutes_to_play: 0 },
      8000,
      10_000,
    ],
    ["nothing once play has begun", { policy: { ...rules, cancel_hours: 0 }, minutes_to_play: -1 }, 0, 10_000],
    ["what an earlier refund left", { refunded: cents(3000) }, 6000, 7000],
    ["nothing by the rules when more went back already", { refunded: cents(9500) }, 0, 500],
    ["nothing when all went back already", { policy: null, refunded: cents(10_000) }, 0, 0],
  ])("UNCLEAR-06 %s", (_, changes, refund_total, transaction_total) => {
    const difference_total = 0;
    expect(refundTotals({ ...facts, ...changes })).toEqual(
      Result.succeed({ refund_total, transaction_total, difference_total }),
    );
  });

  const amount = fc.integer({ min: 0, max: 1_000_000 }).map(cents);
  it("ANSWER-11 never exceeds what is left, whatever the rules", () => {
    fc.assert(
      fc.property(
        fc.record({
          paid: amount,
          refunded: amount,
          players_sold: fc.integer({ min: 1, max: 999 }),
          players: fc.integer({ min: 0, max: 999 }),
          minutes_to_play: fc.integer(),
          policy: fc.option(
            fc.record({ max_refund: fc.option(amount), non_refundable: fc.option(amount), cancel_hours: fc.nat(1000) }),
          ),
        }),
        (any) => {
          const { refund_total, transaction_total, difference_total } = Result.getOrThrow(refundTotals(any));
          expect(transaction_total).toBe(Math.max(0, any.paid - any.refunded));
          expect(refund_total).toBeGreaterThanOrEqual(0);
          expect(refund_total).toBeLessThanOrEqual(transaction_total);
          expect(difference_total).toBeGreaterThanOrEqual(0);
          expect(difference_total).toBeLessThanOrEqual(refund_total);
        },
      ),
    );
  });
});

/** Three players for $259.50; at most $83 goes back and $5 is kept for each. */
const three: RefundFacts = {
  paid: cents(25_950),
  refunded: cents(0),
  players_sold: 3,
  players: 3,
  minutes_to_play: 7 * day,
  policy: { max_refund: cents(8300), non_refundable: cents(500), cancel_hours: 24 },
};
/** Four players for $554.40; at most $132 goes back for each. */
const four: RefundFacts = {
  ...three,
  paid: cents(55_440),
  players_sold: 4,
  players: 4,
  policy: { max_refund: cents(13_200), non_refundable: null, cancel_hours: 24 },
};

describe("what can be paid back once players have left", () => {
  it.each<[string, RefundFacts, number, number]>([
    ["nothing for the difference while all of them stand", three, 24_450, 0],
    ["one of three has left", { ...three, players: 2 }, 24_450, 8150],
    ["the rest, once that difference went back", { ...three, players: 2, refunded: cents(8150) }, 16_300, 0],
    ["more went back by hand for the one who left", { ...three, players: 2, refunded: cents(8650) }, 15_800, 0],
    ["less went back by hand", { ...three, players: 2, refunded: cents(5000) }, 19_450, 3150],
    ["another leaves after that", { ...three, players: 1, refunded: cents(8150) }, 16_300, 8150],
    ["two of four have left and nothing went back", { ...four, players: 2 }, 52_800, 26_400],
    ["more play than it was sold for", { ...four, players: 6 }, 52_800, 0],
    ["one left too late", { ...three, players: 2, minutes_to_play: day - 1 }, 0, 0],
    ["one left in the last minute", { ...three, players: 2, minutes_to_play: day }, 24_450, 8150],
    ["without a rate a share of all", { ...three, players: 2, policy: null }, 25_950, 8650],
    ["cents that do not divide wait for the last", { ...three, paid: cents(10_000), players: 1 }, 8500, 5666],
    ["all players left", { ...three, paid: cents(10_000), players: 0 }, 8500, 8500],
  ])("ANSWER-38 REFUND-03 REFUND-04 %s", (_, changed, refund_total, difference_total) => {
    const totals = Result.getOrThrow(refundTotals(changed));
    expect([totals.refund_total, totals.difference_total]).toEqual([refund_total, difference_total]);
  });

  const step = fc.record({
    players: fc.integer({ min: 1, max: 6 }),
    refund: fc.constantFrom("none" as const, "difference" as const),
    minutes: fc.integer({ min: 0, max: 2 * day }),
  });
  it("ANSWER-38 refunds the same in any order of changes: the policy's refund for the players it was sold for", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000 }).map(cents),
        fc.integer({ min: 1, max: 6 }),
        fc.record({
          max_refund: fc.option(fc.nat(30_000).map(cents)),
          non_refundable: fc.option(fc.nat(5000).map(cents)),
        }),
        fc.array(step, { maxLength: 8 }),
        (paid, players_sold, terms, steps) => {
          const policy = { ...terms, cancel_hours: 24 };
          const unchanged = {
            paid,
            refunded: cents(0),
            players_sold,
            players: players_sold,
            minutes_to_play: day,
            policy,
          };
          const at = (refunded: number, players: number, minutes_to_play: number) =>
            Result.getOrThrow(refundTotals({ ...unchanged, refunded: cents(refunded), players, minutes_to_play }));
          const most = at(0, players_sold, day).refund_total;
          let refunded = 0;
          for (const { players, refund, minutes } of steps) {
            if (refund === "difference") refunded += at(refunded, players, minutes).difference_total;
            expect(refunded).toBeLessThanOrEqual(most);
            expect(refunded + at(refunded, players, day).refund_total).toBe(most);
            expect(at(refunded, players, day - 1).refund_total).toBe(0);
          }
        },
      ),
    );
  });
});

it.each([
  ["players in parts", { players_sold: 2.5, non_refundable: 0 }, "not_whole"],
  ["terms too large to be exact", { players_sold: 3, non_refundable: Number.MAX_SAFE_INTEGER }, "amount_out_of_range"],
])("refuses %s on the players sold", (_, { players_sold, non_refundable }, code) => {
  const policy = { max_refund: null, non_refundable: cents(non_refundable), cancel_hours: 0 };
  const facts = { paid: cents(10_000), refunded: cents(0), players_sold, players: 1, minutes_to_play: 60, policy };
  expect(refundTotals(facts)).toEqual(Result.fail([{ path: "players_sold", code }]));
});
