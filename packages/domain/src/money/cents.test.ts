import * as Result from "effect/Result";
import { describe, expect, expectTypeOf, it } from "vitest";
import { type Cents, centsFrom, isCents, zeroCents } from "./cents.ts";

describe("cents", () => {
  it.each([
    [1999, 1999],
    [-1, -1],
    [-0, 0],
    [12n, 12],
    [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  ])("CALC-10 reads %s raw cents", (value, cents) => {
    expect(centsFrom(value)).toEqual(Result.succeed(cents));
  });

  it.each([
    [Number.NaN, "amount_unreadable"],
    [0.5, "amount_too_precise"],
    [Number.POSITIVE_INFINITY, "amount_out_of_range"],
    [Number.NEGATIVE_INFINITY, "amount_out_of_range"],
    [Number.MAX_SAFE_INTEGER + 1, "amount_out_of_range"],
    [10n ** 400n, "amount_out_of_range"],
  ])("refuses %s: %s", (value, code) => {
    expect(centsFrom(value)).toEqual(Result.fail(code));
  });

  it.each([[-0], ["1"], [null], [1.5], [Number.NaN], [2 ** 53]])("does not take %s for cents", (value) => {
    expect(isCents(value)).toBe(false);
  });

  it("keeps plain numbers out of amounts", () => {
    expect(zeroCents).toBe(0);
    expectTypeOf(zeroCents).toExtend<number>();
    expectTypeOf<number>().not.toExtend<Cents>();
  });
});
