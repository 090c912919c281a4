import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureChromium } from "./chromium.ts";
import { startPostgres } from "./postgres.ts";
import { addCounts, type Counts, noTests, playwrightCounts, vitestCounts } from "./testCounts.ts";

/**
 * `npm test`: every check the project has, cheapest first, each also an npm script of its own. All run even when
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

function npm(script: string, env: Record<string, string> = {}): Promise<boolean> {
  const child = spawn("npm", ["run", "--silent", script], { stdio: "inherit", env: { ...process.env, ...env } });
  return new Promise((resolve) => child.once("close", (code) => resolve(code === 0)));
}

type Step = { readonly name: string; readonly run: () => Promise<boolean>; readonly counts?: () => Counts };

const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

const notes: string[] = [];
const chromium = ensureChromium();
const postgres = await startPostgres();
if (postgres === undefined) {
  notes.push(
    "SKIPPED: the server suite on PostgreSQL (no server binaries here; apt-get install postgresql adds them).",
  );
}

const script = (name: string): Step => ({ name, run: () => npm(name) });

const steps: Step[] = [
  ...[
    "format:check",
    "typecheck",
    "lint",
    "layers",
    "unused",
    "contract:check",
    "diagrams:check",
    "api-reference:check",
    "build",
    "bundle",
  ].map(script),
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
    run: () =>
      npm("test:e2e", {
        PLAYWRIGHT_JSON_OUTPUT_FILE: reports.e2e,
        CHROMIUM: chromium,
        TZ: zones.e2e,
        ...(postgres === undefined ? {} : { TEST_DATABASE_URL: postgres.url }),
      }),
    counts: () => playwrightCounts(read(reports.e2e)),
  },
];

let total = noTests;
const failed: string[] = [];
for (const step of steps) {
  process.stdout.write(`\n== ${step.name}\n`);
  const started = Date.now();
  const passed = await step.run();
  if (!passed) failed.push(step.name);
  try {
    total = addCounts(total, step.counts?.() ?? noTests);
  } catch (cause) {
    if (passed) failed.push(`${step.name} (no readable report: ${String(cause)})`);
  }
  process.stdout.write(
    `-- ${step.name}: ${passed ? "ok" : "FAILED"} in ${Math.round((Date.now() - started) / 1000)} s\n`,
  );
}

await postgres?.stop();
rmSync(results, { recursive: true, force: true });

process.stdout.write(`\n${[...notes, ...failed.map((name) => `FAILED: ${name}`)].join("\n")}\n`);
const failures = Math.max(total.failed, failed.length);
process.stdout.write(`${total.passed} passed, ${failures} failed, ${total.skipped} skipped\n`);
process.exitCode = failures === 0 && total.passed > 0 ? 0 : 1;
