import * as Result from "effect/Result";

export type CountIssueCode = "count_unreadable" | "count_out_of_range" | "not_whole";

/** The largest number of players or of sets of clubs that a booking may have. */
const largestCount = 999;

/** Why a number is not a count, that is whole and from 0 to 999; null when it is one. */
export const countIssue = (count: number): CountIssueCode | null => {
  if (Number.isNaN(count)) return "count_unreadable";
  if (count < 0 || count > largestCount) return "count_out_of_range";
  return Number.isInteger(count) ? null : "not_whole";
};

/** The number that a text stands for, NaN when it is not one. */
export const countOf = (text: string): number =>
  /^-?\d+(?:\.\d+)?$/.test(text.trim()) ? Number(text) + 0 : Number.NaN;

/** Reads a whole number from 0 to 999 as typed. */
export const parseCount = (text: string): Result.Result<number, CountIssueCode> => {
  const count = countOf(text);
  const code = countIssue(count);
  return code === null ? Result.succeed(count) : Result.fail(code);
};
