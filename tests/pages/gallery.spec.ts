import { expectAccessible, expectReadableInTheDark } from "../support/accessible.ts";
import { expect, test } from "../support/fixtures.ts";
import { serveGallery } from "../support/gallery.ts";

test("every component is accessible in its states at both widths, and readable in the dark", async ({ page }) => {
  const gallery = await serveGallery();
  try {
    await page.goto(gallery.url);
    await expect(page.getByRole("heading", { name: "Components" })).toBeAttached();
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page, `${width} px`);
    }
    // At one width, as a component's colours do not depend on it.
    await expectReadableInTheDark(page, "390 px");
  } finally {
    await gallery.close();
  }
});
