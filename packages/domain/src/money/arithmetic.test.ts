import * as Result from "effect/Result";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyCents } from "../../testing/arbitraries.ts";
import { cents } from "../../testing/values.ts";
import { addCents, multiplyCents, negateCents, sumCents, takeFrom } from "./arithmetic.ts";
import { centsFrom } from "./cents.ts";

const most = cents(Number.MAX_SAFE_INTEGER);

describe("adding and multiplying amounts", () => {
  it.each([
    [[], 0],
    [[10, -10], 0],
    [[1, 2, 3], 6],
  ])("sums %j", (amounts, sum) => {
    expect(sumCents(amounts.map(cents))).toEqual(Result.succeed(sum));
  });

  it("names what is no amount", () => {
    const unreadable = Result.fail("amount_unreadable");
    // As a caller without types may give them.
    expect([Reflect.apply(sumCents, null, [5]), Reflect.apply(sumCents, null, [["5"]])]).toEqual([
      unreadable,
      unreadable,
    ]);
  });

  it("keeps a sum exact although a part of it is not", () => {
    expect(sumCents([most, most, negateCents(most)])).toEqual(Result.succeed(most));
    const back = negateCents(most);
    expect(sumCents([most, most, most, back, back])).toEqual(Result.succeed(most));
    expect(addCents(most, cents(1))).toEqual(Result.fail("amount_out_of_range"));
  });

  it.each([
    [2500, 2, Result.succeed(5000)],
    [2500, -1, Result.succeed(-2500)],
    [2500, 0, Result.succeed(0)],
    [2500, -0, Result.succeed(0)],
    [2500, 1.5, Result.fail("not_whole")],
    [2500, Number.NaN, Result.fail("not_whole")],
    [2500, Number.POSITIVE_INFINITY, Result.fail("not_whole")],
    [Number.MAX_SAFE_INTEGER, 2, Result.fail("amount_out_of_range")],
    [Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, Result.fail("amount_out_of_range")],
  ])("CALC-01 takes %i cents %d times", (amount, times, product) => {
    expect(multiplyCents(cents(amount), times)).toEqual(product);
  });

  it("CALC-03 multiplies and sums as exactly as whole numbers of any size do", () => {
    const anySafe = fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -1e8, max: 1e8 })).map(cents);
    fc.assert(
      fc.property(fc.array(anySafe, { maxLength: 6 }), anySafe, anySafe, (amounts, one, times) => {
        expect(sumCents(amounts)).toEqual(centsFrom(amounts.reduce((sum, amount) => sum + BigInt(amount), 0n)));
        expect(multiplyCents(one, times)).toEqual(centsFrom(BigInt(one) * BigInt(times)));
      }),
    );
  });

  it("negates without a negative zero", () => {
    expect(negateCents(cents(0))).toBe(0);
    fc.assert(
      fc.property(anyCents, (amount) => {
        expect(addCents(amount, negateCents(amount))).toEqual(Result.succeed(0));
      }),
    );
  });

  it("does not depend on the order", () => {
    fc.assert(
      fc.property(fc.array(anyCents), (amounts) => {
        expect(sumCents(amounts.toReversed())).toEqual(sumCents(amounts));
      }),
    );
  });
});

describe("takeFrom", () => {
  it.each([
    [100, 30, 30, 70],
    [100, 100, 100, 0],
    [100, 101, 100, 0],
    [100, -1, 0, 100],
    [-100, 30, 0, 0],
    [0, 0, 0, 0],
  ])("CALC-12 of %i wants %i", (stock, wanted, taken, left) => {
    expect(takeFrom(cents(stock), cents(wanted))).toEqual({ taken, left });
  });

  it("loses nothing", () => {
    fc.assert(
      fc.property(anyCents, anyCents, (stock, wanted) => {
        const { taken, left } = takeFrom(stock, wanted);
        expect(taken + left).toBe(Math.max(stock, 0));
        expect(Math.min(taken, left)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
