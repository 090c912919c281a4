import { execFileSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { chromium } from "playwright";

// The shell first: the same engine without the browser's own windows, so a page opens in half the time.
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const places = [
  ...["/usr/bin", "/usr/local/bin", "/snap/bin"].flatMap((folder) => names.map((name) => `${folder}/${name}`)),
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const isRoot = process.getuid?.() === 0;

/** A test browser uses loopback only; its own background calls would be refused, many at a time. */
export const chromiumArguments = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  ...(isRoot ? ["--no-sandbox"] : []),
];

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The Chromium or Chrome to test with: CHROMIUM names one, else an installed one, else Playwright's own. */
export function findChromium(): string | undefined {
  const named = process.env["CHROMIUM"];
  if (named !== undefined && named !== "") return named;
  return [...places, chromium.executablePath()].find(isExecutable);
}

const aptInstall = (...packages: string[]) => [
  "apt-get",
  "install",
  "-y",
  "-q",
  "--no-install-recommends",
  ...packages,
];

/**
 * Ensures that a browser is installed, in the simplest way the machine offers: Debian's packages as root (older releases have the whole
 * browser only), else Playwright's own download. Throws with the command to run if none works.
 */
export function ensureChromium(): string {
  const ways = isRoot
    ? [
        ["apt-get", "update", "-q"],
        aptInstall("fonts-liberation", "chromium-headless-shell"),
        aptInstall("fonts-liberation", "chromium"),
      ]
    : [["npx", "playwright", "install", "chromium"]];
  for (const [command = "", ...args] of ways) {
    const found = findChromium();
    if (found !== undefined) return found;
    try {
      execFileSync(command, args, { stdio: "inherit" });
    } catch {
      // The next way may work; the command has printed its own output.
    }
  }
  const installed = findChromium();
  if (installed !== undefined) return installed;
  throw new Error(
    "The browser tests need Chromium or Chrome. Install it with:  sudo apt-get install chromium  (or set CHROMIUM=/path/to/it)",
  );
}
