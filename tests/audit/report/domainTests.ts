import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "../mutation/hashes.ts";
import { type Outcome, step } from "./step.ts";

export type DomainTests = {
  readonly passed: number;
  readonly failed: number;
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

/** Runs the tests of the domain, their properties from the given seed. */
export function runDomainTests(seed: number, folder: string): [Outcome, DomainTests] {
  const file = join(folder, "tests.json");
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
    ],
    { AUDIT_SEED: String(seed) },
  );
  return [outcome, readDomainTests(readFileSync(file, "utf8"))];
}

function readDomainTests(text: string): DomainTests {
  const { testResults }: VitestReport = JSON.parse(text);
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const files = testResults.map(
    ({ name, assertionResults }) => [relative(root, name), assertionResults.length] as const,
  );
  return {
    passed: tests.filter(({ status }) => status === "passed").length,
    failed: tests.filter(({ status }) => status === "failed").length,
    files: Object.fromEntries(files.toSorted(([one], [other]) => (one < other ? -1 : 1))),
    failures: tests
      .filter(({ status }) => status === "failed")
      .map(({ fullName }) => fullName)
      .toSorted(),
  };
}
