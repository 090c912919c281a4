import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "../mutation/hashes.ts";
import type { Accepted } from "../mutation/result.ts";
import { type Coverage, readCoverage } from "./coverage.ts";
import { type Outcome, step } from "./step.ts";

export type DomainTests = {
  readonly passed: number;
  readonly failed: number;
  /** Left out by the tests themselves. */
  readonly skipped: number;
  /** Tests of each file, from the root of the project. */
  readonly files: Readonly<Record<string, number>>;
  /** Full names. */
  readonly failures: readonly string[];
};

/** The part of Vitest's JSON report that is read here. */
type VitestReport = {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
};

type Run = { readonly outcome: Outcome; readonly tests: DomainTests; readonly coverage: Coverage };

/** Runs the tests of the domain, their properties from the given seed, and sees what they execute. */
export function runDomainTests(seed: number, folder: string, accepted: readonly Accepted[]): Run {
  const file = join(folder, "tests.json");
  const coverage = join(folder, "coverage");
  const outcome = step(
    "domain tests",
    "vitest",
    [
      "run",
      "--config",
      "tests/audit/report/vitest.config.ts",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${file}`,
      `--coverage.reportsDirectory=${coverage}`,
    ],
    { AUDIT_SEED: String(seed) },
  );
  return {
    outcome,
    tests: readDomainTests(readFileSync(file, "utf8")),
    coverage: readCoverage(readFileSync(join(coverage, "coverage-final.json"), "utf8"), accepted),
  };
}

function readDomainTests(text: string): DomainTests {
  const { testResults }: VitestReport = JSON.parse(text);
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const files = testResults.map(
    ({ name, assertionResults }) => [relative(root, name), assertionResults.length] as const,
  );
  const count = (outcome: string) => tests.filter(({ status }) => status === outcome).length;
  const [passed, failed] = [count("passed"), count("failed")];
  return {
    passed,
    failed,
    skipped: tests.length - passed - failed,
    files: Object.fromEntries(files.toSorted(([one], [other]) => (one < other ? -1 : 1))),
    failures: tests
      .filter(({ status }) => status === "failed")
      .map(({ fullName }) => fullName)
      .toSorted(),
  };
}
