import * as Result from "effect/Result";
import { type Issue, issue } from "../issue.ts";
import { negateCents, sumCents, takeFrom } from "../money/arithmetic.ts";
import { type Cents, zeroCents } from "../money/cents.ts";
import { formatCents } from "../money/formatCents.ts";
import { discountLine } from "./discountLine.ts";
import { quoteInputIssues } from "./quoteInputIssues.ts";
import type { Quote, QuoteInput, QuoteLine } from "./quoteTypes.ts";
import { rentalClubsLine } from "./rentalClubsLine.ts";
import { serviceFeeLine } from "./serviceFeeLine.ts";

/** The charge for the round. A negative one is an issue; one of 0 is left to the rules of the booking. */
const chargeLine = (charge: Cents): Result.Result<QuoteLine, readonly Issue[]> =>
  charge < 0
    ? Result.fail(issue("charge", "amount_negative"))
    : Result.succeed({
        rule: "charge",
        amount: charge,
        inputs: { charge },
        rounding: "none",
        exact: formatCents(charge),
      });

/** The gift certificate's part of what is due: at most all of it, nothing when its balance is negative (CALC-12, UNCLEAR-09). */
const giftCertificateLine = (raw_balance: Cents, due: Cents): QuoteLine => {
  const amount = negateCents(takeFrom(due, raw_balance).taken);
  return {
    rule: "gift_certificate",
    amount,
    inputs: { due, raw_balance },
    rounding: "none",
    exact: formatCents(amount),
  };
};

type Line = Result.Result<QuoteLine | null, readonly Issue[]>;

const amountOf = (line: Line): Cents =>
  Result.isFailure(line) || line.success === null ? zeroCents : line.success.amount;

/**
 * Prices a booking: charge + rental clubs + service fee − discount − gift certificate (CALC-11), in cents.
 * The total is the sum of the lines, each rounded on its own, so the lines always add up to it (ANSWER-02). With any
 * issue there is no total and no gift line, and the lines that could be computed remain. All members of the input are
 * required; one that is missing or of another type, as JavaScript may pass it, is an issue on its name and leaves no lines.
 */
export const quote = (input: QuoteInput): Quote => {
  const shapeIssues = quoteInputIssues(input);
  if (shapeIssues.length > 0) {
    return { total: null, lines: [], issues: shapeIssues, gift_used: zeroCents, gift_remaining: zeroCents };
  }
  const raw_balance = input.gift_certificate?.raw_balance ?? zeroCents;
  const charge = chargeLine(input.charge);
  const clubs = rentalClubsLine(input.rental_clubs);
  const fee = serviceFeeLine(input.rate, input.players);
  const discount = discountLine(input.discount, input.charge);
  const lines: QuoteLine[] = [];
  const issues: Issue[] = [];
  for (const line of [charge, clubs, fee, discount]) {
    if (Result.isFailure(line)) issues.push(...line.failure);
    else if (line.success !== null) lines.push(line.success);
  }
  const due = sumCents([amountOf(charge), amountOf(clubs), amountOf(fee), amountOf(discount)]);
  if (Result.isFailure(due)) issues.push({ path: "booking.total", code: due.failure });
  if (issues.length > 0 || Result.isFailure(due)) {
    return { total: null, lines, issues, gift_used: zeroCents, gift_remaining: takeFrom(raw_balance, zeroCents).left };
  }
  const payment = takeFrom(due.success, raw_balance);
  if (input.gift_certificate !== null) lines.push(giftCertificateLine(raw_balance, due.success));
  return {
    total: payment.left,
    lines,
    issues,
    gift_used: payment.taken,
    gift_remaining: takeFrom(raw_balance, payment.taken).left,
  };
};
