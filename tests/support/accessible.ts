import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type * as Axe from "axe-core";

declare global {
  /** Set in the page by axe-core itself. */
  var axe: typeof Axe | undefined;
}

/** The rows of a long list are alike: its first dozen stand for all. Contrast alone takes milliseconds for each element. */
const exclude = ["tbody > tr:nth-child(n + 13)", "li:nth-child(n + 13)"];
const levels = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Runs axe-core in the page. Its wrapper for Playwright loads the library again and opens a second page at every run, which
 * takes longer than the checks themselves; it needs that for frames of other origins, and there are none here.
 */
async function expectNoViolations(page: Page, state: string, values: string[], type: "tag" | "rule"): Promise<void> {
  // Colours during an animation are not checked: running animations end first, and transitions, which may begin late, are switched off.
  // Neither is a list that is dimmed while it is read again.
  // A box learns in the frame after its content that it scrolls, and takes the focus from then on.
  await page.evaluate(async () => {
    const still = new CSSStyleSheet();
    still.replaceSync("*, ::before, ::after { transition: none !important; } tbody { opacity: 1 !important; }");
    document.adoptedStyleSheets = [still];
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
  });
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  const found = await page.evaluate(
    async ({ exclude: left, ...runOnly }) => {
      if (globalThis.axe === undefined) throw new Error("axe-core was not loaded.");
      const { violations } = await globalThis.axe.run(
        { exclude: left },
        {
          resultTypes: ["violations"],
          runOnly,
          // axe-core leaves it out as experimental: who speaks to the machine says what is read on a control.
          rules: runOnly.type === "tag" ? { "label-content-name-mismatch": { enabled: true } } : {},
          preload: false,
        },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${String(target)}: ${failureSummary}`),
      );
    },
    { type, values, exclude },
  );
  expect.soft(found, state).toEqual([]);
}

/** All of WCAG 2.2 AA and of good practice that axe can judge; and the page itself never scrolls sideways. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  // Elements that measure themselves need a frame after the window has been resized.
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(excess, `${state}: wider than the window by`).toBe(0);
  await expectNoViolations(page, state, levels, "tag");
}

/** The same page in the dark theme, which differs in its colours alone. */
export async function expectReadableInTheDark(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  await expectNoViolations(page, `${state}, dark`, ["color-contrast"], "rule");
  await page.emulateMedia({ colorScheme: "light" });
}
