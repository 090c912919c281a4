import { clsx } from "clsx";
import { memo, type ReactNode, useRef, useState } from "react";
import type { Column } from "./column.ts";
import { cellLook, type RowTone, rowLook } from "./tableLook.ts";
import { useRowsInView } from "./useRowsInView.ts";

export type TableBodyProps<Row> = {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Without rows: skeleton rows. With rows: they stay, dimmed, until the new ones load. */
  loading?: boolean;
  /** Number of skeleton rows that keep the height. Default 10. */
  skeletonRows?: number;
  /** The sentence shown in place of rows. */
  empty: string;
  /** `attention` for a row that is new or wants a look: a cell states it too, colour alone is not enough. */
  rowTone?: ((row: Row) => RowTone | undefined) | undefined;
  /** Called when the pointer or the focus enters the row: its page can be prefetched. */
  onRowEnter?: ((row: Row) => void) | undefined;
};

/** The rows; skeletons while there are none yet, a sentence when there are none at all. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  "use memo";
  const { columns, rows, loading = false, skeletonRows = 10 } = props;
  const waiting = loading && rows.length === 0;
  const body = useRef<HTMLTableSectionElement>(null);
  const { from, to, above, below } = useRowsInView(rows.length, body);
  // A component of this table's own: one for all would lose the type of its rows.
  const [MemoRow] = useState(() => memo(TableRow<Row>));
  return (
    <tbody ref={body} className={clsx("transition-opacity", loading && !waiting && "opacity-60")}>
      {above > 0 && <Space height={above} />}
      {rows.slice(from, to).map((row) => (
        <MemoRow
          key={props.rowKey(row)}
          row={row}
          columns={columns}
          tone={props.rowTone?.(row)}
          onRowEnter={props.onRowEnter}
        />
      ))}
      {below > 0 && <Space height={below} />}
      {waiting && (
        // One element for all of them: as many as the rows have cells would take as long to draw as the rows.
        <tr aria-hidden>
          <td colSpan={columns.length} className="p-0">
            <div className="table-skeleton" style={{ height: `${skeletonRows * 2}rem` }}>
              {"\u00a0"}
            </div>
          </td>
        </tr>
      )}
      {rows.length === 0 && !loading && (
        <tr>
          <td colSpan={columns.length} className="py-10 text-center text-base text-ink-muted">
            {/* As wide as the box, not as the table: it stays in sight. */}
            <div className="sticky left-0 w-[100cqw] px-4">{props.empty}</div>
          </td>
        </tr>
      )}
    </tbody>
  );
}

type TableRowProps<Row> = Pick<TableBodyProps<Row>, "columns" | "onRowEnter"> & {
  row: Row;
  tone: RowTone | undefined;
};

/** Drawn again only when its row or the columns change: of a hundred rows that are read again, one has. */
function TableRow<Row>({ row, columns, tone, onRowEnter }: TableRowProps<Row>) {
  const enter = onRowEnter && (() => onRowEnter(row));
  return (
    <tr onPointerEnter={enter} onFocus={enter} className={rowLook(tone)}>
      {columns.map((column, index) => {
        const content = column.cell(row);
        const isCut = isCutIn(column, content);
        return (
          <td
            key={column.key}
            data-title={column.header}
            title={isCut && typeof content === "string" ? content : undefined}
            className={cellLook(column, index === 0, isCut, hasWords(content))}
          >
            {isCut ? <span className="cut-text">{content}</span> : content}
          </td>
        );
      })}
    </tr>
  );
}

/**
 * As many characters nearly always fit; a column of wide ones grows by a little. A cell that cuts is laid out and painted apart,
 * and most values are short.
 */
const fitting = 16;

/** A text of this length is cut in every column but those that wrap: one row must not widen the table. */
const tooLong = 48;

function isCutIn({ cut = false, wrap = false }: Pick<Column<never>, "cut" | "wrap">, content: ReactNode): boolean {
  if (typeof content !== "string") return cut && content != null;
  return content.length > (cut ? fitting : wrap ? Infinity : tooLong);
}

const hasWords = (content: ReactNode): boolean =>
  typeof content === "string" && content.length > fitting && content.includes(" ");

/** The height of rows that are not drawn. */
const Space = ({ height }: { height: number }) => (
  <tr aria-hidden>
    <td className="p-0" style={{ height }}>
      {"\u00a0"}
    </td>
  </tr>
);
