import { writeFileSync } from "node:fs";
import { notBuilt } from "../packages/domain/rules/notBuilt.ts";
import { otherRequirements } from "../packages/domain/rules/otherRequirements.ts";
import { rules } from "../packages/domain/rules/rules.ts";
import { currentRulesPage, rulesFile } from "./rulesDoc.ts";
import { fileAt, namedByTests, readText } from "./rulesFiles.ts";
import { rulesProblems } from "./rulesProblems.ts";

/** `npm run rules` writes docs/rules.md; with `--check` (`npm run rules:check`) it only says what is wrong or stale. */
const page = currentRulesPage();
const isCheck = process.argv.includes("--check");
if (!isCheck) writeFileSync(fileAt(rulesFile), page);

const problems = [
  ...rulesProblems(rules, namedByTests(), { others: otherRequirements, notBuilt }),
  ...(readText(rulesFile) === page ? [] : [`${rulesFile} is stale: run \`npm run rules\``]),
];
for (const problem of problems) console.error(problem);
console.log(`${rules.length} rules, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
