import * as Result from "effect/Result";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyPercent, positiveCents } from "../../testing/arbitraries.ts";
import { decodeServiceFee, encodeServiceFee, type ServiceFee } from "./serviceFee.ts";

const anyFee: fc.Arbitrary<ServiceFee> = fc.oneof(
  anyPercent.map((percent) => ({ kind: "percent" as const, percent })),
  positiveCents.map((cents) => ({ kind: "dollars" as const, cents })),
  fc.constant({ kind: "none" as const }),
);

describe("service fee on the wire", () => {
  it.each([
    ["CALC-04 a number is percent", 5, { kind: "percent", percent: 500 }],
    ["CALC-04 with decimals", 12.5, { kind: "percent", percent: 1250 }],
    ["CALC-05 a text is dollars", "3.50", { kind: "dollars", cents: 350 }],
    ["UNCLEAR-11 dollar sign and commas do not matter", "$1,250", { kind: "dollars", cents: 125000 }],
    ["ANSWER-04 no dollars are a fee of 0", "0", { kind: "dollars", cents: 0 }],
    ["null is no fee", null, { kind: "none" }],
    ["a missing one is no fee", undefined, { kind: "none" }],
    ["a blank text is no fee", " ", { kind: "none" }],
  ])("%s", (_, wire, fee) => {
    expect(decodeServiceFee(wire)).toEqual(Result.succeed(fee));
  });

  it.each([
    ["5%"],
    ["abc"],
    ["-3"],
    ["3.505"],
    ["1e2"],
    [-1],
    [101],
    [0.001],
    [Number.NaN],
    [JSON.parse("1e400")],
    [true],
    [{}],
    [[5]],
  ])("ANSWER-04 never takes %j for a fee of 0", (wire) => {
    expect(decodeServiceFee(wire)).toEqual(Result.fail("service_fee_unreadable"));
  });

  it("ANSWER-04 keeps its kind over a round trip", () => {
    fc.assert(
      fc.property(anyFee, (fee) => {
        const wire: unknown = JSON.parse(JSON.stringify(encodeServiceFee(fee)));
        expect(decodeServiceFee(wire)).toEqual(Result.succeed(fee));
      }),
    );
  });
});
