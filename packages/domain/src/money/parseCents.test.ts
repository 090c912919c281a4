import * as Result from "effect/Result";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyCents } from "../../testing/arbitraries.ts";
import { largestCents } from "./cents.ts";
import { formatCents, formatDollars } from "./formatCents.ts";
import { parseCents } from "./parseCents.ts";

describe("parseCents", () => {
  it.each([
    ["19.99", 1999],
    [" 125 ", 12500],
    ["0.1", 10],
    [".5", 50],
    ["$1,250.00", 125000],
    ["9999999.99", 999999999],
    ["0000000000.01", 1],
    ["-5.25", -525],
    ["-0", 0],
    ["$ 50", 5000],
    ["5.", 500],
    ["$ 1,250.", 125000],
  ])("CALC-19 reads %s", (text, cents) => {
    expect(parseCents(text)).toEqual(Result.succeed(cents));
  });

  it.each([
    ["", "amount_blank"],
    ["  \n", "amount_blank"],
    ["19.999", "amount_too_precise"],
    ["19.990", "amount_too_precise"],
    ["10000000", "amount_out_of_range"],
    ["-10000000", "amount_out_of_range"],
    ["1".repeat(100_000), "amount_out_of_range"],
    ["abc", "amount_unreadable"],
    [".", "amount_unreadable"],
    ["$", "amount_unreadable"],
    ["-", "amount_unreadable"],
    ["$  5", "amount_unreadable"],
    ["$.", "amount_unreadable"],
    ["1,5", "amount_unreadable"],
    ["12,34.00", "amount_unreadable"],
    [",500", "amount_unreadable"],
    ["1234,567", "amount_unreadable"],
    ["1e3", "amount_unreadable"],
    ["0x10", "amount_unreadable"],
    ["NaN", "amount_unreadable"],
    ["Infinity", "amount_unreadable"],
    ["+5", "amount_unreadable"],
    ["٣.٥٠", "amount_unreadable"],
    ["１２", "amount_unreadable"],
    ["1 000", "amount_unreadable"],
  ])("MONEY-01 refuses %.20j: %s", (text, code) => {
    expect(parseCents(text)).toEqual(Result.fail(code));
  });

  it.each([
    ["10000000", Result.succeed(1_000_000_000)],
    ["90071992547409.91", Result.succeed(Number.MAX_SAFE_INTEGER)],
    ["-90071992547409.91", Result.succeed(Number.MIN_SAFE_INTEGER)],
    ["90071992547409.92", Result.fail("amount_out_of_range")],
    ["99999999999999.99", Result.fail("amount_out_of_range")],
    ["9".repeat(400), Result.fail("amount_out_of_range")],
  ])("reads %.20j off the wire up to the largest amount", (text, amount) => {
    expect(parseCents(text, largestCents)).toEqual(amount);
  });

  it("reads back what is written, on the wire and on screen", () => {
    fc.assert(
      fc.property(anyCents, (amount) => {
        expect(parseCents(formatCents(amount))).toEqual(Result.succeed(amount));
        expect(parseCents(formatDollars(amount))).toEqual(Result.succeed(amount));
      }),
    );
  });

  it("returns any text", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(Result.isResult(parseCents(text))).toBe(true);
      }),
    );
  });
});
