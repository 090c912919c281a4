import { isDeepStrictEqual } from "node:util";
import { recompute } from "@teedesk/xlsx/recompute";
import { collect, readWorkbook } from "@teedesk/xlsx/testing";
import type { ExampleTable } from "../packages/domain/examples/exampleTable.ts";
import { exampleTables } from "../packages/domain/examples/exampleTables.ts";
import { readExamples } from "../packages/domain/examples/readExamples.ts";
import { examplesFile, examplesPage } from "./examplesPage.ts";
import { examplesWorkbook, workbookFile } from "./examplesWorkbook.ts";
import { readBytes, readText } from "./projectFiles.ts";

/** The examples of a table whose results the package's own functions do not give. */
const wrongResults = (table: ExampleTable): readonly string[] =>
  readExamples(table).flatMap(({ title, inputs, results }) => {
    const computed = table.compute(inputs);
    return isDeepStrictEqual(computed, results)
      ? []
      : [`${table.name}, ${title}: ${JSON.stringify(results)} is written, ${JSON.stringify(computed)} computed`];
  });

const inCents = (value: unknown): unknown => (typeof value === "number" ? Math.round(value * 100) + 0 : value);

/** The problems of the worked examples, one line each: wrong results, formulas that disagree, and what is stale. */
export async function exampleProblems(): Promise<readonly string[]> {
  const stored = readWorkbook(readBytes(workbookFile));
  const current = readWorkbook(await collect(examplesWorkbook()));
  const stale = [
    ...(readText(examplesFile) === examplesPage() ? [] : [examplesFile]),
    ...(isDeepStrictEqual(stored.files, current.files) ? [] : [workbookFile]),
  ];
  return [
    ...exampleTables.flatMap(wrongResults),
    ...recompute(stored.sheets)
      .filter((cell) => inCents(cell.stored) !== inCents(cell.computed))
      .map(
        ({ at, stored: held, computed }) => `${workbookFile} ${at}: ${held} is stored, ${String(computed)} computed`,
      ),
    ...stale.map((file) => `${file} is stale: run \`npm run examples\``),
  ];
}
