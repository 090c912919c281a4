import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { decodeCancelOptions, decodeCancelOutcome } from "./decodeCancelation.ts";

const options = { valid: true, internal: true, refund_total: 4000, is_canceled: false, transaction_total: 5000 };

describe("decodeCancelOptions", () => {
  it.each([
    ["them", options, { ...options, difference_total: null, needs_reason: false }],
    [
      "the difference, and that a reason is needed",
      { ...options, difference_total: 1500, needs_reason: true },
      { ...options, difference_total: 1500, needs_reason: true },
    ],
    [
      "that there are none",
      { valid: false },
      {
        valid: false,
        internal: false,
        refund_total: 0,
        is_canceled: false,
        transaction_total: 0,
        difference_total: null,
        needs_reason: false,
      },
    ],
    [
      "totals that are not known as 0",
      { ...options, refund_total: null },
      { ...options, refund_total: 0, difference_total: null, needs_reason: false },
    ],
  ])("OPS-CAN-21 UNCLEAR-06 reads %s", (_, wire, read) => {
    expect(decodeCancelOptions(wire)).toEqual(Result.succeed(read));
  });

  it.each([
    [{}, "valid"],
    [{ ...options, refund_total: "40.00" }, "refund_total"],
    [{ ...options, transaction_total: 0.5 }, "transaction_total"],
    [{ ...options, difference_total: 0.5 }, "difference_total"],
  ])("CONST-16 refuses %j on %s", (wire, path) => {
    expect(decodeCancelOptions(wire)).toEqual(Result.fail([{ path, code: "unexpected_shape" }]));
  });
});

describe("decodeCancelOutcome", () => {
  it.each([
    [
      { valid: true, message: "Done.", confirmation: "rf_20431" },
      { valid: true, message: "Done.", confirmation: "rf_20431" },
    ],
    [
      { valid: false, message: "No.", confirmation: null },
      { valid: false, message: "No.", confirmation: "" },
    ],
    [
      { valid: false, message: "Sent.", confirmation: null, awaits_consent: true },
      { valid: false, message: "Sent.", confirmation: "", awaits_consent: true },
    ],
    [
      { valid: false, awaits_consent: false },
      { valid: false, message: "", confirmation: "" },
    ],
    [{ valid: true }, { valid: true, message: "", confirmation: "" }],
  ])("UNCLEAR-07 reads %j", (wire, read) => {
    expect(decodeCancelOutcome(wire)).toEqual(Result.succeed(read));
  });

  it("refuses a response without an outcome", () => {
    expect(decodeCancelOutcome({ message: "Done." })).toEqual(
      Result.fail([{ path: "valid", code: "unexpected_shape" }]),
    );
  });
});
