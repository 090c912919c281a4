import type { Example, ExampleTable } from "../packages/domain/examples/exampleTable.ts";
import { exampleTables } from "../packages/domain/examples/exampleTables.ts";
import { readExamples } from "../packages/domain/examples/readExamples.ts";
import { anchorOf } from "./anchorOf.ts";

/** An example that uses a rule, and its anchor in the page. */
export type ShownExample = { readonly title: string; readonly anchor: string };

/** The page of the examples. */
export const examplesFile = "docs/examples.md";

const anchor = ({ name }: ExampleTable, { title }: Example): string => anchorOf(`${name} ${title}`);

/** The examples that show a rule, by its id. */
export function examplesByRule(): ReadonlyMap<string, readonly ShownExample[]> {
  const found = new Map<string, ShownExample[]>();
  for (const table of exampleTables) {
    for (const example of readExamples(table)) {
      const shown = { title: `${table.name}: ${example.title}`, anchor: anchor(table, example) };
      for (const id of example.rules) found.set(id, [...(found.get(id) ?? []), shown]);
    }
  }
  return found;
}

const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

const exampleRow = (table: ExampleTable, example: Example): string =>
  row([
    `<a id="${anchor(table, example)}"></a>${example.title}`,
    example.rules.map((id) => `[${id}](rules.md#${anchorOf(id)})`).join(", "),
    ...Object.values(example.inputs),
    ...Object.values(example.results).map((result) => `**${result}**`),
  ]);

const tableText = (table: ExampleTable): string => {
  const titles = ["example", "rules", ...Object.keys(table.inputs), ...Object.keys(table.results)];
  const formulas = Object.entries(table.results).map(([name, { formula }]) => `- **${name}**: \`${formula}\``);
  return [
    `## ${table.title}`,
    "",
    table.about,
    "",
    `From [${table.name}.csv](../packages/domain/examples/${table.name}.csv); in the workbook the sheet`,
    `\`${table.name}\`, whose results are these formulas:`,
    "",
    ...formulas,
    "",
    row(titles),
    row(titles.map(() => "---")),
    ...readExamples(table).map((example) => exampleRow(table, example)),
    "",
  ].join("\n");
};

const intro = `# Worked examples

Bookings, refunds, weeks and boards worked out by hand, each with the [rules](rules.md) it shows. Money is in dollars; results are in
bold. The tests run every row through the package's own functions. The same rows are in [examples.xlsx](examples.xlsx), where the
results are live formulas and the last column is 1 while they agree with this page; a test reads the formulas back out of that
file and has a spreadsheet engine compute them.

Written by \`npm run examples\` from [packages/domain/examples](../packages/domain/examples); do not edit it here.
`;

/** The page docs/examples.md. */
export const examplesPage = (): string => [intro, ...exampleTables.map(tableText)].join("\n");
