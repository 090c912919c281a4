import { describe, expect, it } from "vitest";
import { mutationReport } from "./mutationReport.ts";
import { page } from "./page.ts";
import { problemsOf, type Report } from "./report.ts";

const rule = {
  id: "CALC-13",
  title: "Scale",
  anchor: "calc-13",
  clauses: ["operations and booking §9", "DECISIONS 10"],
  formula: "110 % of the top, rounded up",
  reading: { chosen: "whole numbers", rejected: "floating point", example: "10 is 11, not 12" },
  code: [{ file: "packages/domain/src/summary/leaderboardScale.ts", name: "leaderboardScale", line: 6 }],
  tests: 2,
  firstTest: { file: "packages/domain/src/summary/summary.test.ts", line: 8 },
} as const;

const green: Report = {
  seed: 7,
  versions: { node: "v20.19.0" },
  outcomes: [{ name: "domain tests", passed: true }],
  rules: [rule],
  examples: { "packages/domain/examples/week.csv": 6 },
  tests: { passed: 3, failed: 0, skipped: 0, files: {}, failures: [] },
  coverage: {
    folders: { money: { lines: { covered: 7, all: 8 }, branches: { covered: 3, all: 3 } } },
    unexecuted: [{ file: "packages/domain/src/money/cents.ts", line: 9, text: "a < b", reason: "never occurs" }],
  },
  oracle: {
    seed: 7,
    cases: { random: 100_000, boundary: 2732 },
    topics: [{ name: "week", random: 100_000, boundary: 2732 }],
    databases: [{ name: "PGlite", version: "18.6" }],
    disagreements: [],
  },
  worlds: { points: 9, invariants: [{ id: "total-at-least-0", checked: 9, broken: 0 }] },
  mutation: { ...mutationReport({ stryker: "9", folders: {}, byHand: [] }, [], {}), problems: [] },
  hashes: { "packages/domain/src/index.ts": "e3b0c442" },
};

const topics = [{ name: "week", random: 1, boundary: 0 }];
const disagreement = { topic: "week", database: "PGlite", input: { start: "2026-11-22" }, domain: 1, oracle: 2 };

describe("an audit", () => {
  it("is green when nothing disagrees", () => {
    expect(problemsOf(green)).toEqual([]);
  });

  it.each<[string, Partial<Report>, string]>([
    ["a check failed", { outcomes: [{ name: "oracle", passed: false }] }, "oracle: failed"],
    ["a test failed", { tests: { ...green.tests, failures: ["CALC-13 of 10"] } }, "test failed: CALC-13 of 10"],
    ["no test ran", { tests: { ...green.tests, passed: 0 } }, "no test ran"],
    ["a test is skipped", { tests: { ...green.tests, skipped: 2 } }, "2 tests are skipped"],
    [
      "nothing executes a place",
      { coverage: { folders: {}, unexecuted: [{ file: "a.ts", line: 9, text: "a < b", reason: null }] } },
      "no test executes a.ts:9: a < b",
    ],
    ["the oracle broke off", { oracle: null }, "nothing was compared with the oracle"],
    ["the worlds broke off", { worlds: null }, "no point of a small world was visited"],
    ["a rule has no test", { rules: [{ ...rule, tests: 0 }] }, "no test names the rule CALC-13"],
    [
      "the oracle disagrees",
      { oracle: { seed: 7, cases: { random: 1, boundary: 0 }, topics, databases: [], disagreements: [disagreement] } },
      "the oracle answers 1 questions of week differently",
    ],
    [
      "an invariant is broken",
      { worlds: { points: 9, invariants: [{ id: "sum", checked: 9, broken: 1 }] } },
      "small worlds: sum is broken at 1 of 9 points",
    ],
    [
      "an invariant was never checked",
      { worlds: { points: 9, invariants: [{ id: "sum", checked: 0, broken: 0 }] } },
      "small worlds: sum is broken at 0 of 0 points",
    ],
    ["a source changed", { mutation: { ...green.mutation, problems: ["a.ts changed"] } }, "a.ts changed"],
  ])("is red when %s", (_, part, problem) => {
    expect(problemsOf({ ...green, ...part })).toEqual([problem]);
    expect(page({ ...green, ...part })).toContain("<title>Audit of the calculation: red</title>");
  });
});

describe("the page", () => {
  it("has no scripts, and links a rule to its clause, code and tests", () => {
    const text = page(green);
    expect(text).not.toMatch(/<script|\son\w+=|javascript:/i);
    expect(text).toContain('<a href="../docs/rules.md#calc-13">CALC-13</a>');
    expect(text).toContain('<a href="../packages/domain/src/summary/leaderboardScale.ts#L6">leaderboardScale</a>');
    expect(text).toContain('<a href="../packages/domain/src/summary/summary.test.ts#L8">first</a>');
  });

  it("escapes what it shows", () => {
    const text = page({ ...green, rules: [{ ...rule, title: 'a < b & "c"' }] });
    expect(text).toContain("a &lt; b &amp; &quot;c&quot;");
  });

  it("is the same for the same findings", () => {
    expect(page(structuredClone(green))).toBe(page(green));
  });
});
