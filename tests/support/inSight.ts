import { expect, type Locator } from "@playwright/test";

/** The widths people work at, with the height that usually goes with them. */
export const windows = [
  { width: 1920, height: 1080 },
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;

/** What is wrong with where an element is; "" when all of it lies in the window and nothing covers its top and bottom. */
const hiddenPart = (target: Locator): Promise<string> =>
  target.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight || left < 0 || right > innerWidth + 1)
      return `outside: ${[top, bottom, left, right].map(Math.round).join(" ")} in ${innerWidth}x${innerHeight}`;
    const isCovered = (y: number) => {
      const hit = document.elementFromPoint((left + right) / 2, y);
      return hit === null || !(element.contains(hit) || hit.contains(element));
    };
    if (isCovered(top + 3)) return `its top is covered at ${Math.round(top)}`;
    return isCovered(bottom - 3) ? `its bottom is covered at ${Math.round(bottom)}` : "";
  });

/** The whole element is in the part of the page that the person is looking at. */
export async function expectInSight(target: Locator, message: string): Promise<void> {
  await expect(target, message).toBeVisible();
  await expect.poll(() => hiddenPart(target), { message, timeout: 10_000 }).toBe("");
}
