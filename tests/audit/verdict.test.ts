import { describe, expect, it } from "vitest";
import {
  coverageGaps,
  type FileCoverage,
  type MutationReport,
  mutationProblems,
  type TestReport,
  testProblems,
  verdictOn,
} from "./verdict.ts";

const at = (line: number) => ({ start: { line } });

describe("a missed threshold", () => {
  const covered: FileCoverage = {
    statementMap: { 0: at(3) },
    s: { 0: 1 },
    fnMap: { 0: { name: "shareOf", loc: at(7) } },
    f: { 0: 2 },
    branchMap: { 0: { loc: at(9) } },
    b: { 0: [1, 4] },
  };

  it("is every statement, function and branch without a test, with its line", () => {
    expect(coverageGaps({ "money/cents.ts": covered })).toEqual([]);
    const gaps = coverageGaps({ "money/cents.ts": { ...covered, s: { 0: 0 }, f: { 0: 0 }, b: { 0: [1, 0] } } });
    expect(gaps.map((gap) => gap.at)).toEqual(["money/cents.ts:3", "money/cents.ts:7", "money/cents.ts:9"]);
  });
});

describe("a mutant that survives", () => {
  const source =
    "const a = 1;\n// Survives EqualityOperator: both are equal.\n/* v8 ignore next */\nconst b = a > 1;\n";
  const mutant = (status: string, line: number, mutatorName = "EqualityOperator") => ({
    status,
    mutatorName,
    replacement: "a >= 1",
    location: { start: { line, column: 11 } },
  });
  const report = (...mutants: readonly ReturnType<typeof mutant>[]): MutationReport => ({
    files: { "money/cents.ts": { source, mutants } },
  });
  const problemsOf = (...mutants: readonly ReturnType<typeof mutant>[]) =>
    mutationProblems(report(...mutants)).map((problem) => `${problem.at} ${problem.what}`);

  it("is a problem with its place, also when no test reaches it", () => {
    const excused = mutant("Survived", 4);
    expect(problemsOf(excused, mutant("Survived", 1), mutant("Killed", 1), mutant("Timeout", 1))).toEqual([
      "money/cents.ts:1:11 survives: EqualityOperator a >= 1",
    ]);
    expect(problemsOf(excused, mutant("NoCoverage", 1))).toHaveLength(1);
  });

  it("is excused by the comment above its line, for its mutator alone", () => {
    expect(problemsOf(mutant("Survived", 4))).toEqual([]);
    expect(problemsOf(mutant("Survived", 4), mutant("Survived", 4, "BooleanLiteral"))).toHaveLength(1);
  });

  it("leaves no excuse behind once a test kills it", () => {
    expect(problemsOf(mutant("Killed", 4))).toEqual([
      "money/cents.ts:4 is excused but does not survive: EqualityOperator",
    ]);
  });

  it("was looked for: a mutation that did not run is a problem", () => {
    expect(mutationProblems(null)).toEqual([{ part: "mutation", at: null, what: "not run" }]);
    expect(problemsOf()).toEqual(["null nothing was changed"]);
  });
});

describe("a test that fails", () => {
  const report = (changes: Partial<TestReport>): TestReport => ({
    numPassedTests: 1,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
    ...changes,
  });
  const name = "/clone/money/cents.test.ts";

  it("is a problem with the line of its expectation", () => {
    const failureMessages = [`AssertionError: expected 1\n    at ${name}:17:22\n    at runner.js:3:1`];
    const failed = { status: "failed", fullName: "CALC-08 a share", failureMessages };
    expect(testProblems(report({ testResults: [{ name, status: "failed", assertionResults: [failed] }] }))).toEqual([
      { part: "tests", at: `${name}:17`, what: "fails: CALC-08 a share" },
    ]);
  });

  it("may be a file that does not load, one that is skipped, or none at all", () => {
    const broken = { name, status: "failed", message: "SyntaxError", assertionResults: [] };
    expect(testProblems(report({ testResults: [broken] }))).toEqual([{ part: "tests", at: name, what: "SyntaxError" }]);
    expect(testProblems(report({ numTodoTests: 2 }))).toHaveLength(1);
    expect(testProblems(report({ numPassedTests: 0 }))).toHaveLength(1);
    expect(testProblems(null)).toHaveLength(1);
    expect(testProblems(report({}))).toEqual([]);
  });
});

describe("the verdict", () => {
  it("is green without any problem, incomplete with a part that was left out, and red with a missed threshold", () => {
    const gap = { part: "coverage", at: "money/cents.ts:3", what: "no test executes this statement" };
    expect(verdictOn([])).toBe("green");
    expect(verdictOn(mutationProblems(null))).toBe("incomplete");
    expect(verdictOn([...mutationProblems(null), gap])).toBe("red");
    expect(verdictOn([gap])).toBe("red");
  });
});
