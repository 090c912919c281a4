import * as Result from "effect/Result";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { cents, percent } from "../../testing/values.ts";
import { commissionOn } from "./commission.ts";

it.each([
  [12_500, { kind: "dollars", cents: cents(500) }, 4, 2000],
  [12_500, { kind: "percent", percent: percent(1000) }, 4, 5000],
  // 4 × 0.33 % of $33.33 is 44.0 cents on the whole, and 4 × 11 cents were each player rounded.
  [3333, { kind: "percent", percent: percent(33) }, 4, 44],
  // 2.5 cents: half a cent goes up.
  [250, { kind: "percent", percent: percent(100) }, 1, 3],
  // 3 × 5 % of 10 cents is 1.5 cents on the whole, and 3 × 1 cent were each player rounded.
  [10, { kind: "percent", percent: percent(500) }, 3, 2],
  [12_500, { kind: "percent", percent: percent(0) }, 4, 0],
] as const)(
  "the commission on a rate of %i cents, %j, for %i players is %i cents",
  (rate, commission, players, amount) => {
    expect(commissionOn({ raw_rate: cents(rate), commission }, players)).toEqual(Result.succeed(amount));
  },
);

it("is never more than the rate when it is a percentage", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e8 }),
      fc.integer({ min: 0, max: 10_000 }),
      fc.integer({ min: 1, max: 8 }),
      (rate, share, players) => {
        const commission = { kind: "percent", percent: percent(share) } as const;
        const amount = Result.getOrThrow(commissionOn({ raw_rate: cents(rate), commission }, players));
        expect(amount).toBeLessThanOrEqual(rate * players);
        expect(Math.abs(amount - (rate * players * share) / 10_000)).toBeLessThanOrEqual(0.5000001);
      },
    ),
  );
});

it.each([
  "null",
  '{ "raw_rate": 100 }',
  '{ "raw_rate": 1.5, "commission": { "kind": "dollars", "cents": 1 } }',
  '{ "raw_rate": 100, "commission": { "kind": "dollars", "cents": "1" } }',
  '{ "raw_rate": 100, "commission": { "kind": "percent", "cents": 1 } }',
])("no commission is guessed from %s", (text) => {
  const rate: Parameters<typeof commissionOn>[0] = JSON.parse(text);
  expect(commissionOn(rate, 1)).toEqual(Result.fail("unexpected_shape"));
});
