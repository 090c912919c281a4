import type { ReactNode } from "react";

/** One column of a table. Columns are values: declare them outside the component that shows the table. */
export type Column<Row> = {
  /** Names the column in the sort order, so it is the contract's field name. */
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for amounts and counts. Default start. */
  align?: "start" | "end";
  sortable?: boolean;
  /** Keeps short values in one line (default) or lets long text wrap. */
  wrap?: boolean;
  /** Cuts a text that is longer than 20 characters or so; the whole of it is the cell's tooltip and is printed. */
  cut?: boolean;
  /** Layout only, e.g. `min-w-40`. */
  className?: string;
};

/** The columns that are not hidden; all of them rather than none. */
export function visibleColumns<C extends { readonly key: string }>(
  columns: readonly C[],
  hidden: readonly string[],
): readonly C[] {
  const shown = columns.filter((column) => !hidden.includes(column.key));
  return shown.length > 0 ? shown : columns;
}

/** One key of a sort order; the first in the list counts most. */
export type SortKey = { key: string; desc: boolean };

/**
 * The order after a click on a header: ascending, then descending, then not sorted by it. Without `additive` the
 * header replaces the order; with it (Shift) it joins the order, or changes in its place there.
 */
export function nextSort(sort: readonly SortKey[], key: string, additive: boolean): SortKey[] {
  const present = sort.find((one) => one.key === key);
  const next: SortKey[] = present === undefined ? [{ key, desc: false }] : present.desc ? [] : [{ key, desc: true }];
  if (!additive) return next;
  return present === undefined ? [...sort, ...next] : sort.flatMap((one) => (one.key === key ? next : [one]));
}
