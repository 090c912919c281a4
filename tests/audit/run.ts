import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { exampleTables } from "../../packages/domain/examples/exampleTables.ts";
import { readExamples } from "../../packages/domain/examples/readExamples.ts";
import { rules } from "../../packages/domain/rules/rules.ts";
import { readOptions, wholeOption } from "../../scripts/options.ts";
import { hashInputs } from "../../scripts/unchanged.ts";
import type { Mistake } from "./mistakes/mistakes.ts";
import type { Comparison } from "./oracle/compare.ts";
import { root } from "./root.ts";
import type { Findings } from "./worlds/world.ts";

/**
 * `npm run audit`: checks the calculation in every way and writes its findings to `--out` (audit-report).
 * `--seed` draws the same values again, `--cases` is how many random ones the oracle compares, `--mutation` runs Stryker too.
 * A disagreement ends it with exit code 1. docs/audit.md explains the report.
 */
const { values } = readOptions({
  options: {
    seed: { type: "string", default: "20261121" },
    cases: { type: "string", default: "100000" },
    out: { type: "string", default: "audit-report" },
    mutation: { type: "boolean", default: false },
  },
});
const seed = String(wholeOption("seed", values.seed));
const cases = String(wholeOption("cases", values.cases));
const out = resolve(root, values.out);
const problems: string[] = [];

const inReport = (name: string): string => join(out, name);

/** The JSON of a part in the report; null when the part broke off before it. */
function written(name: string) {
  return existsSync(inReport(name)) ? JSON.parse(readFileSync(inReport(name), "utf8")) : null;
}

/** Runs a part, which prints its progress and writes its findings to a file. */
function run(part: string, command: string, options: readonly string[], file?: string) {
  process.stdout.write(`\n== ${part}\n`);
  if (file !== undefined) rmSync(inReport(file), { force: true });
  const { status } = spawnSync(join(root, "node_modules/.bin", command), options, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, AUDIT_SEED: seed },
  });
  if (status !== 0) problems.push(`${part}: failed`);
  return file === undefined ? null : written(file);
}

type TestReport = Record<"numPassedTests" | "numFailedTests" | "numPendingTests" | "numTodoTests", number>;

mkdirSync(out, { recursive: true });
run("rule catalogue", "tsx", ["scripts/rules.ts", "--check"]);
const tests: TestReport | null = run(
  "tests and coverage",
  "vitest",
  [
    "run",
    "--config=tests/audit/vitest.config.ts",
    "--coverage.enabled",
    `--coverage.reportsDirectory=${inReport("coverage")}`,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${inReport("tests.json")}`,
  ],
  "tests.json",
);
const oracle: Comparison | null = run(
  "oracle",
  "tsx",
  ["tests/audit/oracle/run.ts", "--seed", seed, "--cases", cases, "--json", inReport("oracle.json")],
  "oracle.json",
);
const worlds: Pick<Findings, "points" | "invariants"> | null = run(
  "small worlds",
  "tsx",
  ["tests/audit/worlds/run.ts", "--json", inReport("worlds.json")],
  "worlds.json",
);
const mistakes: readonly (Mistake & { readonly tests: readonly string[] })[] | null = run(
  "mistakes",
  "tsx",
  ["tests/audit/mistakes/run.ts", "--json", inReport("mistakes.json")],
  "mistakes.json",
);
if (values.mutation) run("mutation", "stryker", ["run"]);

type StrykerReport = {
  readonly files: Readonly<
    Record<string, { readonly source: string; readonly mutants: readonly { readonly status: string }[] }>
  >;
};

/** The counts of Stryker's last report, and whether the files it changed are still as it read them. */
function mutationFound() {
  const report: StrykerReport | null = existsSync(join(root, "audit-report/mutation.json"))
    ? JSON.parse(readFileSync(join(root, "audit-report/mutation.json"), "utf8"))
    : null;
  if (report === null) return "not run: npm run mutation";
  const files = Object.entries(report.files);
  const stale = files.filter(
    ([file, { source }]) => !existsSync(join(root, file)) || readFileSync(join(root, file), "utf8") !== source,
  );
  const mutants = files.flatMap((entry) => entry[1].mutants);
  const count = (status: string): number => mutants.filter((mutant) => mutant.status === status).length;
  return {
    files: files.length,
    changed_since: stale.map(([file]) => file),
    mutants: Object.fromEntries(
      [...new Set(mutants.map(({ status }) => status))].sort().map((one) => [one, count(one)]),
    ),
  };
}

const versionOf = (name: string): string => {
  const { version }: { readonly version: string } = JSON.parse(
    readFileSync(join(root, `node_modules/${name}/package.json`), "utf8"),
  );
  return version;
};

if (tests !== null && tests.numPendingTests + tests.numTodoTests > 0) problems.push("tests are skipped");
if (tests === null || tests.numPassedTests === 0) problems.push("no test ran");
if (oracle === null || oracle.cases.random === 0) problems.push("nothing was compared with the oracle");
if (worlds?.invariants.every(({ checked }) => checked > 0) !== true) problems.push("an invariant was never checked");

const report = {
  problems,
  seed: Number(seed),
  /** One hash of every source, test, rule, example and page, and of the audit itself; null without git. */
  inputs: hashInputs([
    "packages/domain",
    "tests/audit",
    "scripts",
    "docs/rules.md",
    "docs/examples.md",
    "package-lock.json",
  ]),
  versions: {
    node: process.version,
    ...Object.fromEntries(
      ["effect", "fast-check", "typescript", "vitest", "@electric-sql/pglite"].map((name) => [name, versionOf(name)]),
    ),
  },
  rules: rules.length,
  examples: Object.fromEntries(exampleTables.map((table) => [table.name, readExamples(table).length])),
  tests: tests && { passed: tests.numPassedTests, failed: tests.numFailedTests },
  coverage: written("coverage/coverage-summary.json")?.total ?? null,
  oracle,
  worlds,
  mistakes,
  mutation: mutationFound(),
};
const text = `${JSON.stringify(report, null, 2)}\n`;
writeFileSync(inReport("audit.json"), text);

for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(`${createHash("sha256").update(text).digest("hex")}  ${values.out}/audit.json\n`);
process.stdout.write(`${problems.length} problems: ${values.out}/audit.json\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
