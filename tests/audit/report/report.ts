import type { Hashes } from "../mutation/result.ts";
import type { DomainTests } from "./domainTests.ts";
import type { MutationReport } from "./mutationReport.ts";
import type { RuleRow } from "./rulesTable.ts";
import type { Outcome } from "./step.ts";
import type { Versions } from "./versions.ts";

/** What the oracle found; see tests/audit/oracle. */
export type OracleReport = {
  readonly seed: number;
  readonly cases: { readonly random: number; readonly boundary: number };
  readonly databases: readonly { readonly name: string; readonly version: string }[];
  readonly disagreements: readonly unknown[];
};

/** What came of enumerating small worlds; see tests/audit/worlds. */
export type WorldsReport = {
  readonly points: number;
  readonly invariants: readonly { readonly id: string; readonly checked: number; readonly broken: number }[];
};

/** One audit. Nothing in it depends on when it ran or on how long it took. */
export type Report = {
  readonly seed: number;
  readonly versions: Versions;
  readonly outcomes: readonly Outcome[];
  readonly rules: readonly RuleRow[];
  /** Rows of worked examples by file. */
  readonly examples: Readonly<Record<string, number>>;
  readonly tests: DomainTests;
  /** Null where the part is missing. */
  readonly oracle: OracleReport | null;
  readonly worlds: WorldsReport | null;
  readonly mutation: MutationReport;
  /** Every source and test of the domain. */
  readonly hashes: Hashes;
};

/** Everything that disagrees, in words; an audit without any is green. */
export const problemsOf = ({ outcomes, rules, tests, oracle, worlds, mutation }: Report): readonly string[] => [
  ...outcomes.filter(({ passed }) => !passed).map(({ name }) => `${name}: failed`),
  ...tests.failures.map((name) => `test failed: ${name}`),
  ...(tests.passed === 0 ? ["no test ran"] : []),
  ...rules.filter(({ tests }) => tests === 0).map(({ id }) => `no test names the rule ${id}`),
  ...(oracle?.disagreements ?? []).map((disagreement) => `oracle disagrees: ${JSON.stringify(disagreement)}`),
  ...(worlds?.invariants ?? [])
    .filter(({ broken, checked }) => broken > 0 || checked === 0)
    .map(({ id, broken, checked }) => `small worlds: ${id} is broken at ${broken} of ${checked} points`),
  ...mutation.problems,
];
