import { existsSync } from "node:fs";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { configDefaults, defineConfig } from "vitest/config";
import { chromiumArguments, findChromium } from "./scripts/chromium.ts";

/** A state is waited for long: the second that is Vitest's default is a moment on a busy machine. */
const patient = { poll: { timeout: 20_000 } };

const node = (
  name: string,
  include: string[],
  more: { env?: Record<string, string>; testTimeout?: number; hookTimeout?: number } = {},
) => ({
  // Loading the code anew for each file took more than half of the time.
  test: {
    name,
    include,
    exclude: [...configDefaults.exclude, ...long],
    environment: "node" as const,
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: patient,
    ...more,
  },
});

/** Databases, commands and builds: generous, because machines are shared; a test that hangs still fails. */
const slow = { testTimeout: 240_000, hookTimeout: 240_000 };

/**
 * Where the server suite runs on PostgreSQL, the embedded database gets these: lock its folder, list, book, and book at once.
 * The browser journeys run on it too, and start it on an empty folder and on a filled one.
 */
const smoke = [
  "server/src/db/folderLock.test.ts",
  "server/src/features/booking/bookTeeTime.test.ts",
  "server/src/features/booking/bookConcurrently.test.ts",
  "server/src/features/teeTimes/list/listing.test.ts",
];

/** A path that does not exist would match no test without a warning. */
function existing(file: string): string {
  if (!existsSync(file)) throw new Error(`vitest.config.ts: ${file} has moved.`);
  return file;
}

/** `npm test` leaves these to `npm test -- --all`. Vitest by hand runs them too. */
const long = process.env["TESTS"] === "short" ? ["**/*.long.{test.ts,browser.test.tsx}"] : [];

/** Every form, page and kind of reply, one after the other. */
const sweeps = "app/src/testing/**/*.browser.test.tsx";

/** Random wishes for a tee time: the server suite has a few of them, the sweeps 500. */
const wishes = "server/src/resources/offers/offers.test.ts";

/** Files that run in a page of Chromium. */
const browser = (name: string, include: string[], exclude: string[] = []) => ({
  plugins: [react({ compiler: { compilationMode: "annotation" } }), tailwindcss()],
  // Named here so that Vite finds them before the first test: a dependency it discovers midway reloads the page.
  optimizeDeps: {
    include: [
      "@tanstack/react-query",
      "@xstate/react",
      "effect/Result",
      "effect/Schema",
      "effect/SchemaIssue",
      "openapi-fetch",
      "react-dom/client",
      "wouter",
      "xstate",
    ],
  },
  test: {
    name,
    setupFiles: ["app/src/testing/setup.ts", "packages/ui/src/testing/setup.ts"],
    // The files of a page share its code: loading it anew for each took a quarter of the time. Two pages, because a test waits
    // as often as it works.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    maxWorkers: 2,
    testTimeout: 120_000,
    expect: patient,
    include,
    exclude,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: findChromium() ?? "", args: chromiumArguments },
        contextOptions: { reducedMotion: "reduce" },
        // Sooner than the test's own time: then a click that cannot be made says what is in its way.
        actionTimeout: patient.poll.timeout,
      }),
      instances: [{ browser: "chromium" as const }],
    },
  },
});

/** One configuration for every project: a project file of its own would lose the browser settings. */
export default defineConfig({
  test: {
    // A cold PGlite takes seconds and several hundred megabytes: few at a time on two cores.
    maxWorkers: 2,
    reporters: process.env["VITEST_JSON"] === undefined ? ["default"] : ["default", "json"],
    ...(process.env["VITEST_JSON"] === undefined ? {} : { outputFile: { json: process.env["VITEST_JSON"] } }),
    projects: [
      node("domain", ["packages/domain/{src,bin,examples}/**/*.test.ts"]),
      node("contract", ["openapi/**/*.test.ts"]),
      node("xlsx", ["packages/xlsx/**/*.test.ts"]),
      node("ui", ["packages/ui/src/**/*.test.ts"]),
      node("app", ["app/src/**/*.test.ts"]),
      node("package", ["tests/package/**/*.test.ts"], slow),
      node("tools", ["scripts/**/*.test.ts"], slow),
      node("server", ["server/src/**/*.test.ts", "tests/{contract,records,wiring}/**/*.test.ts"], slow),
      // These start, kill and stop whole processes.
      node("operations", ["tests/{faults,operations}/**/*.test.ts"], slow),
      node("embedded", smoke.map(existing), { ...slow, env: { TEST_DATABASE_URL: "" } }),
      node("audit", ["tests/audit/**/*.test.ts"], slow),
      browser("browser", ["packages/ui/src/**/*.browser.test.tsx", "app/src/**/*.browser.test.tsx"], [sweeps, ...long]),
      browser("sweeps", [sweeps]),
      node("wishes", [existing(wishes)], { ...slow, env: { WISHES: "500" } }),
    ],
  },
});
