import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyCents, anyPercent } from "../../testing/arbitraries.ts";
import { cents, percent } from "../../testing/values.ts";
import { halfAwayFromZero } from "./halfAwayFromZero.ts";
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
    [5000n, 1n],
    [4999n, 0n],
    [-5000n, -1n],
    [-4999n, 0n],
    [15000n, 2n],
    [25000n, 3n],
  ])("rounds %s ten-thousandths of a cent half away from zero", (units, rounded) => {
    expect(halfAwayFromZero(units)).toBe(rounded);
  });

  it("stays within half a cent of the exact share", () => {
    fc.assert(
      fc.property(anyCents, anyPercent, (base, share) => {
        const error = BigInt(base) * BigInt(share) - BigInt(percentOf(base, share).cents) * 10_000n;
        expect(error <= 5000n && error >= -5000n).toBe(true);
      }),
    );
  });
});
