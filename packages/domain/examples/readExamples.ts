import { readFileSync } from "node:fs";
import type { Example, ExampleTable } from "./exampleTable.ts";

/** Cells of a line of CSV; a cell with a comma is in double quotes. */
const cellsOf = (line: string): readonly string[] =>
  [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? "");

const pick = (names: readonly string[], row: ReadonlyMap<string, string>) =>
  Object.fromEntries(names.map((name) => [name, row.get(name) ?? ""]));

/** Reads the examples of a table from its CSV file: title, rules (with semicolons between them), inputs, results. */
export function readExamples({ name, inputs, results }: ExampleTable): readonly Example[] {
  const text = readFileSync(new URL(`${name}.csv`, import.meta.url), "utf8");
  const [header = "", ...lines] = text.trimEnd().split("\n");
  const titles = ["example", "rules", ...Object.keys(inputs), ...Object.keys(results)];
  if (header !== titles.join(",")) throw new Error(`${name}.csv has to have the columns ${titles.join(",")}`);
  return lines.map((line) => {
    const cells = cellsOf(line);
    if (cells.length !== titles.length) throw new Error(`${name}.csv: ${cells.length} cells in: ${line}`);
    const row = new Map(titles.map((title, index) => [title, cells[index] ?? ""]));
    return {
      title: row.get("example") ?? "",
      rules: (row.get("rules") ?? "").split(";"),
      inputs: pick(Object.keys(inputs), row),
      results: pick(Object.keys(results), row),
    };
  });
}
