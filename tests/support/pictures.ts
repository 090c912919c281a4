import type { Page } from "@playwright/test";

const folder = process.env["DESK_PICTURES"];

/** Takes a picture for docs/the-desk.md on the way of a journey, in `npm run desk:pictures` alone. */
export async function picture(page: Page, name: string): Promise<void> {
  if (folder === undefined) return;
  const size = page.viewportSize();
  await page.setViewportSize({ width: 1024, height: 640 });
  await page.screenshot({ path: `${folder}/${name}.png`, animations: "disabled", caret: "hide", scale: "css" });
  if (size !== null) await page.setViewportSize(size);
}
