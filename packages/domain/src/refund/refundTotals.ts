import * as Result from "effect/Result";
import { multiplyCents, takeFrom } from "../money/arithmetic.ts";
import { type Cents, type MoneyIssueCode, zeroCents } from "../money/cents.ts";
import type { CancelOptions } from "./cancelRequest.ts";

/** What a rate gives back on a cancelation. Its amounts are for each player, as its price is; null means no such bound. */
export type RefundPolicy = {
  /** The most that can be refunded. */
  readonly max_refund: Cents | null;
  /** What is kept. */
  readonly non_refundable: Cents | null;
  /** How long before play nothing is paid back any more. */
  readonly cancel_hours: number;
};

/** The money of a tee time, in cents. */
export type RefundFacts = {
  /** Paid by card. */
  readonly paid: Cents;
  /** Of that, given back already or on its way. */
  readonly refunded: Cents;
  readonly players: number;
  /** Negative once play has begun. */
  readonly minutes_to_play: number;
  /** Null for a tee time without a rate: then everything is paid back. */
  readonly policy: RefundPolicy | null;
};

/**
 * What can be paid back of a tee time, in cents: all that is left of the payment, and the part of it that the rate's rules
 * give back. A refund made before counts towards both, so neither is ever more than is left. The only issues are of amounts
 * and players that no tee time has.
 */
export const refundTotals = (
  facts: RefundFacts,
): Result.Result<Pick<CancelOptions, "refund_total" | "transaction_total">, MoneyIssueCode | "not_whole"> =>
  Result.map(givenBack(facts), (allowed) => ({
    refund_total: takeFrom(allowed, facts.refunded).left,
    transaction_total: takeFrom(facts.paid, facts.refunded).left,
  }));

/** What the rules give back of the whole payment. */
const givenBack = ({ paid, players, minutes_to_play, policy }: RefundFacts) => {
  if (policy === null) return Result.succeed(paid);
  if (minutes_to_play < policy.cancel_hours * 60) return Result.succeed(zeroCents);
  const { max_refund, non_refundable } = policy;
  const kept = multiplyCents(non_refundable ?? zeroCents, players);
  const most = max_refund === null ? Result.succeed(paid) : multiplyCents(max_refund, players);
  return Result.map(
    Result.all([kept, most]),
    ([notPaid, bound]) => takeFrom(takeFrom(paid, notPaid).left, bound).taken,
  );
};
