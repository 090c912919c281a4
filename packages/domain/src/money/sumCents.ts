import type * as Result from "effect/Result";
import { type Cents, centsFrom, type MoneyIssueCode } from "./cents.ts";

/** Adds amounts exactly, in any order; the sum of none is 0. Only a sum too large to be exact is an issue. */
export const sumCents = (amounts: Iterable<Cents>): Result.Result<Cents, MoneyIssueCode> => {
  let sum = 0n;
  for (const amount of amounts) sum += BigInt(amount);
  return centsFrom(sum);
};
