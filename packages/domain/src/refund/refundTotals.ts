import * as Result from "effect/Result";
import { type Issue, issue } from "../issue.ts";
import { multiplyCents, takeFrom } from "../money/arithmetic.ts";
import { type Cents, centsFrom, zeroCents } from "../money/cents.ts";
import { amount, members, number, orNull } from "../wire/shape.ts";
import type { CancelOptions } from "./cancelRequest.ts";

/** The refund terms of a rate. Its amounts are for each player, as its price is; null means no such bound. */
export type RefundPolicy = {
  /** The most that can be refunded. */
  readonly max_refund: Cents | null;
  /** The amount kept. */
  readonly non_refundable: Cents | null;
  /** Hours before play from which nothing is refunded. */
  readonly cancel_hours: number;
};

/** The money and the players of a tee time; amounts are cents. */
export type RefundFacts = {
  /** Paid by card. */
  readonly paid: Cents;
  /** The part of it that was refunded already or is on its way. */
  readonly refunded: Cents;
  /** The players it was sold for, above 0: those the payment is for, however often their number changed afterwards. */
  readonly players_sold: number;
  /** The players that remain. */
  readonly players: number;
  /** Negative once play has begun. */
  readonly minutes_to_play: number;
  /** Null for a tee time without a rate: then everything is refunded. */
  readonly policy: RefundPolicy | null;
};

/** The possible refunds of a tee time, in cents. */
export type RefundTotals = Pick<CancelOptions, "refund_total" | "transaction_total"> & {
  /** The policy's refund for the players who left; 0 when none did. */
  readonly difference_total: Cents;
};

const refundFacts = members({
  paid: amount,
  refunded: amount,
  players_sold: number,
  players: number,
  minutes_to_play: number,
  policy: orNull(members({ max_refund: orNull(amount), non_refundable: orNull(amount), cancel_hours: number })),
});

/**
 * The possible refunds of a tee time, in cents: all that is left of the payment, the part of it that the policy refunds, and the
 * part of that for players who left (ANSWER-38). An earlier refund counts towards each of them. So whatever the order of changes
 * and refunds, together they are the policy's refund for the players the tee time was sold for. A member that is
 * missing or of another type is an issue on its name; amounts and players that no tee time has are one on `players_sold`.
 */
export const refundTotals = (facts: RefundFacts): Result.Result<RefundTotals, readonly Issue[]> => {
  const issues = refundFacts(facts, "");
  if (issues.length > 0) return Result.fail(issues);
  const totals = Result.gen(function* () {
    const allowed = yield* givenBack(facts);
    const ofThoseWhoLeft = yield* shareOf(allowed, facts);
    return {
      refund_total: takeFrom(allowed, facts.refunded).left,
      transaction_total: takeFrom(facts.paid, facts.refunded).left,
      difference_total: takeFrom(ofThoseWhoLeft, facts.refunded).left,
    };
  });
  return Result.mapError(totals, (code) => issue("players_sold", code));
};

/** The policy's refund of the whole payment: for the players it was sold for, since they paid it. */
const givenBack = ({ paid, players_sold, minutes_to_play, policy }: RefundFacts) => {
  if (policy === null) return Result.succeed(paid);
  if (minutes_to_play < policy.cancel_hours * 60) return Result.succeed(zeroCents);
  const { max_refund, non_refundable } = policy;
  const kept = multiplyCents(non_refundable ?? zeroCents, players_sold);
  const most = max_refund === null ? Result.succeed(paid) : multiplyCents(max_refund, players_sold);
  return Result.map(
    Result.all([kept, most]),
    ([notPaid, bound]) => takeFrom(takeFrom(paid, notPaid).left, bound).taken,
  );
};

/** For all who left together, rounded down: the cents that do not divide are refunded with the last of them. */
const shareOf = (allowed: Cents, { players_sold, players }: RefundFacts) =>
  // Survives ConditionalExpression,EqualityOperator: the share of no one, or of fewer, leaves nothing to refund.
  players < players_sold
    ? Result.flatMap(multiplyCents(allowed, players_sold - players), (product) =>
        centsFrom((product - (product % players_sold)) / players_sold),
      )
    : Result.succeed(zeroCents);
