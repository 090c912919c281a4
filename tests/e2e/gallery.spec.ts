import { expect, test } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { serveGallery } from "../support/gallery.ts";

test("every component is accessible in its states, in both themes and widths", async ({ page }) => {
  const gallery = await serveGallery();
  try {
    await page.goto(gallery.url);
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page, `${width} px`);
    }
  } finally {
    await gallery.close();
  }
});
