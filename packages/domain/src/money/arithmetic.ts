import * as Result from "effect/Result";
import { type Cents, centsFrom, isCents, type MoneyIssueCode, provenCents } from "./cents.ts";

const isIterable = (value: unknown): boolean => typeof Object(value)[Symbol.iterator] === "function";

/**
 * Adds amounts exactly, in any order; the sum of an empty list is 0. Only a sum too large to be exact is an issue, not one that was
 * too large on the way; what is not an amount is `amount_unreadable`.
 */
export const sumCents = (amounts: Iterable<Cents>): Result.Result<Cents, MoneyIssueCode> => {
  if (!isIterable(amounts)) return Result.fail("amount_unreadable");
  let sum = 0;
  let beyond = 0n; // what would make `sum` unsafe is added here
  for (const amount of amounts) {
    // Survives ConditionalExpression: putting every amount aside gives the same sum, only slower.
    if (!Number.isSafeInteger(sum + amount)) {
      if (!isCents(amount)) return Result.fail("amount_unreadable");
      beyond += BigInt(sum);
      sum = 0;
    }
    sum += amount;
  }
  // Survives ConditionalExpression: 0n plus the sum is the sum; the number alone saves the conversion.
  return centsFrom(beyond === 0n ? sum : beyond + BigInt(sum));
};

/** Adds two amounts; the second may be negative. Only a sum too large to be exact is an issue. */
export const addCents = (one: Cents, other: Cents): Result.Result<Cents, MoneyIssueCode> => sumCents([one, other]);

/** The amount with the opposite sign; 0 stays 0. */
export const negateCents = (amount: Cents): Cents => provenCents(0 - amount);

/**
 * Multiplies an amount by a whole number. A count that is not whole is an issue, as is a product too large to be exact:
 * a product of safe integers that is not safe itself is never rounded into the safe range.
 */
export const multiplyCents = (amount: Cents, times: number): Result.Result<Cents, MoneyIssueCode | "not_whole"> =>
  Number.isSafeInteger(times) ? centsFrom(amount * times) : Result.fail("not_whole");

/** A stock parted into the amount taken and the rest; neither is negative. */
export type Taking = { readonly taken: Cents; readonly left: Cents };

/** Takes an amount from a stock, at most all of it. A negative stock or amount counts as 0. */
export const takeFrom = (stock: Cents, wanted: Cents): Taking => {
  const available = Math.max(stock, 0);
  const taken = Math.min(available, Math.max(wanted, 0));
  return { taken: provenCents(taken), left: provenCents(available - taken) };
};

/**
 * Rounds whole cents and ten-thousandths of a cent of the same sign to whole cents, a half away from zero: 0.5 is 1, −0.5
 * is −1. The only rounding of the package; a percentage is rounded by it once (ANSWER-02).
 */
export const halfAwayFromZero = (cents: number, tenThousandths: number): number =>
  Math.abs(tenThousandths) < 5000 ? cents : cents + Math.sign(tenThousandths);

/** An amount divided into `parts` equal parts, rounded half away from zero; `parts` is at least 1. */
export const shareOf = (sum: Cents, parts: number): Cents => {
  const rest = sum % parts;
  return provenCents(halfAwayFromZero((sum - rest) / parts, Math.trunc((rest * 10_000) / parts)));
};
