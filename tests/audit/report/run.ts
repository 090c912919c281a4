import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { hashesUnder, mutatedSources, root } from "../mutation/hashes.ts";
import { readAccepted, readResult } from "../mutation/result.ts";
import { wholeOption } from "../wholeOption.ts";
import { runDomainTests } from "./domainTests.ts";
import { countExamples } from "./examples.ts";
import { mutationReport } from "./mutationReport.ts";
import { page } from "./page.ts";
import { problemsOf, type Report } from "./report.ts";
import { rulesTable } from "./rulesTable.ts";
import { type Outcome, seconds, step } from "./step.ts";
import { readVersions } from "./versions.ts";

/**
 * `npm run audit`: checks the calculation in every way there is and writes what it found to `--out` (audit-report).
 * `--seed` draws the same values again, `--cases` is how many random ones the oracle compares. Anything that disagrees
 * ends it with exit code 1. docs/audit.md tells how to read the report.
 */
const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "20261121" },
    cases: { type: "string", default: "100000" },
    out: { type: "string", default: "audit-report" },
  },
});
const seed = wholeOption("seed", values.seed);
const cases = wholeOption("cases", values.cases);
const accepted = readAccepted();
const folder = mkdtempSync(join(tmpdir(), "teedesk-audit-"));
const outcomes: Outcome[] = [];

/** Runs a script of the audit and answers the JSON it wrote, null when it broke off before. */
function textOf(name: string, script: string, options: readonly string[]): string {
  const file = join(folder, `${name}.json`);
  outcomes.push(step(name, "tsx", [script, ...options, "--json", file]));
  return existsSync(file) ? readFileSync(file, "utf8") : "null";
}

outcomes.push(step("rule catalogue", "tsx", ["scripts/rules.ts", "--check"]));
const { outcome, tests, coverage } = runDomainTests(seed, folder, accepted);
outcomes.push(outcome);
const oracle: Report["oracle"] = JSON.parse(
  textOf("oracle", "tests/audit/oracle/run.ts", ["--seed", String(seed), "--cases", String(cases)]),
);
const worlds: Report["worlds"] = JSON.parse(textOf("small worlds", "tests/audit/worlds/run.ts", []));
const report: Report = {
  seed,
  versions: readVersions(),
  rules: rulesTable(),
  examples: countExamples(),
  tests,
  coverage,
  oracle,
  worlds,
  mutation: mutationReport(readResult(), accepted, mutatedSources()),
  outcomes,
  hashes: {
    ...hashesUnder("packages/domain", (file) => /^packages\/domain\/(src|testing|rules|examples|bin)\//.test(file)),
    ...hashesUnder("tests/audit", (file) => /\.(ts|sql|json)$/.test(file)),
  },
};
rmSync(folder, { recursive: true });

const out = resolve(root, values.out);
mkdirSync(out, { recursive: true });
const problems = problemsOf(report);
const files = {
  "report.json": `${JSON.stringify({ problems, ...report }, null, 2)}\n`,
  "index.html": page(report),
};
for (const [name, text] of Object.entries(files)) {
  writeFileSync(join(out, name), text);
  process.stdout.write(`${createHash("sha256").update(text).digest("hex")}  ${values.out}/${name}\n`);
}
writeFileSync(join(out, "timings.json"), `${JSON.stringify(seconds, null, 2)}\n`);

for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(`${tests.passed} tests, ${problems.length} problems: ${values.out}/index.html\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
