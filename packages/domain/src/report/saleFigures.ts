import * as Result from "effect/Result";
import { addCents, negateCents } from "../money/arithmetic.ts";
import { type Cents, type MoneyIssueCode, zeroCents } from "../money/cents.ts";

/** What is known of a booking's money, in cents. */
export type SaleFacts = {
  /** The price agreed: charge, clubs and fee less the discount. */
  readonly sold: Cents;
  /** The part of it that a gift certificate gave. */
  readonly gift_certificate: Cents;
  /** Whether a card was charged for the rest. */
  readonly is_charged: boolean;
  /** What went back to the card and the certificate. */
  readonly refunded: Cents;
  /** Until it is canceled. */
  readonly stands: boolean;
};

/**
 * Paid, due and revenue of a booking, in cents (ANSWER-34). Revenue is what was sold less what went back; of a canceled booking
 * what was paid less what went back, so that one that was never charged has none. The only issues are of amounts too large.
 */
export const saleFigures = ({
  sold,
  gift_certificate,
  is_charged,
  refunded,
  stands,
}: SaleFacts): Result.Result<{ readonly paid: Cents; readonly due: Cents; readonly revenue: Cents }, MoneyIssueCode> =>
  Result.gen(function* () {
    const paid = is_charged ? sold : gift_certificate;
    const due = stands ? yield* addCents(sold, negateCents(paid)) : zeroCents;
    const earned = stands ? sold : paid;
    return { paid, due, revenue: yield* addCents(earned, negateCents(refunded)) };
  });
