import * as Result from "effect/Result";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents } from "../../testing/values.ts";
import { largestCents } from "../money/cents.ts";
import { averagePrices } from "./averagePrices.ts";

const counted = (prices: readonly number[]) => prices.map((price) => ({ price: cents(price), count: 1 }));

describe("OPS-HOME-27 averages of prices", () => {
  it.each([
    [[], 0, 0, 0],
    [[100], 100, 100, 100],
    [[5000, 10000, 10000], 8333, 10000, 10000],
    [[1, 2], 2, 2, 2],
    [[1, 1, 2, 2], 2, 2, 2],
    [[3, 1, 1], 2, 1, 1],
    [[-1, -2], -2, -2, -1],
  ])("of %j: mean %i, median %i, mode %i", (prices, mean, median, mode) => {
    expect(averagePrices(counted(prices))).toEqual(Result.succeed({ mean, median, mode }));
  });

  it("counts a price that is listed twice as one", () => {
    const sold = [20, 10, 20].map((price, index) => ({ price: cents(price), count: index === 1 ? 3 : 2 }));
    expect(averagePrices(sold)).toEqual(Result.succeed({ mean: 16, median: 20, mode: 20 }));
  });

  it("leaves out a price whose count is 0", () => {
    const sold = [10, 90].map((price, count) => ({ price: cents(price), count: 1 - count }));
    expect(averagePrices(sold)).toEqual(Result.succeed({ mean: 10, median: 10, mode: 10 }));
  });

  it("leaves out a price whose count is negative", () => {
    const sold = [
      { price: cents(10), count: 3 },
      { price: cents(90), count: -1 },
    ];
    expect(averagePrices(sold)).toMatchObject({ success: { median: 10, mode: 10 } });
    const refunded = [10, 20, 30, 40].map((price) => ({ price: cents(price), count: price === 10 ? -3 : 1 }));
    expect(averagePrices(refunded)).toMatchObject({ success: { median: 30 } });
  });

  it("do not depend on the order or the portions", () => {
    const anyPrices = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(anyPrices, (prices) => {
        const counts = new Map<number, number>();
        for (const price of prices) counts.set(price, (counts.get(price) ?? 0) + 1);
        const portions = [...counts].map(([price, count]) => ({ price: cents(price), count }));
        const averages = Result.getOrThrow(averagePrices(counted(prices)));
        expect(averagePrices(portions)).toEqual(Result.succeed(averages));
        const sorted = prices.toSorted((one, other) => one - other);
        const middle =
          (sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[Math.floor(sorted.length / 2)] ?? 0);
        const sum = prices.reduce((all, price) => all + price, 0);
        expect(averages.median).toBe(Math.ceil(middle / 2));
        expect(Math.abs(averages.mean * prices.length - sum) * 2).toBeLessThanOrEqual(prices.length);
      }),
    );
  });

  it("refuses a sum that would not be exact", () => {
    expect(averagePrices([{ price: largestCents, count: 2 }])).toEqual(
      Result.fail([{ path: "sold", code: "amount_out_of_range" }]),
    );
  });
});
