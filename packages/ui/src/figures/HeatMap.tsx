import { clsx } from "clsx";
import { useRef } from "react";
import { useOverflows } from "../basics/useOverflows.ts";

export type HeatCell = {
  readonly value: number;
  /** The value in a few characters. */
  readonly text: string;
  /** Shown under the pointer: the cell's name and its exact value. */
  readonly title: string;
};

export type HeatRow = {
  readonly key: string;
  readonly name: string;
  /** One for each column; null where there is nothing to show. */
  readonly cells: readonly (HeatCell | null)[];
  /** The figure of the whole row. */
  readonly whole: string;
};

export type HeatMapProps = {
  readonly caption: string;
  /** The header of the names. */
  readonly head: string;
  readonly columns: readonly string[];
  readonly rows: readonly HeatRow[];
  /** The figures of whole columns, and last that of all. */
  readonly whole: readonly string[];
};

/** Percent of the token's color in the faintest and the strongest cell; text stays readable on both. */
const [faintest, strongest] = [6, 50];

/** Scales between the least and the greatest size, so that close values still differ in color. */
const shareIn = (sizes: readonly number[]) => {
  const [least, greatest] = [Math.min(...sizes), Math.max(...sizes)];
  return (size: number): number =>
    greatest === least
      ? (faintest + strongest) / 2
      : faintest + ((size - least) / (greatest - least)) * (strongest - faintest);
};

/** The backgrounds of values: gains and losses each from their least to their greatest; none of 0. */
function backgroundsOf(values: readonly number[]) {
  const gain = shareIn(values.filter((value) => value > 0));
  const loss = shareIn(values.filter((value) => value < 0).map((value) => -value));
  const mixed = (token: string, share: number) => ({
    background: `color-mix(in oklab, var(--color-${token}) ${share.toFixed(1)}%, var(--color-surface))`,
  });
  return (value: number) =>
    value > 0 ? mixed("accent", gain(value)) : value < 0 ? mixed("danger", loss(-value)) : undefined;
}

/**
 * Figures by row and column, greater ones in a stronger color. It is a table with each figure as text, so it needs no second one.
 * Figures below 0 have another color and a dotted underline.
 */
export function HeatMap({ caption, head, columns, rows, whole }: HeatMapProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  const { across } = useOverflows(boxRef);
  const backgroundOf = backgroundsOf(
    rows.flatMap(({ cells }) => cells.flatMap((cell) => (cell === null ? [] : [cell.value]))),
  );
  return (
    <div
      ref={boxRef}
      {...(across ? { role: "group", "aria-label": caption, tabIndex: 0 } : {})}
      data-slides={across ? "" : undefined}
      className="@container relative isolate scroll-pl-16 overflow-x-auto print:overflow-visible"
    >
      <table className="w-full border-separate border-spacing-0.5 text-sm tabular-nums print:text-[0.625rem]">
        <caption className="text-left text-ink-muted">
          <span className="sticky left-0 block max-w-[100cqw] px-4 py-2">{caption}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col" className="sticky left-0 z-1 bg-surface pl-4 pr-2 text-left font-medium text-ink-muted">
              {head}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-1 py-1 text-center font-medium text-ink-muted">
                {column}
              </th>
            ))}
            <th scope="col" className="px-2 pr-4 text-right font-medium text-ink-muted">
              All
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells, whole: sum }) => (
            <tr key={key}>
              <th scope="row" className="sticky left-0 z-1 bg-surface pl-4 pr-2 text-left font-medium">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={columns[index]}
                  data-mark={cell === null ? undefined : ""}
                  title={cell?.title}
                  style={cell === null ? undefined : backgroundOf(cell.value)}
                  className={clsx(
                    "h-9 min-w-12 rounded-sm px-1 text-center whitespace-nowrap [print-color-adjust:exact] print:h-6 print:min-w-0",
                    cell === null ? "text-ink-faint" : "bg-sunken",
                    cell !== null && cell.value < 0 && "underline decoration-dotted underline-offset-3",
                  )}
                >
                  {cell === null ? "·" : cell.text}
                </td>
              ))}
              <td className="px-2 pr-4 text-right font-medium whitespace-nowrap">{sum}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="sticky left-0 z-1 bg-surface pt-1 pr-2 pb-3 pl-4 text-left font-semibold">
              All
            </th>
            {whole.map((sum, index) => (
              <td
                key={columns[index] ?? "all"}
                className={clsx(
                  "px-1 pt-1 pb-3 whitespace-nowrap",
                  index < columns.length ? "text-center font-medium" : "px-2 pr-4 text-right font-semibold",
                )}
              >
                {sum}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
