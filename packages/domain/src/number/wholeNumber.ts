/** Why a number is not a whole one. */
export type WholeNumberIssueCode = "count_unreadable" | "not_whole";

/** The number that a text stands for, NaN when it is not one. */
export const numberOf = (text: string): number =>
  /^-?\d+(?:\.\d+)?$/.test(text.trim()) ? Number(text) + 0 : Number.NaN;

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
