import { digestOf } from "../mutation/hashes.ts";
import { code, type Html, table } from "./html.ts";
import type { Report } from "./report.ts";

/** A number for people: 1,234. */
export const count = (number: number): string => number.toLocaleString("en-US");

/** What was done, in numbers, and which parts passed. */
export const summary = (report: Report): Html => {
  const { rules, examples, tests, coverage, oracle, worlds, mutation, hashes, outcomes } = report;
  const examplesInAll = Object.values(examples).reduce((sum, rows) => sum + rows, 0);
  return table(
    ["What was counted", ""],
    [
      ["Seed of everything that is drawn", String(report.seed)],
      ["Rules of the catalogue, each named by a test", count(rules.length)],
      ["Worked examples", count(examplesInAll)],
      [
        "Tests of the domain",
        `${count(tests.passed)} passed, ${count(tests.failed)} failed, ${count(tests.skipped)} skipped`,
      ],
      ["Places of the calculation that no test executes", count(coverage.unexecuted.length)],
      [
        "Cases compared with the rules written again in SQL",
        oracle === null
          ? "nothing: it broke off"
          : `${count(oracle.cases.random)} random, ${count(oracle.cases.boundary)} at bounds, on ${oracle.databases
              .map(({ name }) => name)
              .join(" and ")}: ${count(oracle.disagreements.length)} disagreements`,
      ],
      ["Points of small worlds, all of them visited", worlds === null ? "nothing: it broke off" : count(worlds.points)],
      [
        "Changes made to the sources that a test noticed",
        `${count(mutation.killed)} of ${count(mutation.mutants)} (${mutation.score} %, floor ${mutation.floor} %)`,
      ],
      ["SHA-256 of all files at the end of this page", code(digestOf(hashes))],
      ...outcomes.map(({ name, passed }) => [name, passed ? "passed" : "FAILED"]),
    ],
  );
};
