import { writeFileSync } from "node:fs";
import { besideMoney, rules } from "../packages/domain/rules/rules.ts";
import { examplesByRule } from "./examplesPage.ts";
import { readOptions } from "./options.ts";
import { fileAt, readText } from "./projectFiles.ts";
import { deadReferences } from "./references.ts";
import { ruleSetVersionFile, ruleSetVersionModule } from "./ruleSetVersion.ts";
import { rulesFile, rulesInSql, rulesPage } from "./rulesPage.ts";
import { rulesProblems } from "./rulesProblems.ts";
import { titlesIn } from "./testTitles.ts";

/** `npm run rules` writes docs/rules.md and the rules' version; with `--check` (`npm run rules:check`) it only lists problems. */
const isCheck = readOptions({ options: { check: { type: "boolean", default: false } } }).values.check;
if (!isCheck) writeFileSync(fileAt(ruleSetVersionFile), ruleSetVersionModule(rules));
const page = rulesPage();
if (!isCheck) writeFileSync(fileAt(rulesFile), page);
const written = [
  [rulesFile, page],
  [ruleSetVersionFile, ruleSetVersionModule(rules)],
] as const;

const problems = [
  ...rulesProblems(rules, {
    titlesOf: titlesIn,
    besideMoney,
    inSql: rulesInSql,
    inExamples: new Set(examplesByRule().keys()),
  }),
  ...deadReferences(),
  ...written
    .filter(([file, text]) => readText(file) !== text)
    .map(([file]) => `${file} is stale: run \`npm run rules\``),
];
for (const problem of problems) console.error(problem);
console.log(`${rules.length} rules, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
