import {
  type Cell,
  columnLetters,
  dateCell,
  formulaCell,
  integerCell,
  moneyCell,
  type NumberCell,
  type Sheet,
  textCell,
  workbookBytes,
} from "@teedesk/xlsx";
import type { ColumnKind, Example, ExampleTable } from "../packages/domain/examples/exampleTable.ts";
import { exampleTables } from "../packages/domain/examples/exampleTables.ts";
import { readExamples } from "../packages/domain/examples/readExamples.ts";
import { date, money } from "../packages/domain/examples/values.ts";

/** The path of the workbook. */
export const workbookFile = "docs/examples.xlsx";

/** Whether each row's formulas give the example's expected results. */
const agrees = "agrees";

const namesOf = ({ inputs, results }: ExampleTable): readonly string[] => [
  "example",
  "rules",
  ...Object.keys(inputs),
  ...Object.keys(results),
  agrees,
];

function numberCell(kind: Exclude<ColumnKind, "text">, text: string): NumberCell {
  if (kind === "whole") return integerCell(Number(text));
  const cell = kind === "money" ? moneyCell(money(text)) : dateCell(date(text));
  if (cell.kind !== "number") throw new Error(`A spreadsheet does not count ${text}.`);
  return cell;
}

function rowOf(table: ExampleTable, example: Example, row: number): readonly Cell[] {
  const names = namesOf(table);
  const reference = (name: string): string => {
    if (!names.includes(name)) throw new Error(`${table.name} has no column ${name}.`);
    return `${columnLetters(names.indexOf(name))}${row}`;
  };
  const results = Object.entries(table.results).map(([name, { kind, formula }]) => ({
    name,
    formula: formula.replaceAll(/\{(.*?)\}/g, (_, column: string) => reference(column)),
    expected: numberCell(kind, example.results[name] ?? ""),
  }));
  const same = results.map(({ name, expected }) => `ABS(${reference(name)}-(${expected.value}))<0.001`);
  return [
    textCell(example.title),
    textCell(example.rules.join(", ")),
    ...Object.entries(table.inputs).map(([name, kind]) => {
      const text = example.inputs[name] ?? "";
      if (text === "") return null;
      return kind === "text" ? textCell(text) : numberCell(kind, text);
    }),
    ...results.map(({ formula, expected }) => formulaCell(formula, expected)),
    formulaCell(`IF(AND(${same.join(",")}),1,0)`, integerCell(1)),
  ];
}

async function* rowsOf(table: ExampleTable): AsyncGenerator<readonly Cell[]> {
  // The first row is the header.
  for (const [index, example] of readExamples(table).entries()) yield rowOf(table, example, index + 2);
}

const sheetOf = (table: ExampleTable): Sheet => ({
  name: table.name,
  columns: namesOf(table).map((title) => ({ title, width: title === "example" ? 44 : Math.max(12, title.length + 2) })),
  isTable: true,
  rows: rowsOf(table),
});

/** The bytes of docs/examples.xlsx: a sheet for each table, its results as live formulas. */
export const examplesWorkbook = (): AsyncIterable<Uint8Array> => workbookBytes(exampleTables.map(sheetOf));
