import * as Result from "effect/Result";
import { type Cents, centsFrom, type MoneyIssueCode } from "./cents.ts";

/**
 * Takes an amount a whole number of times. A count that is not whole is an issue, as is a product too large to be exact:
 * a product of safe integers that is not safe itself is never rounded into the safe range.
 */
export const multiplyCents = (amount: Cents, times: number): Result.Result<Cents, MoneyIssueCode | "not_whole"> =>
  Number.isSafeInteger(times) ? centsFrom(amount * times) : Result.fail("not_whole");
