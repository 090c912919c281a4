import { existsSync, writeFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { collect, readWorkbook } from "@teedesk/xlsx/testing";
import { exampleTables } from "../packages/domain/examples/exampleTables.ts";
import { readExamples } from "../packages/domain/examples/readExamples.ts";
import { exampleProblems } from "./exampleProblems.ts";
import { examplesFile, examplesPage } from "./examplesPage.ts";
import { examplesWorkbook, workbookFile } from "./examplesWorkbook.ts";
import { readOptions } from "./options.ts";
import { fileAt, readBytes } from "./projectFiles.ts";

/**
 * `npm run examples` writes docs/examples.md and docs/examples.xlsx from packages/domain/examples; with `--check` (`npm run examples:check`)
 * it writes nothing. Both compute every example by the package and by the workbook's formulas, and list what disagrees.
 */
async function write(): Promise<void> {
  writeFileSync(fileAt(examplesFile), examplesPage());
  // A workbook contains the time at which it was packed: one with the same contents is kept.
  const bytes = await collect(examplesWorkbook());
  const isCurrent =
    existsSync(fileAt(workbookFile)) &&
    isDeepStrictEqual(readWorkbook(readBytes(workbookFile)).files, readWorkbook(bytes).files);
  if (!isCurrent) writeFileSync(fileAt(workbookFile), bytes);
}

const { check } = readOptions({ options: { check: { type: "boolean", default: false } } }).values;
if (!check) await write();
const problems = await exampleProblems();
for (const problem of problems) process.stderr.write(`${problem}\n`);
const count = exampleTables.reduce((sum, table) => sum + readExamples(table).length, 0);
process.stdout.write(`${count} examples in ${exampleTables.length} tables, ${problems.length} problems\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
