import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createVitest } from "vitest/node";
import { readOptions } from "../../../scripts/options.ts";
import { root } from "../root.ts";
import { lineOf, mistaken, openMistakable } from "./mistaken.ts";
import { type Mistake, mistakes } from "./mistakes.ts";

/**
 * `npm run mistakes [-- words]`: makes each mistake whose description or file has these words, one at a time. Those of the domain
 * meet the tests of their folder, those of the server the rows of tests/wiring, on the database that TEST_DATABASE_URL names or on
 * PGlite. A mistake that nothing notices ends it with exit code 1. `--json <file>` writes the names of the tests that failed.
 */
const { values, positionals } = readOptions({ options: { json: { type: "string" } }, allowPositionals: true });
const wanted = mistakes.filter(({ what, file }) => positionals.every((word) => `${what} ${file}`.includes(word)));
const isOfDomain = ({ file }: Mistake): boolean => file.startsWith("packages/domain/");

let current: Mistake | null = null;
const vitest = await createVitest(
  "test",
  {
    config: join(import.meta.dirname, "../vitest.config.ts"),
    include: ["packages/domain/src/**/*.test.ts"],
    watch: false,
    reporters: [{}],
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
  { plugins: [mistaken(() => current)] },
);

/** The names of the tests in a folder that fail with a mistake. */
async function failuresOf(mistake: Mistake | null, beside: string): Promise<readonly string[]> {
  current = mistake;
  if (mistake !== null) vitest.invalidateFile(join(root, mistake.file));
  const specifications = await vitest.globTestSpecifications([beside]);
  const { testModules } = await vitest.runTestSpecifications(specifications);
  if (mistake !== null) vitest.invalidateFile(join(root, mistake.file));
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

const besideOf = ({ file }: Mistake): string => `${dirname(file)}/`;
const noticedBy = (mistake: Mistake) =>
  isOfDomain(mistake) ? failuresOf(mistake, besideOf(mistake)) : rowsOn(mistake);

const problems: string[] = [];
for (const beside of new Set(wanted.filter(isOfDomain).map(besideOf))) {
  const failures = await failuresOf(null, beside);
  if (failures.length > 0) problems.push(`${beside} fails without a mistake: ${failures.join(", ")}`);
}
if (!wanted.every(isOfDomain)) {
  for (const row of await rowsOn(null)) problems.push(`tests/wiring fails without a mistake: ${row}`);
}

const noticed: (Mistake & { readonly tests: readonly string[] })[] = [];
for (const mistake of wanted) {
  const tests = await noticedBy(mistake);
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
