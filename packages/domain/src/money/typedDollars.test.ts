import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { positiveCents } from "../../testing/arbitraries.ts";
import { formatCents } from "./formatCents.ts";
import { tidyDollars, typedDollarsIssue } from "./typedDollars.ts";

describe("typed dollars", () => {
  it.each([
    ["", "", null],
    [" ", "", null],
    ["125", "125.00", null],
    [" $1,250.5 ", "1250.50", null],
    ["-5", "-5.00", "amount_negative"],
    ["soon", "soon", "amount_unreadable"],
    ["1.005", "1.005", "amount_too_precise"],
    ["10000000", "10000000", "amount_out_of_range"],
  ])("of %j are sent as %j: %s", (text, tidy, code) => {
    expect([tidyDollars(text), typedDollarsIssue(text)]).toEqual([tidy, code]);
  });

  it("UNCLEAR-37 stay the same unless they are changed", () => {
    fc.assert(
      fc.property(positiveCents.map(formatCents), (text) => {
        expect([tidyDollars(text), typedDollarsIssue(text)]).toEqual([text, null]);
      }),
    );
  });
});
