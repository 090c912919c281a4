import type { ReactNode } from "react";

/** One column of a table. */
export type Column<Row> = {
  /** Names the column in the sort order, so it is the contract's field name. */
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for amounts and counts. Default start. */
  align?: "start" | "end";
  sortable?: boolean;
  /** An input with a hidden label, drawn under the header. */
  filter?: ReactNode;
  /** Keeps short values in one line (default) or lets long text wrap. */
  wrap?: boolean;
  /** Layout only, e.g. `min-w-40`. */
  className?: string;
};
