import { loadavg } from "node:os";
import { chromium, type Page } from "playwright";
import { chromiumArguments, ensureChromium } from "../../scripts/chromium.ts";
import { startTeedesk } from "../support/teedesk.ts";
import { installTiming } from "./console/timing.ts";
import { median, p95, signIn } from "./console.ts";

/** Between two keys, in milliseconds: faster than staff type. */
const delay = 80;

/** A box that staff type in: how it is opened, and what is typed. */
type Box = {
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
  readonly use: (page: Page) => Promise<void>;
};

const typed = (text: string) => (page: Page) => page.keyboard.type(text, { delay });

const byKey = (key: string) => async (page: Page) => {
  await page.goto("/ibe", { waitUntil: "networkidle" });
  await page.keyboard.press(key);
};

const arrows = async (page: Page) => {
  for (let row = 0; row < 40; row += 1) await page.keyboard.press("ArrowDown", { delay });
};

const boxes: readonly Box[] = [
  {
    name: "a line of plain HTML, for comparison",
    open: async (page) => {
      await page.goto("data:text/html,<form role=dialog><input autofocus></form>");
    },
    use: typed("sat 7:40 4p torrey pines n (858) 555-3482 code FAIRWAY15 internal"),
  },
  {
    name: "find",
    open: byKey("F2"),
    use: async (page) => {
      for (const text of ["torrey pines north", "abbott amir", "(858) 555-3482"]) {
        await typed(text)(page);
        await page.keyboard.press("ControlOrMeta+a");
      }
    },
  },
  {
    name: "quick entry",
    open: byKey("Shift+F8"),
    use: typed("sat 7:40 4p torrey pines n (858) 555-3482 code FAIRWAY15 internal"),
  },
  {
    name: "offers, the wish",
    open: byKey("F10"),
    use: async (page) => {
      await typed("tomorrow-12/31")(page);
      await page.keyboard.press("Tab");
      await typed("7:00-11:00")(page);
      await page.keyboard.press("Tab");
      await typed("2")(page);
    },
  },
  {
    name: "offers, from one to the next",
    open: byKey("F10"),
    use: async (page) => {
      await page.keyboard.type("tomorrow");
      await page.keyboard.press("Tab");
      await page.keyboard.type("9:00");
      await page.keyboard.press("Tab");
      await page.keyboard.type("2");
      await page.keyboard.press("Enter");
      await page
        .getByRole("button", { name: /^Take / })
        .first()
        .waitFor();
      await page.evaluate(() => window.timing.keys.splice(0));
      await arrows(page);
    },
  },
];

/** Key to paint in the boxes of a call, with the processor at a quarter, on the demo data. */
export async function benchDesk(): Promise<void> {
  const teedesk = await startTeedesk({ LOG_LEVEL: "silent", REQUEST_LIMIT: "0" });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
  try {
    const session = await signIn(teedesk.url);
    const page = await browser.newPage({ baseURL: teedesk.url, viewport: { width: 1366, height: 900 } });
    await page.addInitScript((stored) => {
      for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
    }, session);
    // tsx names the functions it compiles, with a helper that the page does not have.
    await page.addInitScript("globalThis.__name = (named) => named");
    await page.addInitScript(installTiming, "form");
    const devtools = await page.context().newCDPSession(page);
    const figures = [];
    let plain: number | undefined;
    for (const { name, open, use } of boxes) {
      await open(page);
      await page.locator("[role=dialog] input:focus").waitFor();
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      await page.evaluate(() => window.timing.keys.splice(0));
      await use(page);
      const keys = await page.evaluate(() => window.timing.keys);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
      plain ??= median(keys);
      figures.push({
        box: name,
        keys: keys.length,
        "median, ms": median(keys).toFixed(0),
        "p95, ms": p95(keys).toFixed(0),
        "ratio of medians": (median(keys) / plain).toFixed(1),
      });
    }
    console.log(`\nKey to paint at the desk, the processor at a quarter, load ${(loadavg()[0] ?? 0).toFixed(1)}:`);
    console.table(figures);
  } finally {
    await browser.close();
    await teedesk.dispose();
  }
}
