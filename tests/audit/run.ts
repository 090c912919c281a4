import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { exampleTables } from "../../packages/domain/examples/exampleTables.ts";
import { readExamples } from "../../packages/domain/examples/readExamples.ts";
import { isOfMoney, rules } from "../../packages/domain/rules/rules.ts";
import { readOptions, refuse, wholeOption } from "../../scripts/options.ts";
import { commitOf, inputManifest, openBundle, seal } from "./bundle.ts";
import type { Mistake } from "./mistakes/mistakes.ts";
import { mutate, reports } from "./mutation/mutate.ts";
import { allSources, changedSources } from "./mutation/scope.ts";
import type { Comparison } from "./oracle/compare.ts";
import { root } from "./root.ts";
import {
  coverageGaps,
  type FileCoverage,
  mutantCounts,
  mutationProblems,
  type Problem,
  type TestReport,
  testProblems,
  verdictOn,
} from "./verdict.ts";
import type { Findings } from "./worlds/world.ts";

/**
 * `npm run audit`: checks the calculation in every way and writes a bundle of its own to `--out` (audit-report). `--seed` draws the
 * same values again; `--cases` is the number of random ones that the oracle compares, and below 10,000 it is a quick look without
 * mistakes and mutation. `--mutation` is changed, all or none. Only a green verdict ends with exit code 0 (docs/audit.md).
 */
const { values } = readOptions({
  options: {
    seed: { type: "string", default: "20261121" },
    cases: { type: "string", default: "100000" },
    out: { type: "string", default: "audit-report" },
    mutation: { type: "string", default: "changed" },
  },
});
const seed = String(wholeOption("seed", values.seed));
const cases = wholeOption("cases", values.cases);
if (!["changed", "all", "none"].includes(values.mutation)) refuse("--mutation is changed, all or none.");
const isQuick = cases < 10_000;
const commit = commitOf(root);
const date = new Date();
const bundle = openBundle(resolve(root, values.out), { commit, date });
const inBundle = (name: string): string => join(bundle, name);
const problems: Problem[] = [];

/** Runs a part, which prints its progress and writes its findings to a file of the bundle: null when it broke off before. */
function run(part: string, command: string, options: readonly string[], file?: string) {
  process.stdout.write(`\n== ${part}\n`);
  const { status } = spawnSync(join(root, "node_modules/.bin", command), options, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, AUDIT_SEED: seed },
  });
  if (status !== 0) problems.push({ part, at: null, what: "failed" });
  return file === undefined || !existsSync(inBundle(file)) ? null : JSON.parse(readFileSync(inBundle(file), "utf8"));
}

writeFileSync(inBundle("inputs.sha256"), inputManifest(root));
run("rule catalogue", "tsx", ["scripts/rules.ts", "--check"]);
const tests: TestReport | null = run(
  "tests",
  "vitest",
  [
    "run",
    "--config=tests/audit/vitest.config.ts",
    "--coverage.enabled",
    `--coverage.reportsDirectory=${inBundle("coverage")}`,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${inBundle("tests.json")}`,
  ],
  "tests.json",
);
const coverage = readCoverage();
const oracle: Comparison | null = run(
  "oracle",
  "tsx",
  ["tests/audit/oracle/run.ts", "--seed", seed, "--cases", String(cases), "--json", inBundle("oracle.json")],
  "oracle.json",
);
const worlds: Pick<Findings, "invariants"> | null = run(
  "small worlds",
  "tsx",
  ["tests/audit/worlds/run.ts", "--json", inBundle("worlds.json")],
  "worlds.json",
);
const mistakes: readonly (Mistake & { readonly tests: readonly string[] })[] | null = isQuick
  ? null
  : run("mistakes", "tsx", ["tests/audit/mistakes/run.ts", "--json", inBundle("mistakes.json")], "mistakes.json");
const mutation = runMutation();

/** The coverage of the judged folders, by paths from the root. */
function readCoverage(): Readonly<Record<string, FileCoverage>> {
  const file = inBundle("coverage/coverage-final.json");
  if (!existsSync(file)) return {};
  const found: Readonly<Record<string, FileCoverage>> = JSON.parse(readFileSync(file, "utf8"));
  copyFileSync(file, inBundle("coverage.json"));
  rmSync(inBundle("coverage"), { recursive: true });
  return Object.fromEntries(Object.entries(found).map(([path, covered]) => [relative(root, path), covered]));
}

/** Stryker over the sources that this run is to change, all tried anew. */
function runMutation() {
  const scope = isQuick ? "none" : values.mutation;
  if (scope === "none") return { scope, sources: [], report: null };
  process.stdout.write("\n== mutation\n");
  const sources = scope === "all" ? allSources() : changedSources();
  const report = mutate(sources, { isKept: false });
  for (const [kind, file] of Object.entries(reports)) {
    if (existsSync(join(root, file))) copyFileSync(join(root, file), inBundle(`mutation.${kind}`));
  }
  return { scope, sources, report };
}

const versionOf = (name: string): string => {
  const { version }: { readonly version: string } = JSON.parse(
    readFileSync(join(root, `node_modules/${name}/package.json`), "utf8"),
  );
  return version;
};

const missing = (part: string, what: string, isMissing: boolean): readonly Problem[] =>
  isMissing ? [{ part, at: null, what }] : [];

problems.push(
  ...testProblems(tests),
  ...missing("coverage", "nothing was measured", Object.keys(coverage).length === 0),
  ...coverageGaps(coverage),
  ...missing("oracle", "nothing was compared", oracle === null || oracle.cases.random === 0),
  ...missing("small worlds", "an invariant was never checked", !worlds?.invariants.every(({ checked }) => checked > 0)),
  ...missing("mistakes", "not run", mistakes === null),
  ...mutationProblems(mutation.report),
);
const verdict = verdictOn(problems);

const report = {
  verdict,
  problems: problems.map(({ at, ...problem }) => ({ ...problem, at: at?.replace(root, "") ?? null })),
  seed: Number(seed),
  versions: {
    node: process.version,
    ...Object.fromEntries(
      ["effect", "fast-check", "typescript", "vitest", "@electric-sql/pglite"].map((name) => [name, versionOf(name)]),
    ),
  },
  rules: { ofMoney: rules.filter(isOfMoney).length, beside: rules.filter((rule) => !isOfMoney(rule)).length },
  examples: Object.fromEntries(exampleTables.map((table) => [table.name, readExamples(table).length])),
  tests: tests && { passed: tests.numPassedTests, failed: tests.numFailedTests },
  coverage: { files: Object.keys(coverage).length, gaps: coverageGaps(coverage).length },
  oracle,
  worlds,
  mistakes,
  mutation: {
    scope: mutation.scope,
    files: mutation.sources,
    of: allSources().length,
    mutants: mutation.report && mutantCounts(mutation.report),
  },
};
writeFileSync(inBundle("audit.json"), `${JSON.stringify(report, null, 2)}\n`);
writeFileSync(inBundle("run.json"), `${JSON.stringify({ date: date.toISOString(), commit, verdict }, null, 2)}\n`);
seal(bundle);

for (const { part, at, what } of report.problems) process.stderr.write(`${part}: ${at ?? ""} ${what}\n`);
process.stdout.write(`${verdict}, ${problems.length} problems: ${relative(root, bundle)}\n`);
process.exitCode = verdict === "green" ? 0 : 1;
