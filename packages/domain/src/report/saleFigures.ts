import * as Result from "effect/Result";
import { type Issue, issue } from "../issue.ts";
import { addCents, negateCents } from "../money/arithmetic.ts";
import { type Cents, zeroCents } from "../money/cents.ts";
import { amount, flag, members } from "../wire/shape.ts";

/** The money of a booking, in cents. */
export type SaleFacts = {
  /** The price agreed: charge, clubs and fee less the discount. */
  readonly sold: Cents;
  /** The part of it that a gift certificate paid. */
  readonly gift_certificate: Cents;
  /** Whether a card was charged for the rest. */
  readonly is_charged: boolean;
  /** Refunds to the card and the certificate. */
  readonly refunded: Cents;
  /** False once it is canceled. */
  readonly stands: boolean;
};

/** The three figures, in cents. */
export type SaleFigures = { readonly paid: Cents; readonly due: Cents; readonly revenue: Cents };

const saleFacts = members({
  sold: amount,
  gift_certificate: amount,
  is_charged: flag,
  refunded: amount,
  stands: flag,
});

/**
 * Paid, due and revenue of a booking, in cents (ANSWER-34). Revenue is the price sold less refunds; of a canceled booking the
 * amount paid less refunds, so that one that was never charged has none. A member that is missing
 * or of another type is an issue on its name; amounts too large to be exact are one on `sold`.
 */
export const saleFigures = (facts: SaleFacts): Result.Result<SaleFigures, readonly Issue[]> => {
  const issues = saleFacts(facts, "");
  if (issues.length > 0) return Result.fail(issues);
  const { sold, gift_certificate, is_charged, refunded, stands } = facts;
  const figures = Result.gen(function* () {
    const paid = is_charged ? sold : gift_certificate;
    const due = stands ? yield* addCents(sold, negateCents(paid)) : zeroCents;
    const earned = stands ? sold : paid;
    return { paid, due, revenue: yield* addCents(earned, negateCents(refunded)) };
  });
  return Result.mapError(figures, (code) => issue("sold", code));
};
