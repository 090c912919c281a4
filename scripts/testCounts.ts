/** Tests by outcome. */
export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number };

export const noTests: Counts = { passed: 0, failed: 0, skipped: 0 };

export const addCounts = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

function numberAt(report: unknown, key: string): number {
  const value = typeof report === "object" && report !== null ? Reflect.get(report, key) : undefined;
  if (typeof value !== "number") throw new Error(`the report has no number "${key}"`);
  return value;
}

/** Reads the report of vitest's json reporter. */
export const vitestCounts = (report: unknown): Counts => ({
  passed: numberAt(report, "numPassedTests"),
  failed: numberAt(report, "numFailedTests"),
  skipped: numberAt(report, "numPendingTests") + numberAt(report, "numTodoTests"),
});

/** Reads the report of Playwright's json reporter. */
export function playwrightCounts(report: unknown): Counts {
  const stats: unknown = typeof report === "object" && report !== null ? Reflect.get(report, "stats") : undefined;
  return {
    // A flaky test passed when it was tried again; Playwright lists it.
    passed: numberAt(stats, "expected") + numberAt(stats, "flaky"),
    failed: numberAt(stats, "unexpected"),
    skipped: numberAt(stats, "skipped"),
  };
}
