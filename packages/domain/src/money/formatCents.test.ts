import { describe, expect, it } from "vitest";
import { cents } from "../../testing/values.ts";
import { formatCents, formatDollars, formatExact } from "./formatCents.ts";

describe("formatting an amount", () => {
  it.each([
    [0, "0.00", "$0.00"],
    [5, "0.05", "$0.05"],
    [-5, "-0.05", "-$0.05"],
    [12345, "123.45", "$123.45"],
    [100000, "1000.00", "$1,000.00"],
    [-123456789, "-1234567.89", "-$1,234,567.89"],
    [Number.MAX_SAFE_INTEGER, "90071992547409.91", "$90,071,992,547,409.91"],
  ])("CALC-14 %i cents", (amount, wire, screen) => {
    expect([formatCents(cents(amount)), formatDollars(cents(amount))]).toEqual([wire, screen]);
  });
});

it.each([
  [7496, 2500, "74.9625"],
  [7496, 500, "74.9605"],
  [7496, 5000, "74.965"],
  [-7496, -50, "-74.96005"],
  [0, -1, "-0.000001"],
  [15, 0, "0.15"],
])("MONEY-02 %i cents and %i ten-thousandths are exactly %s dollars", (whole, parts, exact) => {
  expect(formatExact(cents(whole), parts)).toBe(exact);
});
