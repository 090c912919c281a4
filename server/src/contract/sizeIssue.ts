/** Far deeper than any record of the contract. Unknown members are ignored, but may be returned as they were sent. */
const deepest = 20;

/** Far more than any record has. The validator's time grows with the square of the values it refuses. */
const mostValues = 5_000;

/** Why a value read from JSON is too large to be checked member by member, or null. */
export function sizeIssue(body: unknown): string | null {
  let count = 0;
  const search = (value: unknown, levels: number): string | null => {
    count += 1;
    if (count > mostValues) return "has too many members";
    if (typeof value !== "object" || value === null) return null;
    if (levels === 0) return "is nested too deeply";
    for (const member of Object.values(value)) {
      const issue = search(member, levels - 1);
      if (issue !== null) return issue;
    }
    return null;
  };
  return search(body, deepest);
}
