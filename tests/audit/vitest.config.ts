import { defineConfig } from "vitest/config";
import { root } from "./root.ts";

/** Everything that money and days depend on: mutated by Stryker, and executed by tests without a gap. */
const calculation = "packages/domain/src/{money,calendar,booking,discount,refund,summary}/**/*.ts";

/** The domain's tests alone, with one seed for all properties: a mutant is killed every time or never. */
export default defineConfig({
  root,
  test: {
    name: "domain",
    include: ["packages/domain/{src,bin,examples}/**/*.test.ts"],
    setupFiles: ["tests/audit/fixedSeed.ts"],
    environment: "node",
    // The tests change nothing that they share, and isolating files would take most of the time.
    isolate: false,
    coverage: {
      include: ["packages/domain/src/**/*.ts"],
      reporter: ["html", "json-summary"],
      reportsDirectory: "audit-report/coverage",
      reportOnFailure: true,
      thresholds: { [calculation]: { 100: true } },
    },
  },
});
