import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { cents } from "../../testing/values.ts";
import { formatDollars } from "../money/formatDollars.ts";
import type { CancelOptions } from "./cancelRequest.ts";
import { decodeCancelOptions } from "./decodeCancelation.ts";
import { parseCancelRequest } from "./parseCancelRequest.ts";
import { checkRefund, parseRefundAmount } from "./parseRefundAmount.ts";
import { blankCancelDraft } from "./refundChoices.ts";
import { type RefundFacts, refundTotals } from "./refundTotals.ts";

const options: CancelOptions = {
  valid: true,
  internal: false,
  refund_total: cents(4000),
  is_canceled: false,
  transaction_total: cents(5000),
};
const facts: RefundFacts = {
  paid: cents(10_000),
  refunded: cents(0),
  players: 2,
  minutes_to_play: 24 * 60,
  policy: { max_refund: cents(4000), non_refundable: null, cancel_hours: 24 },
};
const standard = (part: Partial<RefundFacts>) => Result.getOrThrow(refundTotals({ ...facts, ...part })).refund_total;

describe("where the specification can be read in two ways", () => {
  it("CALC-19 reading: read digit by digit, not by floating point", () => {
    expect({ chosen: parseRefundAmount("19.99", cents(5000)), other: Number("19.99") * 100 }).toEqual({
      chosen: Result.succeed(1999),
      other: 1998.9999999999998,
    });
  });

  it("DECISIONS 11 reading: all that is left may go back, not the standard refund alone", () => {
    expect({
      chosen: parseRefundAmount("45", options.transaction_total),
      other: checkRefund(cents(4500), options.refund_total),
    }).toEqual({ chosen: Result.succeed(4500), other: Result.fail("refund_above_refundable") });
  });

  it("UNCLEAR-05 reading: the dialog opens without a refund", () => {
    const opened = blankCancelDraft(options);
    const sent = (refund: boolean) =>
      Result.map(parseCancelRequest(12, { ...opened, refund }, options), ({ refund_amount }) => refund_amount);
    expect({ chosen: sent(opened.refund), other: sent(true) }).toEqual({
      chosen: Result.succeed(0),
      other: Result.succeed(4000),
    });
  });

  it("UNCLEAR-06 reading: totals on the wire are cents, not dollars", () => {
    const wire = { ...options, refund_total: 5000 };
    const read = Result.getOrThrow(decodeCancelOptions(wire)).refund_total;
    expect({ chosen: formatDollars(read), other: formatDollars(cents(wire.refund_total * 100)) }).toEqual({
      chosen: "$50.00",
      other: "$5,000.00",
    });
  });

  it("REFUND-01 reading: the rate's amounts are for each player, not for the booking", () => {
    expect({ chosen: standard({}), other: standard({ players: 1 }) }).toEqual({ chosen: 8000, other: 4000 });
  });

  it("REFUND-02 reading: the last minute is in time", () => {
    const policy = { max_refund: null, non_refundable: null, cancel_hours: 24 };
    expect({
      chosen: standard({ policy }),
      other: standard({ policy, minutes_to_play: facts.minutes_to_play - 1 }),
    }).toEqual({ chosen: 10_000, other: 0 });
  });
});
