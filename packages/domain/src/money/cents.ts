import * as Result from "effect/Result";

declare const unit: unique symbol;

/** An amount of money in whole US cents, negative when it is taken off. A safe integer, never −0 (ANSWER-01). */
export type Cents = number & { readonly [unit]: "cents" };

/** Why a text or a number is not an amount. */
export type MoneyIssueCode = "amount_blank" | "amount_unreadable" | "amount_too_precise" | "amount_out_of_range";

/** Whether a value can stand for an amount: a whole number of cents that arithmetic keeps exact. */
export const isCents = (value: unknown): value is Cents => Number.isSafeInteger(value) && !Object.is(value, -0);

/** Reads a number of cents, as `raw_*` fields carry them. Fractions, NaN and numbers too large to be exact are issues. */
export const centsFrom = (value: number | bigint): Result.Result<Cents, MoneyIssueCode> => {
  if (typeof value !== "number" && typeof value !== "bigint") return Result.fail("amount_unreadable");
  const number = Number(value) + 0; // −0 becomes 0
  if (isCents(number)) return Result.succeed(number);
  if (Number.isNaN(number)) return Result.fail("amount_unreadable");
  // Survives EqualityOperator: the largest safe integer is an amount and was returned above.
  return Result.fail(Math.abs(number) > Number.MAX_SAFE_INTEGER ? "amount_out_of_range" : "amount_too_precise");
};

/** Brands a number that its calculation proves to be an amount. For `money/` alone: other folders read with `centsFrom`. */
export function provenCents(value: number): Cents;
export function provenCents(value: number): number {
  return value + 0;
}

/** An amount of $0. */
export const zeroCents: Cents = provenCents(0);

/** The largest amount: $90,071,992,547,409.91. */
export const largestCents: Cents = provenCents(Number.MAX_SAFE_INTEGER);
