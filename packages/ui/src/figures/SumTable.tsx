import { clsx } from "clsx";
import { useRef } from "react";
import { Anchor } from "../basics/LinkProvider.tsx";
import { useOverflows } from "../basics/useOverflows.ts";

export type SumRow = {
  readonly key: string;
  readonly name: string;
  /** The address that the name leads to. */
  readonly href?: string | undefined;
  /** A text for each column. */
  readonly cells: readonly string[];
};

/** Rows, and above them the row that is their sum; a sum may be shown without its rows. */
export type SumGroup = { readonly sum: SumRow; readonly rows?: readonly SumRow[] | undefined };

export type SumTableProps = {
  readonly caption: string;
  /** The header of the names. */
  readonly head: string;
  /** The headers of the columns, all of them figures. */
  readonly columns: readonly string[];
  readonly groups: readonly SumGroup[];
  readonly total: readonly string[];
};

/** Figures with their sums and total. It scrolls inside its own box, with the header, the names and the total held fast. */
export function SumTable({ caption, head, columns, groups, total }: SumTableProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  const { across, down } = useOverflows(boxRef);
  const isGrouped = groups.some(({ rows = [] }) => rows.length > 0);
  const row = ({ key, name, href, cells }: SumRow, look: string, nameLook: string) => (
    <tr key={key} className={look}>
      <th scope="row" className={clsx("cell cell-first border-b! text-left", nameLook)}>
        {href === undefined ? (
          name
        ) : (
          <Anchor href={href} className="text-link hover:underline">
            {name}
          </Anchor>
        )}
      </th>
      {cells.map((cell, index) => (
        <td key={columns[index]} className="cell border-b! text-right">
          {cell}
        </td>
      ))}
    </tr>
  );
  return (
    <div
      ref={boxRef}
      {...(across || down ? { role: "group", "aria-label": caption, tabIndex: 0 } : {})}
      data-slides={across ? "" : undefined}
      className="@container relative isolate max-h-[75vh] scroll-pt-8 scroll-pl-24 overflow-auto print:max-h-none print:overflow-visible"
    >
      <table className="w-full border-separate border-spacing-0 text-sm print:text-xs">
        <caption className="text-left text-ink-muted">
          {/* As wide as the box, not as the table: it stays in sight. */}
          <span className="sticky left-0 block max-w-[100cqw] px-4 py-2">{caption}</span>
        </caption>
        <thead className="sticky top-0 z-2 bg-sunken print:static">
          <tr className="bg-sunken">
            <th scope="col" className="head-cell cell-first border-y border-line">
              {head}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="head-cell border-y border-line text-right!">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ sum, rows = [] }) => (
          <tbody key={sum.key}>
            {row(
              sum,
              isGrouped ? "bg-sunken font-medium" : "bg-surface hover:bg-hover",
              isGrouped ? "" : "font-normal",
            )}
            {rows.map((one) => row(one, "bg-surface hover:bg-hover", "pl-8! font-normal"))}
          </tbody>
        ))}
        <tfoot className="sticky bottom-0 z-2 bg-sunken print:static">
          {row({ key: "total", name: "Total", cells: total }, "bg-sunken font-semibold", "")}
        </tfoot>
      </table>
    </div>
  );
}
