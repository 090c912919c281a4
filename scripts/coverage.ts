import { writeFileSync } from "node:fs";
import { coverage, coverageFile, coveragePage, coverageProblems } from "./coveragePage.ts";
import { fileAt, readText } from "./projectFiles.ts";

/** `npm run coverage` writes docs/coverage.md; with `--check` (`npm run coverage:check`) it only says what is wrong or stale. */
const found = coverage();
const page = coveragePage(found);
const isCheck = process.argv.includes("--check");
if (!isCheck) writeFileSync(fileAt(coverageFile), page);

const problems = [
  ...coverageProblems(found),
  ...(readText(coverageFile) === page ? [] : [`${coverageFile} is stale: run \`npm run coverage\``]),
];
for (const problem of problems) console.error(problem);
console.log(`${found.filter(({ tests }) => tests.length > 0).length} of ${found.length} requirements have a test`);
process.exitCode = problems.length === 0 ? 0 : 1;
