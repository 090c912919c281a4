import type * as Result from "effect/Result";
import { type Cents, centsFrom, type MoneyIssueCode } from "./cents.ts";

/**
 * Adds amounts exactly, in any order; the sum of none is 0. Only a sum too large to be exact is an issue, not one that was
 * too large on the way.
 */
export const sumCents = (amounts: Iterable<Cents>): Result.Result<Cents, MoneyIssueCode> => {
  let sum = 0;
  let beyond = 0n; // what would make `sum` unsafe is added here
  for (const amount of amounts) {
    // Stryker disable next-line ConditionalExpression: putting every amount aside gives the same sum, only slower.
    if (!Number.isSafeInteger(sum + amount)) {
      beyond += BigInt(sum);
      sum = 0;
    }
    sum += amount;
  }
  // Stryker disable next-line ConditionalExpression: 0n plus the sum is the sum; the number alone saves the conversion.
  return centsFrom(beyond === 0n ? sum : beyond + BigInt(sum));
};
