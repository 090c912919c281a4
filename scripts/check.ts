import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureChromium } from "./chromium.ts";
import { startPostgres } from "./postgres.ts";
import { type Step, stepsWith } from "./steps.ts";
import { addCounts, noTests, playwrightOutcome, vitestOutcome } from "./testReports.ts";
import { hashInputs, hasPassedWith, rememberOutcome } from "./unchanged.ts";

/**
 * `npm test`: every check the project has, each also an npm script of its own. Three run at a time, for two cores: most of them wait as often
 * as they work. All run even if one fails, so that one run shows everything; the last line has the number of tests. A step that says what
 * it reads is left out when it has passed with just that; `npm test -- --all` leaves out none, adds the long steps, test files and journeys,
 * and runs two at a time.
 */
const everyStep = parseArgs({ options: { all: { type: "boolean", default: false } } }).values.all;
const reports = mkdtempSync(join(tmpdir(), "teedesk-check-"));
const chromium = ensureChromium();
const postgres = await startPostgres();

/** The output so far of each step under way. */
const printed = new Map<string, string[]>();
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    const said = [...printed].map(([name, output]) => `\n== ${name}, not done\n${output.join("")}`);
    process.stdout.write(`${said.join("")}\n`, () => process.kill(process.pid, signal));
  });
}

/** Runs a step's npm script and keeps what it prints, since several print at a time. */
function runStep({ name, env = {} }: Step, report: string) {
  const child = spawn("npm", ["run", "--silent", name], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      CHROMIUM: chromium,
      VITEST_JSON: report,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      TESTS: everyStep ? "all" : "short",
      ...env,
    },
  });
  const output: string[] = [];
  printed.set(name, output);
  for (const stream of [child.stdout, child.stderr]) {
    // A character may come in two pieces.
    stream.setEncoding("utf8");
    stream.on("data", (chunk: string) => output.push(chunk));
  }
  return new Promise<{ readonly passed: boolean; readonly output: string }>((resolve) =>
    child.once("close", (code) => {
      printed.delete(name);
      resolve({ passed: code === 0, output: output.join("") });
    }),
  );
}

const outcomeOf = { vitest: vitestOutcome, playwright: playwrightOutcome };
let total = noTests;
/** The messages of the tests that failed, or the last lines of a step without one; and the steps that failed. */
const failedTests: string[] = [];
const failedSteps: string[] = [];
const unchanged: string[] = [];

async function take(step: Step): Promise<void> {
  const { name, runner, reads } = step;
  const inputs = reads === undefined ? null : hashInputs(reads);
  if (!everyStep && hasPassedWith(name, inputs)) {
    unchanged.push(name);
    return;
  }
  process.stdout.write(`.. ${name} begins\n`);
  const report = join(reports, `${name.replace(":", "-")}.json`);
  const started = Date.now();
  const { passed, output } = await runStep(step, report);
  if (!passed) failedSteps.push(name);
  const named = failedTests.length;
  try {
    if (runner !== undefined) {
      const outcome = outcomeOf[runner](JSON.parse(readFileSync(report, "utf8")));
      total = addCounts(total, outcome.counts);
      failedTests.push(...outcome.failures);
    }
  } catch (cause) {
    if (passed) failedSteps.push(`${name} (no readable report: ${String(cause)})`);
  }
  // No test of it failed: its last lines give the reason.
  if (!passed && failedTests.length === named) failedTests.push(`${name}\n${output.slice(-2000)}`);
  if (reads !== undefined) rememberOutcome(name, inputs, !failedSteps.some((one) => one.startsWith(name)));
  const seconds = Math.round((Date.now() - started) / 1000);
  process.stdout.write(`\n== ${name}\n${output}-- ${name}: ${passed ? "ok" : "FAILED"} in ${seconds} s\n\n`);
}

const running = new Map<string, Promise<void>>();
const waiting = stepsWith(postgres?.url).filter(({ long = false }) => everyStep || !long);
async function takeSteps(): Promise<void> {
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
    const before = step.after === undefined ? undefined : running.get(step.after);
    const taken = Promise.resolve(before).then(() => take(step));
    // At once, so that a step after one that still waits does not begin before it.
    running.set(step.name, taken);
    await taken;
  }
}
await Promise.all(Array.from({ length: everyStep ? 2 : 3 }, takeSteps));

await postgres?.stop();
rmSync(reports, { recursive: true, force: true });

const notes = [
  ...(postgres === undefined
    ? ["The server suite ran on PGlite: no PostgreSQL here (apt-get install postgresql adds it)."]
    : []),
  ...(unchanged.length === 0 ? [] : [`Unchanged since they passed: ${unchanged.join(", ")} (npm test -- --all).`]),
];
// Whoever sees only the end of what a run printed sees here what failed.
const shown = failedTests.map((failure) => `\nFAILED: ${failure.slice(0, 3000)}`);
process.stdout.write(`\n${[...shown, ...notes, ...failedSteps.map((name) => `FAILED: ${name}`)].join("\n")}\n`);
const failures = Math.max(total.failed, failedSteps.length);
process.stdout.write(`${total.passed} passed, ${failures} failed, ${total.skipped} skipped\n`);
process.exitCode = failures === 0 && total.passed > 0 ? 0 : 1;
