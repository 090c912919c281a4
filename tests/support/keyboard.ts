import { appendFileSync } from "node:fs";
import { expect, type Locator, type Page, test } from "@playwright/test";

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

/**
 * An agent at the keyboard. Counted are the keys that carry no data: Tab, Enter, arrows and shortcuts, where a chord is one key.
 * What is typed into a field is data, whatever its length: text, digits and the signs between them.
 */
export function typist({ keyboard }: Page) {
  const counts = { data: 0, other: 0 };
  return {
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

/** Prints and limits the keys that carried no data; in `npm run desk:keys` they are a row of its table. */
export function expectKeys({ counts: { data, other }, begun }: Typist, name: string, most: number): void {
  const line = `${name}: ${other} keys without data, ${data} with`;
  test.info().annotations.push({ type: "keys", description: line });
  process.stdout.write(`${line}\n`);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  if (file !== undefined) appendFileSync(file, `| ${name} | ${other} | ${most} | ${data} | ${seconds} |\n`);
  expect(other, line).toBeLessThanOrEqual(most);
}
