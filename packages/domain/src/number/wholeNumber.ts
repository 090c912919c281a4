import * as Result from "effect/Result";

/** Why a number is not whole. */
export type WholeNumberIssueCode = "count_unreadable" | "not_whole";

/** The number in a text, NaN when the text is not one. */
export const numberOf = (text: string): number =>
  typeof text === "string" && /^-?\d+(?:\.\d+)?$/.test(text.trim()) ? Number(text) + 0 : Number.NaN;

/** Why a number is not whole and between two bounds, both included; null when it is. */
export const wholeNumberIssue = <OutOfRange extends string>(
  value: number,
  [least, largest]: readonly [number, number],
  outOfRange: OutOfRange,
): WholeNumberIssueCode | OutOfRange | null => {
  if (Number.isNaN(value)) return "count_unreadable";
  if (value < least || value > largest) return outOfRange;
  return Number.isInteger(value) ? null : "not_whole";
};

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
