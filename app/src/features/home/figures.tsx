import type { ReactNode } from "react";

/** The figure of a card, compared with the one before. */
export function Headline({ label, figure, change }: Readonly<Record<"label" | "figure" | "change", string>>) {
  return (
    <p className="mb-2">
      <span className="block text-sm text-ink-muted">{label}</span>
      <span className="block text-lg font-semibold tabular-nums">{figure}</span>
      <span className="block text-sm text-ink-muted tabular-nums">{change}</span>
    </p>
  );
}

type SmallTableProps = {
  readonly label: string;
  readonly headers: readonly string[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly ReactNode[] }[];
};

/** A few figures under each other: the names of the rows first, the figures to the right. */
export function SmallTable({ label, headers, rows }: SmallTableProps) {
  return (
    <table aria-label={label} className="w-full text-sm">
      <thead>
        <tr className="text-ink-muted">
          <th scope="col" className="py-1 text-left font-medium">
            {label}
          </th>
          {headers.map((header) => (
            <th key={header} scope="col" className="py-1 pl-3 text-right font-medium">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name} className="border-t border-line align-baseline">
            <th scope="row" className="max-w-40 truncate py-1 text-left font-normal" title={name}>
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={headers[index]} className="py-1 pl-3 text-right whitespace-nowrap">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A figure with the one before it underneath. */
export function WithBefore({ now, before }: { readonly now: string; readonly before: string }) {
  return (
    <>
      {now}
      <span className="block text-xs text-ink-muted">was {before}</span>
    </>
  );
}
