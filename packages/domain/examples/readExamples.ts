import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import type { Example, ExampleTable } from "./exampleTable.ts";

const pick = (names: readonly string[], row: Readonly<Record<string, string>>) =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? ""]));

/** Reads the examples of a table from its CSV file: title, rules (with semicolons between them), inputs, results. */
export function readExamples({ name, inputs, results }: ExampleTable): readonly Example[] {
  const titles = ["example", "rules", ...Object.keys(inputs), ...Object.keys(results)];
  const columns = (header: readonly string[]): string[] => {
    if (header.join() !== titles.join()) throw new Error(`${name}.csv has to have the columns ${titles.join()}`);
    return titles;
  };
  const rows: readonly Readonly<Record<string, string>>[] = parse(
    readFileSync(new URL(`${name}.csv`, import.meta.url)),
    { columns },
  );
  return rows.map((row) => ({
    title: row["example"] ?? "",
    rules: (row["rules"] ?? "").split(";"),
    inputs: pick(Object.keys(inputs), row),
    results: pick(Object.keys(results), row),
  }));
}
