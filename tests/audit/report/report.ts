import type { Hashes } from "../mutation/result.ts";
import type { Comparison } from "../oracle/compare.ts";
import type { Findings } from "../worlds/world.ts";
import type { Coverage } from "./coverage.ts";
import type { DomainTests } from "./domainTests.ts";
import type { MutationReport } from "./mutationReport.ts";
import type { RuleRow } from "./rulesTable.ts";
import type { Outcome } from "./step.ts";
import type { Versions } from "./versions.ts";

/** One audit. Nothing in it depends on when it ran or on how long it took. */
export type Report = {
  readonly seed: number;
  readonly versions: Versions;
  readonly outcomes: readonly Outcome[];
  readonly rules: readonly RuleRow[];
  /** Rows of worked examples by file. */
  readonly examples: Readonly<Record<string, number>>;
  readonly tests: DomainTests;
  readonly coverage: Coverage;
  /** Null when it broke off; its outcome tells. */
  readonly oracle: Comparison | null;
  readonly worlds: Pick<Findings, "points" | "invariants"> | null;
  readonly mutation: MutationReport;
  /** Every source and test of the domain, and everything that checks it here. */
  readonly hashes: Hashes;
};

/** Everything that disagrees, in words; an audit without any is green. */
export const problemsOf = ({
  outcomes,
  rules,
  tests,
  coverage,
  oracle,
  worlds,
  mutation,
}: Report): readonly string[] => [
  ...outcomes.filter(({ passed }) => !passed).map(({ name }) => `${name}: failed`),
  ...tests.failures.map((name) => `test failed: ${name}`),
  ...(tests.passed === 0 ? ["no test ran"] : []),
  ...(tests.skipped > 0 ? [`${tests.skipped} tests are skipped`] : []),
  ...coverage.unexecuted
    .filter(({ reason }) => reason === null)
    .map(({ file, line, text }) => `no test executes ${file}:${line}: ${text}`),
  ...rules.filter(({ tests }) => tests === 0).map(({ id }) => `no test names the rule ${id}`),
  ...(oracle === null || oracle.cases.random === 0 ? ["nothing was compared with the oracle"] : []),
  ...(oracle?.topics ?? [])
    .map(({ name }) => ({ name, count: oracle?.disagreements.filter(({ topic }) => topic === name).length ?? 0 }))
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `the oracle answers ${count} questions of ${name} differently`),
  ...(worlds === null || worlds.points === 0 ? ["no point of a small world was visited"] : []),
  ...(worlds?.invariants ?? [])
    .filter(({ broken, checked }) => broken > 0 || checked === 0)
    .map(({ id, broken, checked }) => `small worlds: ${id} is broken at ${broken} of ${checked} points`),
  ...mutation.problems,
];
