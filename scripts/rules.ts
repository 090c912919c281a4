import { writeFileSync } from "node:fs";
import { rules } from "../packages/domain/rules/rules.ts";
import { fileAt, readText } from "./projectFiles.ts";
import { deadReferences } from "./references.ts";
import { filesNaming } from "./requirementIds.ts";
import { domainTests, rulesFile, rulesPage } from "./rulesPage.ts";
import { rulesProblems } from "./rulesProblems.ts";

/** `npm run rules` writes docs/rules.md; with `--check` (`npm run rules:check`) it only lists problems. */
const page = rulesPage();
const isCheck = process.argv.includes("--check");
if (!isCheck) writeFileSync(fileAt(rulesFile), page);

const problems = [
  ...rulesProblems(rules, filesNaming(domainTests(), readText)),
  ...deadReferences(),
  ...(readText(rulesFile) === page ? [] : [`${rulesFile} is stale: run \`npm run rules\``]),
];
for (const problem of problems) console.error(problem);
console.log(`${rules.length} rules, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
