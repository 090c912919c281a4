import * as Result from "effect/Result";
import type { IssueCode } from "../src/issue.ts";
import { type Cents, centsFrom, zeroCents } from "../src/money/cents.ts";
import { isMembers, type Members } from "../src/wire/members.ts";
import type { Refusal } from "./refusal.ts";

/** The value that was read; when it was refused, the refusal is added to the list and `instead` is returned. */
export const valueOr = <A, B>(
  instead: B,
  read: Result.Result<A, IssueCode>,
  refusals: Refusal[],
  path: string,
  given: unknown,
): A | B => {
  if (Result.isSuccess(read)) return read.success;
  refusals.push({ path, code: read.failure, given });
  return instead;
};

/** The result of a value of the wrong shape. */
export const misshapen: Result.Result<never, IssueCode> = Result.fail("unexpected_shape");

/** Reads a member that is an object; null when it is missing or refused. */
export const readMembers = (given: unknown, refusals: Refusal[], path: string): Members | null =>
  given == null || isMembers(given) ? (given ?? null) : valueOr(null, misshapen, refusals, path, given);

/** Reads a whole number of cents, as `raw_*` members carry them. */
export const readRawCents = (given: unknown, refusals: Refusal[], path: string): Cents =>
  valueOr(zeroCents, Number.isInteger(given) ? centsFrom(Number(given)) : misshapen, refusals, path, given);
