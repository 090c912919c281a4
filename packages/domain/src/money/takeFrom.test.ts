import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyCents } from "../../testing/arbitraries.ts";
import { cents } from "../../testing/values.ts";
import { takeFrom } from "./takeFrom.ts";

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
