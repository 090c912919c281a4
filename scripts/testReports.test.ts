import { describe, expect, it } from "vitest";
import { addCounts, playwrightOutcome, vitestOutcome } from "./testReports.ts";

const passed = { fullName: "adds", status: "passed", failureMessages: [] };
const vitestReport = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
const stats = { expected: 4, unexpected: 1, flaky: 2, skipped: 3 };
const spec = (title: string, ok: boolean, ...messages: string[]) => ({
  title,
  file: "booking.spec.ts",
  ok,
  tests: [{ results: messages.map((message) => ({ errors: [{ message }] })) }],
});

describe("test reports", () => {
  it("count the tests vitest ran, and list the failures with their messages", () => {
    const failed = { fullName: "sums add", status: "failed", failureMessages: ["expected 3 to be 4"] };
    const results = [{ name: "sums.test.ts", status: "failed", message: "", assertionResults: [passed, failed] }];
    expect(vitestOutcome({ ...vitestReport, testResults: results })).toEqual({
      counts: { passed: 5, failed: 1, skipped: 3 },
      failures: ["sums.test.ts > sums add\nexpected 3 to be 4"],
    });
  });

  it("list a file that failed without a failed test", () => {
    const results = [{ name: "sums.test.ts", status: "failed", message: "no database", assertionResults: [passed] }];
    expect(vitestOutcome({ ...vitestReport, testResults: results }).failures).toEqual(["sums.test.ts\nno database"]);
  });

  it("count a journey that passed on a retry, and list the failed ones, each reason once", () => {
    const inner = { specs: [spec("pays", false, "no receipt", "no receipt"), spec("finds", true)] };
    expect(playwrightOutcome({ stats, suites: [{ specs: [], suites: [inner] }] })).toEqual({
      counts: { passed: 6, failed: 1, skipped: 3 },
      failures: ["booking.spec.ts > pays\nno receipt"],
    });
  });

  it("list an error outside of a journey", () => {
    const errors = [{ message: "Worker teardown timeout of 240000ms exceeded." }];
    expect(playwrightOutcome({ stats, suites: [], errors }).failures).toEqual([errors[0]?.message]);
  });

  it("are refused without counts, instead of counting none", () => {
    expect(() => vitestOutcome({})).toThrow("numPassedTests");
    expect(() => playwrightOutcome({ suites: [] })).toThrow("stats");
  });

  it("add up", () => {
    const one = { passed: 1, failed: 2, skipped: 3 };
    expect(addCounts(one, one)).toEqual({ passed: 2, failed: 4, skipped: 6 });
  });
});
