import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureChromium } from "./chromium.ts";
import { startPostgres } from "./postgres.ts";
import { addCounts, type Counts, noTests, playwrightCounts, vitestCounts } from "./testCounts.ts";

/**
 * `npm test`: every check the project has, the static ones first, each also an npm script of its own. All run even when
 * one fails, so that one visit shows everything; the last line gives the tests in all.
 */
const results = mkdtempSync(join(tmpdir(), "teedesk-check-"));
const reports = {
  unit: join(results, "unit.json"),
  postgres: join(results, "pg.json"),
  e2e: join(results, "e2e.json"),
};

/**
 * A date must not shift with the clock of the machine: each suite runs in another zone, on both sides of the business.
 * `npm run test:zones` runs the suites in all of them.
 */
const zones = { unit: "Pacific/Auckland", postgres: "America/Los_Angeles", e2e: "UTC" };

type Outcome = { readonly passed: boolean; readonly output: string };

/** Runs an npm script; what it prints is shown as it comes, or kept. */
function npm(
  script: string,
  env: Record<string, string> = {},
  stdio: "inherit" | "pipe" = "inherit",
): Promise<Outcome> {
  const child = spawn("npm", ["run", "--silent", script], {
    stdio: ["ignore", stdio, stdio],
    env: { ...process.env, ...env },
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => output.push(String(chunk)));
  return new Promise((resolve) =>
    child.once("close", (code) => resolve({ passed: code === 0, output: output.join("") })),
  );
}

type Step = { readonly name: string; readonly run: () => Promise<Outcome>; readonly counts?: () => Counts };

const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

const notes: string[] = [];
const chromium = ensureChromium();
const postgres = await startPostgres();
if (postgres === undefined) {
  notes.push(
    "SKIPPED: the server suite on PostgreSQL (no server binaries here; apt-get install postgresql adds them).",
  );
}

/** What needs one core each, two at a time; `bundle` reads what `build` writes. */
const checks: readonly (readonly string[])[] = [
  ["typecheck"],
  ["build", "bundle"],
  ["lint"],
  ["layers"],
  ["api-reference:check"],
  ["contract:check"],
  ["unused"],
  ["format:check"],
  ["diagrams:check"],
];

const suites: Step[] = [
  {
    name: "test:unit",
    run: () => npm("test:unit", { VITEST_JSON: reports.unit, CHROMIUM: chromium, TZ: zones.unit }),
    counts: () => vitestCounts(read(reports.unit)),
  },
  ...(postgres === undefined
    ? []
    : [
        {
          name: "test:server (PostgreSQL)",
          run: () =>
            npm("test:server", { VITEST_JSON: reports.postgres, TEST_DATABASE_URL: postgres.url, TZ: zones.postgres }),
          counts: () => vitestCounts(read(reports.postgres)),
        },
      ]),
  {
    name: "test:e2e",
    run: () => npm("test:e2e", { PLAYWRIGHT_JSON_OUTPUT_FILE: reports.e2e, CHROMIUM: chromium, TZ: zones.e2e }),
    counts: () => playwrightCounts(read(reports.e2e)),
  },
];

let total = noTests;
const failed: string[] = [];

async function take({ name, run, counts }: Step): Promise<void> {
  const started = Date.now();
  const { passed, output } = await run();
  if (!passed) failed.push(name);
  try {
    total = addCounts(total, counts?.() ?? noTests);
  } catch (cause) {
    if (passed) failed.push(`${name} (no readable report: ${String(cause)})`);
  }
  const seconds = Math.round((Date.now() - started) / 1000);
  process.stdout.write(`${output}-- ${name}: ${passed ? "ok" : "FAILED"} in ${seconds} s\n`);
}

const waiting = [...checks];
async function takeChecks(): Promise<void> {
  for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
    for (const name of row) await take({ name, run: () => npm(name, {}, "pipe") });
  }
}
await Promise.all([takeChecks(), takeChecks()]);

for (const suite of suites) {
  process.stdout.write(`\n== ${suite.name}\n`);
  await take(suite);
}

await postgres?.stop();
rmSync(results, { recursive: true, force: true });

process.stdout.write(`\n${[...notes, ...failed.map((name) => `FAILED: ${name}`)].join("\n")}\n`);
const failures = Math.max(total.failed, failed.length);
process.stdout.write(`${total.passed} passed, ${failures} failed, ${total.skipped} skipped\n`);
process.exitCode = failures === 0 && total.passed > 0 ? 0 : 1;
