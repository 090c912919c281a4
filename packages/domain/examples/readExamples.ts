import { readFileSync } from "node:fs";
import type { Example, ExampleTable } from "./exampleTable.ts";

/** Reads the examples of a table from its CSV file: title, rules (with semicolons between them), inputs, results. */
export function readExamples({ name, inputs, results }: ExampleTable): readonly Example[] {
  const titles = ["example", "rules", ...Object.keys(inputs), ...Object.keys(results)];
  const text = readFileSync(new URL(`${name}.csv`, import.meta.url), "utf8");
  const [header, ...lines] = text.trimEnd().split("\n");
  if (header !== titles.join()) throw new Error(`${name}.csv has to have the columns ${titles.join()}`);
  return lines.map((line) => {
    // A typed amount may have commas and is in quotes then; no value has quotes of its own.
    const cells = Array.from(
      line.matchAll(/(?:^|,)(?:"([^"]*)"|([^",]*))/g),
      ([, quoted, plain]) => quoted ?? plain ?? "",
    );
    if (cells.length !== titles.length) throw new Error(`${name}.csv: not a row: ${line}`);
    const [title = "", rules = "", ...values] = cells;
    const named = (names: readonly string[], from: number) =>
      Object.fromEntries(names.map((one, place) => [one, values[from + place] ?? ""]));
    return {
      title,
      rules: rules.split(";"),
      inputs: named(Object.keys(inputs), 0),
      results: named(Object.keys(results), Object.keys(inputs).length),
    };
  });
}
