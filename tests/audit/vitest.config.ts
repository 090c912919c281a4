import { defineConfig } from "vitest/config";
import { judgedSources } from "./mutation/scope.ts";
import { root } from "./root.ts";

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
    includeTaskLocation: true,
    // A test that a busy machine makes slow would count as one that notices a mutant; Stryker itself ends a loop without an end.
    testTimeout: 120_000,
    coverage: {
      include: judgedSources,
      reporter: ["json"],
      reportOnFailure: true,
    },
  },
});
