import * as Result from "effect/Result";
import { numberOf, type WholeNumberIssueCode, wholeNumberIssue } from "../number/wholeNumber.ts";

/** Why a text or a number is not a count of players or of sets of clubs. */
export type CountIssueCode = WholeNumberIssueCode | "count_out_of_range";

/** The largest number of players or of sets of clubs that a booking may have. */
const largestCount = 999;

/** Why a number is not a count, that is whole and from 0 to 999; null when it is one. */
export const countIssue = (count: number): CountIssueCode | null =>
  wholeNumberIssue(count, [0, largestCount], "count_out_of_range");

/** Reads a whole number from 0 to 999 as typed. */
export const parseCount = (text: string): Result.Result<number, CountIssueCode> => {
  const count = numberOf(text);
  const code = countIssue(count);
  return code === null ? Result.succeed(count) : Result.fail(code);
};
