import * as Result from "effect/Result";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyPercent } from "../../testing/arbitraries.ts";
import { formatPercent, isPercent, parsePercent } from "./percent.ts";

describe("parsePercent", () => {
  it.each([
    ["15", 1500],
    [" 15 ", 1500],
    [15, 1500],
    [12.5, 1250],
    [0.29, 29],
    [1.15, 115],
    ["0.05", 5],
    [".5", 50],
    [100, 10000],
    ["0100.00", 10000],
    [0, 0],
    [-0, 0],
    ["-0", 0],
  ])("CALC-08 reads %j", (value, percent) => {
    expect(parsePercent(value)).toEqual(Result.succeed(percent));
  });

  it.each([
    ["", "percent_blank"],
    ["abc", "percent_unreadable"],
    ["5%", "percent_unreadable"],
    ["1e1", "percent_unreadable"],
    ["0x10", "percent_unreadable"],
    [".", "percent_unreadable"],
    ["5.", "percent_unreadable"],
    [Number.NaN, "percent_unreadable"],
    [Number.POSITIVE_INFINITY, "percent_unreadable"],
    [1e21, "percent_unreadable"],
    [1e-7, "percent_unreadable"],
    [0.1 + 0.2, "percent_too_precise"],
    ["12.345", "percent_too_precise"],
    [100.01, "percent_out_of_range"],
    [-0.01, "percent_out_of_range"],
    ["9".repeat(1000), "percent_out_of_range"],
  ])("MONEY-03 refuses %.20j: %s", (value, code) => {
    expect(parsePercent(value)).toEqual(Result.fail(code));
  });

  it("MONEY-03 refuses a million zeros in linear time: quadratic time would be an hour", () => {
    expect(parsePercent(`${"0".repeat(1_000_000)}.`)).toEqual(Result.fail("percent_unreadable"));
  });

  it("reads back what is written, as text and as JSON number", () => {
    fc.assert(
      fc.property(anyPercent, (percent) => {
        expect(parsePercent(formatPercent(percent))).toEqual(Result.succeed(percent));
        expect(parsePercent(JSON.parse(formatPercent(percent)))).toEqual(Result.succeed(percent));
      }),
    );
  });

  it.each([[-1], [-0], [10001], [0.5], ["5"], [Number.NaN]])(
    "does not take %j for hundredths of a percent",
    (value) => {
      expect(isPercent(value)).toBe(false);
    },
  );
});
