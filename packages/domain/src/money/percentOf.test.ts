import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyPercent } from "../../testing/arbitraries.ts";
import { cents, percent } from "../../testing/values.ts";
import { halfAwayFromZero } from "./arithmetic.ts";
import { percentOf } from "./percentOf.ts";

describe("percentOf", () => {
  it.each([
    [20000, 1000, "20.00", 2000],
    [1999, 1250, "2.49875", 250],
    [10, 500, "0.005", 1],
    [-10, 500, "-0.005", -1],
    [9, 500, "0.0045", 0],
    [1, 1, "0.000001", 0],
    [0, 10000, "0.00", 0],
    [Number.MAX_SAFE_INTEGER, 10000, "90071992547409.91", Number.MAX_SAFE_INTEGER],
  ])("CALC-08 takes of %i cents %i hundredths of a percent", (base, share, exact, rounded) => {
    expect(percentOf(cents(base), percent(share))).toEqual({ exact, cents: rounded });
  });

  it.each([
    [0, 5000, 1],
    [0, 4999, 0],
    [0, -5000, -1],
    [0, -4999, 0],
    [1, 5000, 2],
    [2, 5000, 3],
    [-2, -5000, -3],
    [7, 0, 7],
  ])("ANSWER-02 rounds %i cents and %i ten-thousandths half away from zero", (cents, tenThousandths, rounded) => {
    expect(halfAwayFromZero(cents, tenThousandths)).toBe(rounded);
  });

  it("ANSWER-02 UNCLEAR-10 is the exact share, rounded once, up to the largest amount", () => {
    const anySafe = fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -20_000, max: 20_000 })).map(cents);
    fc.assert(
      fc.property(anySafe, anyPercent, (base, share) => {
        const units = BigInt(base) * BigInt(share);
        const { exact, cents: rounded } = percentOf(base, share);
        const [dollars = "", decimals = ""] = exact.split(".");
        expect(BigInt(dollars + decimals.padEnd(6, "0"))).toBe(units);
        expect(decimals).toMatch(/^\d{2}(?:\d*[1-9])?$/);
        expect(BigInt(rounded)).toBe((units + (units < 0n ? -5000n : 5000n)) / 10_000n);
      }),
    );
  });
});
