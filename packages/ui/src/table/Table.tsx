import { clsx } from "clsx";
import { type ReactNode, useId, useRef, useState } from "react";
import { Button } from "../basics/Button.tsx";
import { useOverflows } from "../basics/useOverflows.ts";
import { type SortKey, visibleColumns } from "./column.ts";
import { TableBody, type TableBodyProps } from "./TableBody.tsx";
import { TableHead } from "./TableHead.tsx";
import { isDrawnWhole } from "./useRowsInView.ts";

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
  /** Layout of the scrolling box, above all its height: `max-h-[70vh]` makes the header stick. */
  className?: string;
};

/**
 * A dense table that scrolls inside its own box, with the header, the filter row and the first column held fast. On a phone its rows
 * are cards, each cell in a line of its own after its title, and the header is folded away (base.css).
 */
export function Table<Row>(props: TableProps<Row>) {
  "use memo";
  const { label, loading = false, filters } = props;
  const boxRef = useRef<HTMLDivElement>(null);
  const tableId = useId();
  const [isHeadOpen, setIsHeadOpen] = useState(false);
  const { across, down } = useOverflows(boxRef);
  const columns = visibleColumns(props.columns, props.hidden ?? []);
  return (
    <div
      ref={boxRef}
      {...(across || down ? { role: "group", "aria-label": label, tabIndex: 0 } : {})}
      data-slides={across ? "" : undefined}
      // A control that gets the focus is scrolled out from under the sticky parts.
      className={clsx(
        "relative isolate scroll-pl-24 overflow-auto print:max-h-none print:overflow-visible",
        filters ? "scroll-pt-18" : "scroll-pt-8",
        // The sentence in place of rows measures it. With rows it would only keep their style waiting for the layout.
        props.rows.length === 0 && "@container",
        props.className,
      )}
    >
      {(filters !== undefined || props.onSort !== undefined) && (
        <div className="border-b border-line px-4 pb-2 sm:hidden print:hidden">
          <Button
            size="small"
            aria-controls={tableId}
            aria-expanded={isHeadOpen}
            onClick={() => setIsHeadOpen(!isHeadOpen)}
          >
            {filters === undefined ? "Sort" : "Sort and filter"}
          </Button>
        </div>
      )}
      <table
        id={tableId}
        aria-label={label}
        aria-busy={loading}
        // The height of very many rows has to be known before they are drawn.
        data-cards={isDrawnWhole(props.rows.length) ? "" : undefined}
        data-head={isHeadOpen ? "" : undefined}
        className="w-full border-separate border-spacing-0 text-sm print:text-xs"
      >
        <TableHead columns={columns} sort={props.sort ?? []} onSort={props.onSort} filters={filters} />
        <TableBody {...props} columns={columns} />
      </table>
    </div>
  );
}
