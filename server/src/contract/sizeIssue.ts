/** Far deeper than any record of the contract. Unknown members are ignored, but may be returned as they were sent. */
const deepest = 20;

/** Several times the longest record, which has 1,000 courses. The validator's time grows with the square of the values it refuses. */
const mostValues = 10_000;

/**
 * Why a value read from JSON is too large to be checked member by member, or null. Whole records may be sent, so only what is
 * read of them is counted.
 */
export const sizeIssue = (sent: unknown, read: () => unknown): string | null => {
  if (isDeeper(sent, deepest)) return "is nested too deeply";
  return hasMore(read()) ? "has too many members" : null;
};

const isDeeper = (value: unknown, levels: number): boolean =>
  isParent(value) && (levels === 0 || Object.values(value).some((member) => isDeeper(member, levels - 1)));

function hasMore(value: unknown): boolean {
  let count = 0;
  const search = (one: unknown): boolean => {
    count += 1;
    return count > mostValues || (isParent(one) && Object.values(one).some(search));
  };
  return search(value);
}

const isParent = (value: unknown): value is object => typeof value === "object" && value !== null;
