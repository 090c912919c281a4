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
