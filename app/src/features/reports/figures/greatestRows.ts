import { countText } from "@teedesk/ui";

/** So many rows have a bar; the table has all. */
const mostBars = 12;

/** The rows with the greatest values, and all that the plot shows in words: "each course", or "the 12 courses with the most revenue of 14". */
export function greatestRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => number,
  [one, many]: readonly [one: string, many: string],
): { readonly greatest: readonly Row[]; readonly subject: string } {
  const greatest = rows.toSorted((left, right) => valueOf(right) - valueOf(left)).slice(0, mostBars);
  const subject =
    rows.length > mostBars
      ? `the ${mostBars} ${many} with the most revenue of ${countText(rows.length)}`
      : `each ${one}`;
  return { greatest, subject };
}
