import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const levels = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

async function violationsIn(page: Page, check: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  // What moves or fades comes to rest first: its colours on the way are nobody's.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
  const { violations } = await check(new AxeBuilder({ page })).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${String(target)}: ${failureSummary}`),
  );
}

/** The page itself never scrolls sideways; a wide table scrolls inside its own box. */
async function expectNoSidewaysScroll(page: Page, state: string): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(excess, `${state}: wider than the window by`).toBe(0);
}

/** All of WCAG 2.2 AA that axe can judge, in the light theme; in the dark one, where only colours differ, those. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await expectNoSidewaysScroll(page, state);
  await page.emulateMedia({ colorScheme: "light" });
  const light = await violationsIn(page, (axe) => axe.withTags(levels));
  expect.soft(light, `${state}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await violationsIn(page, (axe) => axe.withRules(["color-contrast"]));
  expect.soft(dark, `${state}, dark`).toEqual([]);
}
