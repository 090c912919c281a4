import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { type CDPSession, chromium, type Page } from "playwright";
import { build } from "vite";
import { chromiumArguments, ensureChromium } from "../../scripts/chromium.ts";
import { startTeedesk } from "../support/teedesk.ts";
import { installTiming } from "./console/timing.ts";

/** A console to measure: the address of its customers, and the elements to use. */
type Measured = {
  readonly name: string;
  readonly url: string;
  readonly row: string;
  readonly open: string;
  /** The button that unlocks the form, if there is one. */
  readonly unlock?: string;
  readonly back: string;
};

/** A slow laptop on a mobile network: the processor at a quarter, 9 Mbit/s, 60 ms for each request. */
const throttled = { latency: 60, downloadThroughput: 9e6 / 8, uploadThroughput: 1.5e6 / 8, rate: 4 };
const field = "input[name=email]";
const filled = `${field}:not([value=""])`;

/** The value in the middle. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
/** The value that one in twenty exceeds. */
export const p95 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;

/** Builds the lean page and serves it with Teedesk's API behind it, its files compressed as Teedesk's are. */
async function serveLean(api: string) {
  const folder = mkdtempSync(join(tmpdir(), "teedesk-lean-"));
  await build({
    configFile: false,
    root: fileURLToPath(new URL("console", import.meta.url)),
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true },
    logLevel: "warn",
  });
  const types: Readonly<Record<string, string>> = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { url = "/" } = request;
    if (url.startsWith("/api/")) {
      const names = ["access-token", "uid", "client"];
      const headers = Object.fromEntries(names.map((name) => [name, String(request.headers[name] ?? "")]));
      const answered = await fetch(new URL(url, api), { headers });
      response.writeHead(answered.status, { "content-type": "application/json" });
      response.end(Buffer.from(await answered.arrayBuffer()));
      return;
    }
    const file = url === "/" ? "index.html" : url;
    response.writeHead(200, { "content-type": types[extname(file)] ?? "text/plain", "content-encoding": "gzip" });
    response.end(gzipSync(readFileSync(join(folder, file))));
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the lean page has no port");
  return {
    url: `http://127.0.0.1:${address.port}/`,
    stop: async () => {
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true });
    },
  };
}

/** The session that both consoles read, as the sign-in screen stores it. */
export async function signIn(api: string): Promise<Readonly<Record<string, string>>> {
  const email = "admin@teedesk.test";
  const response = await fetch(new URL("/api/auth/sign_in", api), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: "demo-fairway" }),
  });
  const names = ["access-token", "uid", "client", "expiry", "token-type"];
  const header = Object.fromEntries(names.map((name) => [name, response.headers.get(name)]));
  return {
    "teedesk.level": "admin",
    "teedesk.authName": email,
    "teedesk.authHeader": JSON.stringify(header),
  };
}

async function slowDown(devtools: CDPSession): Promise<void> {
  const { rate, ...network } = throttled;
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", { offline: false, ...network });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate });
}

/** The page's load up to a moment: number of files and responses, and kilobytes of code. */
const loadedBy = (page: Page, moment: number) =>
  page.evaluate((until) => {
    const loaded = performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    const there = loaded.filter(({ responseEnd }) => responseEnd <= until);
    const code = there.filter(({ name }) => /\.(js|css)$/.test(new URL(name).pathname));
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    return {
      requests: there.length + 1,
      kilobytes: code.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
      firstPaint: paint?.startTime ?? Number.NaN,
      elements: document.querySelectorAll("*").length,
    };
  }, moment);

/** One visit with an empty cache. */
async function visit(app: Measured, session: Readonly<Record<string, string>>, isThrottled: boolean) {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
  try {
    const page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
    await page.addInitScript((stored) => {
      for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
    }, session);
    // tsx names the functions it compiles, with a helper that the page does not have.
    await page.addInitScript("globalThis.__name = (named) => named");
    await page.addInitScript(installTiming, app.row);
    if (isThrottled) await slowDown(await page.context().newCDPSession(page));
    await page.goto(app.url, { waitUntil: "commit" });
    const firstRow = await page.evaluate(() => window.timing.firstRow);
    await page.waitForLoadState("networkidle");
    const loaded = await loadedBy(page, firstRow);
    const timed = async (selector: string, press: () => Promise<void>): Promise<number> => {
      // Listens before the click, and waits after it.
      const handle = await page.evaluateHandle((shown) => ({ time: window.timing.afterClick(shown) }), selector);
      await press();
      return handle.evaluate(({ time }) => time);
    };
    const open = (index: number) => timed(filled, () => page.locator(app.open).nth(index).click());
    const edit = await open(0);
    await page.waitForLoadState("networkidle");
    if (app.unlock !== undefined) await page.locator(app.unlock).first().click();
    await page.locator(field).press("End");
    await page.evaluate(() => window.timing.keys.splice(0));
    await page.keyboard.type("abcdefghij klmnopqrst uvwxyz abcdefghij klmnopqrst uvwxyz", { delay: 50 });
    const keys = await page.evaluate(() => window.timing.keys);
    await page.goto(app.url);
    await page.locator(app.row).first().waitFor();
    await open(0);
    const again: number[] = [];
    for (const index of [1, 2, 3, 4, 5]) {
      await timed(app.row, () => page.locator(app.back).first().click());
      again.push(await open(index));
    }
    return { firstRow, ...loaded, edit, editAgain: median(again), key: p95(keys) };
  } finally {
    await browser.close();
  }
}

/** The customers and their form beside the lean page, in the same run and on the same data; medians of RUNS visits (3). */
export async function benchConsole(): Promise<void> {
  const teedesk = await startTeedesk({ LOG_LEVEL: "silent", REQUEST_LIMIT: "0" });
  const lean = await serveLean(teedesk.url);
  const apps: readonly Measured[] = [
    { name: "lean", url: lean.url, row: "tbody tr", open: "tbody button", back: "main > button" },
    {
      name: "Teedesk",
      url: `${teedesk.url}/manage-customers`,
      row: "tbody td[data-title=ID]",
      open: "td[data-title=View] a",
      unlock: "button:has-text('Edit')",
      back: "#drawer a[href='/manage-customers']",
    },
  ];
  try {
    const session = await signIn(teedesk.url);
    for (const isThrottled of [true, false]) {
      const visits = apps.map((): Awaited<ReturnType<typeof visit>>[] => []);
      for (let run = 0; run < Number(process.env["RUNS"] ?? 3); run++) {
        for (const [index, app] of apps.entries()) visits[index]?.push(await visit(app, session, isThrottled));
      }
      const [ofLean = [], ofTeedesk = []] = visits;
      console.log(`\nThe customers in a browser, ${isThrottled ? "slow processor and network" : "unthrottled"}:`);
      console.table(
        rows.map(({ name, of, digits }) => {
          const [ours, theirs] = [median(ofTeedesk.map(of)), median(ofLean.map(of))];
          const ratio = (ours / theirs).toFixed(2);
          return { measured: name, lean: theirs.toFixed(digits), Teedesk: ours.toFixed(digits), "to lean": ratio };
        }),
      );
    }
  } finally {
    await lean.stop();
    await teedesk.dispose();
  }
}

type Visit = Awaited<ReturnType<typeof visit>>;
type Row = { readonly name: string; readonly of: (visit: Visit) => number; readonly digits: number };

const rows: readonly Row[] = [
  { name: "address to first row, ms", of: ({ firstRow }) => firstRow, digits: 0 },
  { name: "first contentful paint, ms", of: ({ firstPaint }) => firstPaint, digits: 0 },
  { name: "JS and CSS to the first row, kB", of: ({ kilobytes }) => kilobytes, digits: 0 },
  { name: "requests to the first row", of: ({ requests }) => requests, digits: 0 },
  { name: "row to filled form, first, ms", of: ({ edit }) => edit, digits: 0 },
  { name: "row to filled form, again, ms", of: ({ editAgain }) => editAgain, digits: 0 },
  { name: "key to its letter, p95, ms", of: ({ key }) => key, digits: 1 },
  { name: "page elements of the list", of: ({ elements }) => elements, digits: 0 },
];
