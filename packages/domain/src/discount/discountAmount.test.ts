import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { discountAmount } from "./discountAmount.ts";

describe("discountAmount", () => {
  it.each([
    [true, 8000, Result.succeed({ kind: "dollars", cents: 8000 })],
    [true, 0, Result.succeed({ kind: "dollars", cents: 0 })],
    [true, -1, Result.fail("amount_negative")],
    [true, 0.5, Result.fail("amount_too_precise")],
    [true, Number.NaN, Result.fail("amount_unreadable")],
    [false, 15, Result.succeed({ kind: "percent", percent: 1500 })],
    [false, 12.5, Result.succeed({ kind: "percent", percent: 1250 })],
    [false, 100, Result.succeed({ kind: "percent", percent: 10000 })],
    [false, 150, Result.fail("percent_out_of_range")],
    [false, -5, Result.fail("percent_out_of_range")],
    [false, Number(JSON.parse("1e400")), Result.fail("percent_unreadable")],
  ])("UNCLEAR-08 dollars %s, raw amount %d", (is_dollars, raw_amount, amount) => {
    expect(discountAmount({ is_dollars, raw_amount })).toEqual(amount);
  });
});
