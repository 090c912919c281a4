import { type Cents, centsFrom } from "@teedesk/domain";
import {
  type Cell,
  type Column,
  columnLetters,
  countCell,
  formulaCell,
  moneyCell,
  type NumberCell,
  type Sheet,
  textCell,
} from "@teedesk/xlsx";
import * as Result from "effect/Result";

/** A sheet of a report: a row for each record, and a row of totals when a column has one. */
export type Table = Pick<Sheet, "name" | "columns" | "rows" | "total">;

export type TableColumn<Row> = Column & {
  /** `at` is the number of the row in its sheet. */
  readonly cell: (row: Row, at: number) => Cell;
  /** Given for a column with a total: what a row adds to it, as a whole number, and the cell of such a number. */
  readonly total?: { readonly of: (row: Row) => number; readonly cellOf: (sum: number) => NumberCell };
  /** The cell in the row of totals instead of a sum; `sums` are those of all columns. */
  readonly totalCell?: (sums: readonly number[], at: number) => Cell;
};

/** The first row below the header. */
export const firstRow = 2;

/** A whole number of cents as dollars. */
export const centsCell = (sum: number): NumberCell => moneyCell(Result.getOrThrow(centsFrom(sum)));

/** A count, with a total. */
export const countColumn = <Row>(title: string, of: (row: Row) => number): TableColumn<Row> => ({
  title,
  width: 11,
  cell: (row) => countCell(of(row)),
  total: { of, cellOf: countCell },
});

/** Dollars, with a total. */
export const moneyColumn = <Row>(title: string, of: (row: Row) => Cents): TableColumn<Row> => ({
  title,
  width: 14,
  cell: (row) => moneyCell(of(row)),
  total: { of, cellOf: centsCell },
});

/**
 * A sum that spreadsheets keep up to date. They add with binary fractions, so the sum is rounded to cents.
 */
export const sumFormula = (range: string): string => `ROUND(SUM(${range}),2)`;

/** Rows become cells as they are consumed; the totals are known after the last. */
export function table<Row>({
  name,
  columns,
  rows,
}: {
  name: string;
  columns: readonly TableColumn<Row>[];
  rows: AsyncIterable<Row> | Iterable<Row>;
}): Table {
  const sums = columns.map(() => 0);

  async function* cells(): AsyncGenerator<readonly Cell[]> {
    let at = firstRow;
    for await (const row of rows) {
      for (const [index, { total }] of columns.entries()) sums[index] = (sums[index] ?? 0) + (total?.of(row) ?? 0);
      yield columns.map(({ cell }) => cell(row, at));
      at += 1;
    }
  }

  const totalCell = ({ total, totalCell }: TableColumn<Row>, index: number, lastRow: number): Cell => {
    if (totalCell !== undefined) return totalCell(sums, lastRow + 1);
    if (total === undefined) return index === 0 ? textCell("Total") : null;
    const letter = columnLetters(index);
    return formulaCell(sumFormula(`${letter}${firstRow}:${letter}${lastRow}`), total.cellOf(sums[index] ?? 0));
  };

  return {
    name,
    columns,
    rows: cells(),
    total: columns.some(({ total }) => total !== undefined)
      ? (lastRow) => columns.map((column, index) => totalCell(column, index, lastRow))
      : undefined,
  };
}
