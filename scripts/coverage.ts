import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { coverage, coverageFile, coveragePage, coverageProblems } from "./coveragePage.ts";
import { fileAt } from "./projectFiles.ts";

/** `npm run coverage` writes the page; with `--check` (`npm run coverage:check`) it only lists the requirements without a test. */
const found = coverage();
if (!process.argv.includes("--check")) {
  mkdirSync(dirname(fileAt(coverageFile)), { recursive: true });
  writeFileSync(fileAt(coverageFile), coveragePage(found));
  console.log(`Written: ${coverageFile}`);
}

const problems = coverageProblems(found);
for (const problem of problems) console.error(problem);
console.log(`${found.length - problems.length} of ${found.length} requirements have a test`);
process.exitCode = problems.length === 0 ? 0 : 1;
