import type * as Result from "effect/Result";
import { type Cents, centsFrom, type MoneyIssueCode } from "./cents.ts";

/**
 * Adds amounts exactly, in any order; the sum of none is 0. Only a sum too large to be exact is an issue, not one that was
 * too large on the way.
 */
export const sumCents = (amounts: Iterable<Cents>): Result.Result<Cents, MoneyIssueCode> => {
  let sum = 0;
  let beyond = 0n; // what would make `sum` unsafe is put aside
  for (const amount of amounts) {
    if (!Number.isSafeInteger(sum + amount)) {
      beyond += BigInt(sum);
      sum = 0;
    }
    sum += amount;
  }
  return centsFrom(beyond === 0n ? sum : beyond + BigInt(sum));
};
