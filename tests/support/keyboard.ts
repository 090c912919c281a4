import type { Locator, Page } from "@playwright/test";

/** More stops than any screen has. */
const stops = 80;

/** Presses Tab (or Shift+Tab) until the focus is on a control, as a keyboard user does. */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < stops; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not reach ${String(target)}.`);
}
