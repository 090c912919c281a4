import { defineConfig } from "@playwright/test";
import { windows } from "../app/src/testing/hiddenPart.ts";
import { chromiumArguments, findChromium } from "../scripts/chromium.ts";
import { countsKeys } from "./support/keyboard.ts";

/** Browser journeys against the built server; each worker has a server and a database of its own (support/fixtures.ts). */
export default defineConfig({
  projects: [
    // The core ones are the acts that the business lives on: sign in, book, move, cancel, refund, sell a slot once.
    { name: "journeys", testDir: "./e2e", ...(process.env["TESTS"] === "short" ? { grep: /@core/ } : {}) },
    // Every page and component as it rests, looked at for accessibility alone.
    { name: "pages", testDir: "./pages" },
    // The journeys by keyboard in the windows people work at, dark and light in turn.
    ...windows.map(({ width, height }, index) => ({
      name: `keys at ${width} × ${height}`,
      testDir: "./e2e",
      grep: countsKeys,
      use: { viewport: { width, height }, colorScheme: index % 2 === 0 ? ("dark" as const) : ("light" as const) },
    })),
  ],
  outputDir: "../test-results",
  globalSetup: "./support/demoFolder.ts",
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env["CI"] !== undefined,
  // Generous, because machines are shared: a test that waits for something that never comes still fails.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] === undefined ? [["list"]] : [["list"], ["json"]],
  use: {
    browserName: "chromium",
    locale: "en-US",
    viewport: { width: 1280, height: 800 },
    // Nothing has to come to rest before it can be clicked.
    contextOptions: { reducedMotion: "reduce" },
    trace: "off",
    launchOptions: { executablePath: findChromium() ?? "", args: chromiumArguments },
  },
});
