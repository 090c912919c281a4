import { appendFileSync } from "node:fs";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { expectInSight } from "./inSight.ts";

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

/** Waits for the next frame: a question counts no key that comes before it is painted. */
export const painted = (page: Page) => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));

/**
 * An agent at the keyboard. Counted are the keys that carry no data: Tab, Enter, arrows and shortcuts, where a chord is one key.
 * What is typed into a field is data, whatever its length: text, digits and the signs between them.
 */
export function typist(page: Page) {
  const { keyboard } = page;
  const counts = { data: 0, other: 0 };
  return {
    page,
    counts,
    begun: performance.now(),
    type: async (text: string) => {
      counts.data += text.length;
      await keyboard.type(text);
    },
    press: async (...keys: string[]) => {
      counts.other += keys.length;
      for (const key of keys) await keyboard.press(key);
    },
  };
}
export type Typist = ReturnType<typeof typist>;

const file = process.env["DESK_KEYS"];

/** The titles of the journeys that count keys: they are played in every window (playwright.config.ts). */
export const countsKeys = /at most \d+ keys/;

/**
 * Ends a journey by keyboard. Prints and limits the keys that carried no data; in `npm run desk:keys` they are a row of its table. The outcome
 * has to be in sight, the focus on a part of the page where the next key goes, and the page accessible.
 */
export async function expectKeys(hands: Typist, name: string, most: number, outcome: Locator): Promise<void> {
  const {
    page,
    counts: { data, other },
    begun,
  } = hands;
  expect(test.info().title).toMatch(countsKeys);
  const line = `${name}: ${other} keys without data, ${data} with`;
  test.info().annotations.push({ type: "keys", description: line });
  process.stdout.write(`${line}\n`);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  if (file !== undefined) appendFileSync(file, `| ${name} | ${other} | ${most} | ${data} | ${seconds} |\n`);
  expect(other, line).toBeLessThanOrEqual(most);
  await expectInSight(outcome, `${name}: the outcome`);
  await expect(page.locator(":focus"), `${name}: the focus`).toHaveCount(1);
  // A link that is scrolled half under a bar or the head of a table would count as a small one.
  await page.evaluate(() => {
    for (const part of document.querySelectorAll("*")) if (part.scrollTop > 0) part.scrollTop = 0;
  });
  await expectAccessible(page, name);
}
