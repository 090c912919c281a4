import * as Result from "effect/Result";
import type { IssueCode } from "../issue.ts";
import type { Cents } from "../money/cents.ts";
import { parseCents } from "../money/parseCents.ts";

/** Accepts an amount to refund: above 0 and at most what is still refundable (ANSWER-11). */
export const checkRefund = (amount: Cents, refundable: Cents): Result.Result<Cents, IssueCode> => {
  if (amount <= 0) return Result.fail("refund_not_positive");
  return amount > refundable ? Result.fail("refund_above_refundable") : Result.succeed(amount);
};

/** Reads a custom refund as typed, in dollars (CALC-19). */
export const parseRefundAmount = (text: string, refundable: Cents): Result.Result<Cents, IssueCode> =>
  Result.flatMap(parseCents(text), (amount) => checkRefund(amount, refundable));
