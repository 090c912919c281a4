import { describe, expect, it } from "vitest";
import { mutationReport } from "./mutationReport.ts";
import { page } from "./page.ts";
import { problemsOf, type Report } from "./report.ts";

const rule = {
  id: "CALC-13",
  title: "Scale",
  source: { document: "operations and booking", section: "§9", requirements: ["CALC-13"], decision: "DECISIONS 10" },
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
  tests: { passed: 3, failed: 0, files: {}, failures: [] },
  oracle: {
    seed: 7,
    cases: { random: 100_000, boundary: 2732 },
    databases: [{ name: "PGlite", version: "18.6" }],
    disagreements: [],
  },
  worlds: { points: 9, invariants: [{ id: "total-at-least-0", checked: 9, broken: 0 }] },
  mutation: { ...mutationReport({ stryker: "9", folders: {}, byHand: [] }, [], {}), problems: [] },
  hashes: { "packages/domain/src/index.ts": "e3b0c442" },
};

describe("an audit", () => {
  it("is green when nothing disagrees, with or without the optional parts", () => {
    expect(problemsOf(green)).toEqual([]);
    expect(problemsOf({ ...green, oracle: null, worlds: null })).toEqual([]);
  });

  it.each<[string, Partial<Report>, string]>([
    ["a check failed", { outcomes: [{ name: "oracle", passed: false }] }, "oracle: failed"],
    ["a test failed", { tests: { ...green.tests, failures: ["CALC-13 of 10"] } }, "test failed: CALC-13 of 10"],
    ["no test ran", { tests: { ...green.tests, passed: 0 } }, "no test ran"],
    ["a rule has no test", { rules: [{ ...rule, tests: 0 }] }, "no test names the rule CALC-13"],
    [
      "the oracle disagrees",
      { oracle: { seed: 7, cases: { random: 1, boundary: 0 }, databases: [], disagreements: [{ input: 1 }] } },
      'oracle disagrees: {"input":1}',
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
