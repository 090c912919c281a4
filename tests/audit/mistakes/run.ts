import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createVitest } from "vitest/node";
import { readOptions } from "../../../scripts/options.ts";
import { root } from "../root.ts";
import { mistaken } from "./mistaken.ts";
import { type Mistake, mistakes } from "./mistakes.ts";

/**
 * `npm run mistakes [-- words]`: makes each mistake whose description or file has these words, and runs the tests beside it. A
 * mistake that no test notices ends it with exit code 1. `--json <file>` writes the names of the tests that failed.
 */
const { values, positionals } = readOptions({ options: { json: { type: "string" } }, allowPositionals: true });
const wanted = mistakes.filter(({ what, file }) => positionals.every((word) => `${what} ${file}`.includes(word)));

let current: Mistake | null = null;
const vitest = await createVitest(
  "test",
  {
    config: join(import.meta.dirname, "../vitest.config.ts"),
    include: ["packages/domain/src/**/*.test.ts", "server/src/features/booking/booking.handlers.test.ts"],
    watch: false,
    reporters: [{}],
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
  { plugins: [mistaken(() => current)] },
);

/** The names of the tests that fail with a mistake: those of its folder in the domain, of its file on the server. */
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

const besideOf = ({ file }: Mistake): string =>
  file.startsWith("packages/domain/") ? `${dirname(file)}/` : file.replace(/\.ts$/, ".test.ts");

const problems: string[] = [];
for (const beside of new Set(wanted.map(besideOf))) {
  const failures = await failuresOf(null, beside);
  if (failures.length > 0) problems.push(`${beside} fails without a mistake: ${failures.join(", ")}`);
}

const noticed: (Mistake & { readonly tests: readonly string[] })[] = [];
for (const mistake of wanted) {
  const tests = await failuresOf(mistake, besideOf(mistake));
  process.stdout.write(`${tests.length} tests notice a domain that ${mistake.what}\n`);
  if (tests.length === 0) problems.push(`no test notices a domain that ${mistake.what}`);
  noticed.push({ ...mistake, tests });
}
await vitest.close();

if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(noticed, null, 2)}\n`);
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(`${noticed.length} mistakes, ${problems.length} problems\n`);
process.exitCode = problems.length === 0 && noticed.length > 0 ? 0 : 1;
