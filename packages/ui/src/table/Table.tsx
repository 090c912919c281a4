import { clsx } from "clsx";
import { type ReactNode, useRef } from "react";
import { useOverflows } from "../basics/useOverflows.ts";
import { type SortKey, visibleColumns } from "./column.ts";
import { TableBody, type TableBodyProps } from "./TableBody.tsx";
import { TableHead } from "./TableHead.tsx";

export type TableProps<Row> = TableBodyProps<Row> & {
  /** Name of the table for screen readers. */
  label: string;
  /** Keys of the columns that are not shown (see ColumnMenu). */
  hidden?: readonly string[] | undefined;
  sort?: readonly SortKey[];
  /** Gets the whole new order. Shift-click adds to it. */
  onSort?: (sort: SortKey[]) => void;
  /** By column key: an input with a hidden label, drawn under the header. */
  filters?: Readonly<Record<string, ReactNode>> | undefined;
  /** On a phone each cell stands in a line of its own, after its title: for a few rows inside a page. */
  stacks?: boolean;
  /** Layout of the scrolling box, above all its height: `max-h-[70vh]` makes the header stick. */
  className?: string;
};

/** A dense table that scrolls inside its own box, with the header, the filter row and the first column held fast. */
export function Table<Row>(props: TableProps<Row>) {
  "use memo";
  const { label, loading = false, filters } = props;
  const boxRef = useRef<HTMLDivElement>(null);
  const { across, down } = useOverflows(boxRef);
  const columns = visibleColumns(props.columns, props.hidden ?? []);
  return (
    <div
      ref={boxRef}
      {...(across || down ? { role: "region", "aria-label": label, tabIndex: 0 } : {})}
      data-slides={across ? "" : undefined}
      // What gets the focus is scrolled out from under the sticky parts.
      className={clsx(
        "relative isolate scroll-pl-24 overflow-auto print:max-h-none print:overflow-visible",
        filters ? "scroll-pt-18" : "scroll-pt-8",
        // The sentence in place of rows measures it. With rows it would only keep their style waiting for the layout.
        props.rows.length === 0 && "@container",
        props.className,
      )}
    >
      <table
        aria-label={label}
        aria-busy={loading}
        data-stacks={props.stacks}
        className="w-full border-separate border-spacing-0 text-sm print:text-xs"
      >
        <TableHead columns={columns} sort={props.sort ?? []} onSort={props.onSort} filters={filters} />
        <TableBody {...props} columns={columns} />
      </table>
    </div>
  );
}
