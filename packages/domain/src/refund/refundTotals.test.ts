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
    expect(refundTotals({ ...facts, ...changes })).toEqual(Result.succeed({ refund_total, transaction_total }));
  });

  const amount = fc.integer({ min: 0, max: 1_000_000 }).map(cents);
  it("ANSWER-11 never exceeds what is left, whatever the rules", () => {
    fc.assert(
      fc.property(
        fc.record({
          paid: amount,
          refunded: amount,
          players: fc.integer({ min: 1, max: 999 }),
          minutes_to_play: fc.integer(),
          policy: fc.option(
            fc.record({ max_refund: fc.option(amount), non_refundable: fc.option(amount), cancel_hours: fc.nat(1000) }),
          ),
        }),
        (any) => {
          const { refund_total, transaction_total } = Result.getOrThrow(refundTotals(any));
          expect(transaction_total).toBe(Math.max(0, any.paid - any.refunded));
          expect(refund_total).toBeGreaterThanOrEqual(0);
          expect(refund_total).toBeLessThanOrEqual(transaction_total);
        },
      ),
    );
  });
});
