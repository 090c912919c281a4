import { clsx } from "clsx";
import { type ReactNode, useRef } from "react";
import type { Column } from "./column.ts";
import { Skeleton } from "./Skeleton.tsx";
import type { SortKey } from "./sort.ts";
import { TableHead } from "./TableHead.tsx";
import { useOverflows } from "./useOverflows.ts";

export type TableProps<Row> = {
  /** Name of the table for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  sort?: readonly SortKey[];
  /** Gets the whole new order. Shift-click adds to it. */
  onSort?: (sort: SortKey[]) => void;
  /** By column key: an input with a hidden label, drawn under the header. */
  filters?: Readonly<Record<string, ReactNode>>;
  /** Without rows: skeleton rows. With rows: they stay, dimmed, until the new ones come. */
  loading?: boolean;
  /** How many skeleton rows keep the height. Default 10. */
  skeletonRows?: number;
  /** Said when there are no rows. */
  empty: string;
  rowTone?: (row: Row) => "muted" | undefined;
  /** Layout of the scrolling box, above all its height: `max-h-[70vh]` makes the header stick. */
  className?: string;
};

/** A dense table that scrolls inside its own box, with the header, the filter row and the first column held fast. */
export function Table<Row>(props: TableProps<Row>) {
  const { columns, rows, loading = false, skeletonRows = 10 } = props;
  const boxRef = useRef<HTMLDivElement>(null);
  const overflows = useOverflows(boxRef);
  const waiting = loading && rows.length === 0;
  return (
    <div
      ref={boxRef}
      {...(overflows ? { role: "region", "aria-label": props.label, tabIndex: 0 } : {})}
      className={clsx("relative isolate overflow-auto print:max-h-none print:overflow-visible", props.className)}
    >
      <table aria-label={props.label} aria-busy={loading} className="w-full border-separate border-spacing-0 text-sm">
        <TableHead columns={columns} sort={props.sort ?? []} onSort={props.onSort} filters={props.filters} />
        <tbody className={clsx("transition-opacity", loading && !waiting && "opacity-60")}>
          {rows.map((row) => (
            <tr key={props.rowKey(row)} className={clsx("group", props.rowTone?.(row) === "muted" && "text-ink-faint")}>
              {columns.map((column, index) => (
                <td key={column.key} className={cellLook(column, index === 0)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
          {waiting &&
            Array.from({ length: skeletonRows }, (_, row) => (
              // Skeleton rows have no identity but their place.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={row} aria-hidden className="group">
                {columns.map((column, index) => (
                  <td key={column.key} className={cellLook(column, index === 0)}>
                    <Skeleton className={clsx(column.align === "end" && "ml-auto")} />
                  </td>
                ))}
              </tr>
            ))}
          {rows.length === 0 && !loading && (
            <tr>
              <td colSpan={columns.length} className="px-4 py-10 text-center text-base text-ink-muted">
                {props.empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

function cellLook<Row>(column: Column<Row>, first: boolean): string {
  return clsx(
    "h-8 border-b border-line bg-surface px-3 py-1 group-last:border-b-0 group-hover:bg-hover first:pl-4 last:pr-4",
    column.align === "end" && "text-right",
    !column.wrap && "whitespace-nowrap",
    first && "sticky left-0 z-1",
    column.className,
  );
}
