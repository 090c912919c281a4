import type { Figure } from "@teedesk/domain";
import { columnLetters, formulaCell } from "@teedesk/xlsx";
import type { Figures } from "../../../sales/figures.ts";
import { firstRow, sumFormula, type Table, type TableColumn, table } from "../table.ts";
import { figureColumn } from "./figureColumns.ts";

/** A group's rows in the list, which add up to its figures. */
type Summed = Figures & { readonly rows: number };

type Grouping<Group, Row> = {
  readonly figures: readonly Figure[];
  readonly group: {
    readonly name: string;
    readonly columns: readonly TableColumn<Group>[];
    readonly read: () => PromiseLike<readonly Group[]>;
  };
  readonly list: {
    readonly name: string;
    readonly columns: readonly TableColumn<Row>[];
    /** The rows of one group; all of them together are the list. */
    readonly rowsOf: (group: Group) => AsyncIterable<Row> | Iterable<Row>;
  };
};

/** A group, and the first of its rows in the list. */
type Placed<Group> = { readonly group: Group; readonly first: number };

/**
 * Two sheets: the groups, and their rows, group after group. A group's figures are sums over its rows in the other sheet, so
 * that a spreadsheet updates them when a row is changed. Its rows are adjacent because sums by name would read "Oak*" as every
 * name that begins so.
 */
export function groupedTables<Group extends Summed, Row extends Figures>({
  figures,
  group,
  list,
}: Grouping<Group, Row>): readonly [Table, Table] {
  let reading: PromiseLike<readonly Group[]> | undefined;
  const read = (): PromiseLike<readonly Group[]> => (reading ??= group.read());

  async function* placed(): AsyncGenerator<Placed<Group>> {
    let first = firstRow;
    for (const one of await read()) {
      yield { group: one, first };
      first += one.rows;
    }
  }

  async function* rows(): AsyncGenerator<Row> {
    for (const one of await read()) if (one.rows > 0) yield* list.rowsOf(one);
  }

  const sumColumn = (figure: Figure, index: number): TableColumn<Placed<Group>> => {
    const letter = columnLetters(list.columns.length + index);
    const { cell, total, ...column } = figureColumn(figure);
    return {
      ...column,
      cell({ group: one, first }) {
        const result = cell(one, 0);
        if (one.rows === 0 || result?.kind !== "number") return result;
        const range = `'${list.name}'!${letter}${first}:${letter}${first + one.rows - 1}`;
        return formulaCell(sumFormula(range), result);
      },
      ...(total === undefined ? {} : { total: { ...total, of: (row) => total.of(row.group) } }),
    };
  };

  const groupColumns = group.columns.map(
    (column): TableColumn<Placed<Group>> => ({
      title: column.title,
      width: column.width,
      cell: (row, at) => column.cell(row.group, at),
    }),
  );
  return [
    table({ name: group.name, columns: [...groupColumns, ...figures.map(sumColumn)], rows: placed() }),
    table({ name: list.name, columns: [...list.columns, ...figures.map(figureColumn)], rows: rows() }),
  ];
}
