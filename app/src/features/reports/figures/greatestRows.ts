import { countText } from "@teedesk/ui";

/** Number of rows with a bar; the table has all rows. */
const mostBars = 12;

/** The rows with the greatest values, and all that the plot shows in words: "each course", or "the top 12 of 14 courses". */
export function greatestRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => number,
  [one, many]: readonly [one: string, many: string],
): { readonly greatest: readonly Row[]; readonly subject: string } {
  const greatest = rows.toSorted((left, right) => valueOf(right) - valueOf(left)).slice(0, mostBars);
  const subject = rows.length > mostBars ? `the top ${mostBars} of ${countText(rows.length)} ${many}` : `each ${one}`;
  return { greatest, subject };
}
