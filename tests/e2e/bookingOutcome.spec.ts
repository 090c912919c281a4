import type { Locator, Page } from "@playwright/test";
import { windows } from "../../app/src/testing/hiddenPart.ts";
import { bookButton, course, field, fillBooking, openEngine, panel } from "../support/booking.ts";
import { expect, test } from "../support/fixtures.ts";
import { expectInSight } from "../support/inSight.ts";

test.use({ role: "agent" });

const book = "**/api/ibe/book";
const sizeOf = ({ width, height }: (typeof windows)[number]) => `${width}x${height}`;

/** Books from the far end of the page, where the button is on a small window. */
async function bookFromBelow(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await bookButton(page).click();
}

async function expectBooked(done: Locator): Promise<void> {
  for (const text of [
    "Tee time 5201",
    "Call the course to reserve it.",
    "Torrey Pines South",
    "9:30 in the morning",
    "Grace Hopper",
    "$424.20",
    "grace@example.test",
  ])
    await expect(done).toContainText(text);
  await expect(done.getByRole("link", { name: "View tee time" })).toHaveAttribute("href", "/manage-tee-time/5201");
  await expect(done.getByRole("link", { name: "View customer" })).toHaveAttribute("href", "/manage-customer/77");
}

test("OPS-IBE-76 MSG-34 a booking ends in sight, and its confirmation stays until the next one is begun", async ({
  page,
}) => {
  await page.route(book, (route) =>
    route.fulfill({ json: { id: 5201, confirmation: "INTERNAL", customers: [{ id: 77 }] } }),
  );
  await openEngine(page);
  for (const size of windows) {
    await page.setViewportSize(size);
    await fillBooking(page);
    await bookFromBelow(page);
    const question = page.getByRole("alertdialog");
    const done = page.getByRole("status").filter({ hasText: "Success" });
    // From the second time on the same was booked just now.
    await expect(question.or(done)).toBeVisible();
    if (await question.isVisible()) await question.getByRole("button", { name: "Book anyway" }).click();
    await expectInSight(done, sizeOf(size));
    await expectInSight(course(page), sizeOf(size));
    await expect(course(page)).toBeFocused();
    if (size === windows[0]) await expectBooked(done);
    await field(page, "Players").fill("2");
    const line = page.getByText("Booked before: Tee time 5201");
    await expectInSight(line, `${sizeOf(size)}, begun`);
    await expect(line).toContainText("Call the course to reserve it.");
  }
  await page.getByRole("button", { name: "Close" }).click();
  await expect(page.getByText("Booked before:")).toHaveCount(0);
});

test("a whole card booking is typed at 1440x900 without scrolling", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openEngine(page);
  await fillBooking(page);
  const below = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(below).toBeLessThanOrEqual(0);
  for (const name of ["Tee time", "Customer", "Credit card", "Codes", "Totals", "Rate"])
    await expectInSight(panel(page, name), name);
});
