import { writeFileSync } from "node:fs";
import { asvsFile, asvsPage, asvsProblems, asvsRows } from "./asvsPage.ts";
import { readOptions } from "./options.ts";
import { fileAt, readText } from "./projectFiles.ts";
import { titlesIn } from "./testTitles.ts";

/** `npm run asvs` writes docs/operations/asvs.md; with `--check` (`npm run asvs:check`) it only lists problems. */
const isCheck = readOptions({ options: { check: { type: "boolean", default: false } } }).values.check;
const rows = asvsRows();
const page = asvsPage(rows);
if (!isCheck) writeFileSync(fileAt(asvsFile), page);

const problems = [
  ...asvsProblems(rows, titlesIn),
  ...(readText(asvsFile) === page ? [] : [`${asvsFile} is stale: run \`npm run asvs\``]),
];
for (const problem of problems) console.error(problem);
console.log(`${rows.length} requirements, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
