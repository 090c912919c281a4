import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { RegisteredScript, ScriptRegister } from "../../scripts/scriptRegister.ts";
import { copyDemoFolder } from "../support/demoFolder.ts";
import { expect, signIn, test, testAlone } from "../support/fixtures.ts";
import { startTeedesk } from "../support/teedesk.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const register: ScriptRegister = JSON.parse(readFileSync(join(root, "dist/scripts.json"), "utf8"));
const scripts = register["index.html"] ?? [];
const fileOf = (name: string): string => scripts.find(({ file }) => file?.includes(`/${name}-`) === true)?.file ?? "";

/** A server of a copy of the built console in which a script has a byte more. */
async function withChanged(file: string, use: (url: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "teedesk-changed-"));
  for (const part of ["node_modules", "openapi", "package.json"]) symlinkSync(join(root, part), join(folder, part));
  for (const part of ["dist/app", "server"]) cpSync(join(root, part), join(folder, part), { recursive: true });
  for (const ending of [".br", ".gz"]) rmSync(join(folder, "dist/app", file + ending), { force: true });
  appendFileSync(join(folder, "dist/app", file), ";");
  const teedesk = await startTeedesk({ REQUEST_LIMIT: "0" }, copyDemoFolder(), folder);
  try {
    await use(teedesk.url);
  } finally {
    await teedesk.dispose();
    rmSync(folder, { recursive: true });
  }
}

const countsAt = (url: string) => async (): Promise<string> => {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return metrics
    .split("\n")
    .filter((line) => line.startsWith("teedesk_violations_total{") && !line.endsWith(" 0"))
    .join("\n");
};

test("the register has every script of the console, with its reason", async ({ page }) => {
  const loaded = new Set<string>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith(".js")) loaded.add(pathname.slice(1));
  });
  await page.goto("/login");
  await signIn(page);
  await expect(page.getByRole("navigation").first()).toBeVisible();
  const files = scripts.map(({ file }) => file);
  expect([...loaded].filter((file) => !files.includes(file))).toEqual([]);
  expect(loaded.size).toBeGreaterThan(3);
  expect(scripts.filter(({ why, bytes }: RegisteredScript) => why === "" || bytes === 0)).toEqual([]);
});

test("a script that differs by a byte is not run, and is counted", async ({ browser }) => {
  await withChanged(fileOf("console"), async (url) => {
    const page = await browser.newPage();
    await page.goto(`${url}/login`);
    await expect(page.getByText("The console could not be loaded correctly")).toBeVisible();
    await expect.poll(countsAt(url)).toMatch(/^teedesk_violations_total\{directive="load"\} \d+$/);
    await page.close();
  });
});

test("a part loaded later that differs by a byte is not run, and is counted", async ({ browser }) => {
  const file = fileOf("desk");
  await withChanged(file, async (url) => {
    const page = await browser.newPage();
    await page.goto(`${url}/login`);
    await signIn(page);
    await expect(page.getByRole("button", { name: "Reload", exact: true })).toBeVisible();
    await expect.poll(countsAt(url)).toContain('{directive="load"}');
    // With a session it is missing from the start.
    await page.reload();
    await expect(page.getByRole("button", { name: "Reload", exact: true })).toBeVisible();
    await page.close();
  });
});

testAlone(
  "scripts that the build does not know are not run, and are counted",
  async ({ browser, ownTeedesk: { url } }) => {
    const page = await browser.newPage();
    await page.goto(`${url}/login`);
    const field = page.getByLabel("Email");
    await field.fill("mid-way");
    await page.evaluate(async () => {
      const inline = document.createElement("script");
      inline.textContent = "window.ran = 'inline'";
      const foreign = document.createElement("script");
      foreign.src = "https://elsewhere.test/x.js";
      const stopped = new Promise((resolve) => foreign.addEventListener("error", resolve));
      document.head.append(inline, foreign);
      await stopped;
    });
    expect(await page.evaluate(() => Reflect.get(window, "ran"))).toBeUndefined();
    // A browser extension's is no reason to end the console, with what is typed in it.
    await expect(field).toHaveValue("mid-way");
    await expect.poll(countsAt(url)).toBe('teedesk_violations_total{directive="script-src-elem"} 2');
    await page.close();
  },
);
