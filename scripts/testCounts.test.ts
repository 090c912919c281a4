import { describe, expect, it } from "vitest";
import { addCounts, playwrightCounts, vitestCounts } from "./testCounts.ts";

describe("test counts", () => {
  it("reads a vitest report", () => {
    const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
    expect(vitestCounts(report)).toEqual({ passed: 5, failed: 1, skipped: 3 });
  });

  it("counts a browser test that passed when it was tried again", () => {
    const report = { stats: { expected: 4, unexpected: 1, flaky: 2, skipped: 3 } };
    expect(playwrightCounts(report)).toEqual({ passed: 6, failed: 1, skipped: 3 });
  });

  it("refuses a report without counts instead of answering none", () => {
    expect(() => vitestCounts({})).toThrow("numPassedTests");
    expect(() => playwrightCounts(null)).toThrow("expected");
  });

  it("adds up", () => {
    const one = { passed: 1, failed: 2, skipped: 3 };
    expect(addCounts(one, one)).toEqual({ passed: 2, failed: 4, skipped: 6 });
  });
});
