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

const formFolder = process.env["FORM_PICTURES"];

/** Takes a picture of the whole page in both themes, into the folder `FORM_PICTURES`. */
export async function pictureOfWindow(page: Page, name: string): Promise<void> {
  if (formFolder === undefined) return;
  // A page that is scrolled has its bar in the middle of the picture.
  await page.evaluate(() => scrollTo(0, 0));
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const path = `${formFolder}/${name.replaceAll(/\W+/g, "-")}-${page.viewportSize()?.width}-${colorScheme}.png`;
    await page.screenshot({ path, fullPage: true, animations: "disabled", caret: "hide", scale: "css" });
  }
  await page.emulateMedia({ colorScheme: "light" });
}
