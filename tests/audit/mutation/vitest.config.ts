import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** The domain's tests alone, with one seed for all properties: a mutant is killed every time or never. */
export default defineConfig({
  root: fileURLToPath(new URL("../../..", import.meta.url)),
  test: {
    name: "domain",
    include: ["packages/domain/src/**/*.test.ts"],
    setupFiles: ["tests/audit/mutation/fixedSeed.ts"],
    environment: "node",
    // The tests share nothing that they change, and loading everything anew for each file takes most of the time.
    isolate: false,
  },
});
