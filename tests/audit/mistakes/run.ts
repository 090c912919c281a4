import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createVitest } from "vitest/node";
import { readOptions } from "../../../scripts/options.ts";
import { lineOf, mistaken, moduleOf, openMistakable } from "./mistaken.ts";
import { type Mistake, mistakes } from "./mistakes.ts";

/**
 * `npm run mistakes [-- words]`: makes each mistake whose description or file has these words, one at a time. Those of the domain
 * meet the tests of their folder, those of the server the test that they name or the rows of tests/wiring, on the database that
 * TEST_DATABASE_URL names or on PGlite. A mistake that nothing notices ends it with exit code 1. `--json <file>` writes the names of the tests that failed.
 */
const { values, positionals } = readOptions({ options: { json: { type: "string" } }, allowPositionals: true });
const wanted = mistakes.filter(({ what, file }) => positionals.every((word) => `${what} ${file}`.includes(word)));

/** The folder or file of the tests that have to notice a mistake; undefined for the rows of the wiring. */
const testsFor = ({ file, test }: Mistake): string | undefined =>
  test ?? (file.startsWith("packages/domain/") ? `${dirname(file)}/` : undefined);

let current: Mistake | null = null;
const vitest = await createVitest(
  "test",
  {
    config: join(import.meta.dirname, "../vitest.config.ts"),
    include: ["packages/domain/src/**/*.test.ts", ...mistakes.flatMap(({ test }) => test ?? [])],
    watch: false,
    reporters: [{}],
    testTimeout: 60_000,
    hookTimeout: 180_000,
    // Imports are done by a job, and a busy machine takes longer than a second.
    expect: { poll: { timeout: 60_000 } },
  },
  { plugins: [mistaken(() => current)] },
);

/** The names of the tests in a folder or file that fail with a mistake. */
async function failuresOf(mistake: Mistake | null, tests: string): Promise<readonly string[]> {
  current = mistake;
  if (mistake !== null) vitest.invalidateFile(moduleOf(mistake));
  const specifications = await vitest.globTestSpecifications([tests]);
  const { testModules } = await vitest.runTestSpecifications(specifications);
  if (mistake !== null) vitest.invalidateFile(moduleOf(mistake));
  const run = new Set(specifications.map(({ moduleId }) => moduleId));
  return testModules
    .filter(({ moduleId }) => run.has(moduleId)) // results of earlier runs are among them
    .flatMap((module) => [...module.children.allTests("failed")])
    .map(({ fullName }) => fullName)
    .sort();
}

const mistakable = await openMistakable();

/** The first row of the server's stored money that is wrong with a mistake. */
async function rowsOn(mistake: Mistake | null): Promise<readonly string[]> {
  const { firstDifference } = await mistakable.load("/tests/wiring/play.ts", mistake);
  const row: string | null = await firstDifference();
  return row === null ? [] : [row];
}

const noticedBy = (mistake: Mistake | null, tests: string | undefined) =>
  tests === undefined ? rowsOn(mistake) : failuresOf(mistake, tests);

const problems: string[] = [];
for (const tests of new Set(wanted.map(testsFor))) {
  const failures = await noticedBy(null, tests);
  if (failures.length > 0) problems.push(`${tests ?? "tests/wiring"} fails without a mistake: ${failures.join(", ")}`);
}

const noticed: (Mistake & { readonly tests: readonly string[] })[] = [];
for (const mistake of wanted) {
  const tests = await noticedBy(mistake, testsFor(mistake));
  const { what, file, reading } = mistake;
  process.stdout.write(`${reading ?? file} ${what}: ${tests[0] ?? "NOT NOTICED"}\n`);
  if (tests.length === 0) problems.push(`${lineOf(mistake)}: nothing notices code that ${what}`);
  noticed.push({ ...mistake, tests });
}
await vitest.close();
await mistakable.close();

if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(noticed, null, 2)}\n`);
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(`${noticed.length} mistakes, ${problems.length} problems\n`);
process.exitCode = problems.length === 0 && noticed.length > 0 ? 0 : 1;
