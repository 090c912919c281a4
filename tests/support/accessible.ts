import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const levels = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

async function expectNoViolations(page: Page, state: string, values: string[], type: "tag" | "rule"): Promise<void> {
  // What moves or fades comes to rest first: its colours on the way are nobody's.
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const options = { resultTypes: ["violations" as const], runOnly: { type, values }, preload: false };
  const { violations } = await new AxeBuilder({ page }).options(options).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${String(target)}: ${failureSummary}`),
  );
  expect.soft(found, state).toEqual([]);
}

/** All of WCAG 2.2 AA that axe can judge, in the light theme; and the page itself never scrolls sideways. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect.soft(excess, `${state}: wider than the window by`).toBe(0);
  await expectNoViolations(page, state, levels, "tag");
}

/** The same page in the dark theme, which differs in nothing but its colours. */
export async function expectReadableInTheDark(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  await expectNoViolations(page, `${state}, dark`, ["color-contrast"], "rule");
  await page.emulateMedia({ colorScheme: "light" });
}
