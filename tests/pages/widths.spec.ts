import { expect, type Locator, type Page } from "@playwright/test";
import { windows } from "../../app/src/testing/hiddenPart.ts";
import { test } from "../support/fixtures.ts";
import { expectInSight } from "../support/inSight.ts";

/** The widths of the desks, and of a phone. */
const desks = windows.filter(({ width }) => [1440, 1366, 1024].includes(width));
const phone = { width: 390, height: 844 };

/** Lists by their address: the name of the table, and the columns that its work needs. */
const lists: Readonly<Record<string, readonly [label: string, ...columns: string[]]>> = {
  "/manage-tee-times": [
    "Tee Times",
    "Last Name",
    "Play Date",
    "Play Time",
    "Players",
    "Paid",
    "Course",
    "Confirmation",
  ],
  "/manage-customers": ["Customers", "Last Name", "Email", "Phone"],
  "/manage-gift-certificates": ["Gift Certificates", "Customer Name", "Email", "Serial", "Value", "Balance"],
  "/manage-courses": ["Courses", "Name", "Phone", "Email"],
  "/manage-rates": ["Rates", "Course", "Days", "Dates", "Times", "Rate", "Disabled?"],
  "/lost-leads": ["Lost Leads", "Course Name", "Players", "Name", "Email", "Phone"],
  "/tee-time-availability": ["Free tee times", "Course name", "Time", "Book"],
  "/wait-list-queue": ["Wait list", "Course name", "Time"],
  "/queue-management?fupId=1": ["Queue", "Phone", "Email", "Book", "Actions"],
};

/** The texts of a table's needed cells that are cut, or lie beside the window. */
const unseen = (table: Locator, columns: readonly string[]): Promise<string[]> =>
  table.evaluate((element, needed) => {
    const cells = [...element.querySelectorAll<HTMLElement>("tbody td[data-title]")].filter(({ dataset }) =>
      needed.includes(dataset["title"] ?? ""),
    );
    const isCut = (part: Element) =>
      part.scrollHeight > part.clientHeight + 1 || (part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0);
    return cells
      .filter((cell) => {
        const { left, right } = cell.getBoundingClientRect();
        return left < 0 || right > innerWidth || [cell, ...cell.querySelectorAll(".cut-text")].some(isCut);
      })
      .map((cell) => `${cell.dataset["title"]}: ${cell.innerText}`);
  }, columns);

async function open(page: Page, address: string, size: { readonly width: number; readonly height: number }) {
  await page.setViewportSize(size);
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

test.use({ role: "admin" });

for (const [address, [label, ...columns]] of Object.entries(lists))
  test(`${address} shows what its work needs at every width`, async ({ page }) => {
    await open(page, address, phone);
    const table = page.getByRole("table", { name: label, exact: true });
    await expect(table.locator("tbody td[data-title]").first()).toBeVisible();
    for (const size of [phone, ...desks]) {
      await page.setViewportSize(size);
      const message = `${size.width} px`;
      await expect.poll(() => unseen(table, columns), { message }).toEqual([]);
      // On a desk secondary columns may be beside the window; cards have no beside.
      if (size !== phone) continue;
      const excess = table.evaluate(({ parentElement: box }) => (box?.scrollWidth ?? 0) - (box?.clientWidth ?? 0));
      expect(await excess, message).toBe(0);
    }
  });

test("the booking page has its total and Book in the first window of a desk, and greets a phone in full", async ({
  page,
}) => {
  for (const size of desks) {
    await open(page, "/ibe", size);
    await expectInSight(page.getByRole("button", { name: "Book", exact: true }), `Book at ${size.width} px`);
    await expectInSight(page.getByRole("heading", { name: "Totals" }), `Totals at ${size.width} px`);
  }
  await open(page, "/ibe", phone);
  const greeting = page.getByText("Hello, admin@teedesk.test");
  await expectInSight(greeting, "the greeting");
  expect(await greeting.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test("one's sessions can be ended at every width", async ({ page }) => {
  for (const size of [...desks, phone]) {
    await open(page, "/account", size);
    const sessions = page.getByRole("table", { name: "Your sessions" });
    await expect(sessions.locator("td[data-title]").first()).toBeVisible();
    expect(await unseen(sessions, ["Browser", "Network Address", "Last Used", "End"]), `${size.width} px`).toEqual([]);
  }
});

test("a payment's confirmation is whole beside its Copy, finds its tee time, and has its items below it", async ({
  page,
}) => {
  for (const size of [...desks, phone]) {
    await open(page, "/manage-tee-time/1", size);
    const confirmation = page.getByRole("textbox", { name: "CC Confirmation" });
    await expect(confirmation).toHaveValue("sandbox_tee_1");
    expect(
      await confirmation.evaluate((input) => input.scrollWidth - input.clientWidth),
      `${size.width} px`,
    ).toBeLessThanOrEqual(0);
    const records = await page.getByRole("table", { name: "Transactions", exact: true }).boundingBox();
    const items = await page.getByRole("table", { name: "Transaction items" }).boundingBox();
    expect(items?.y, `${size.width} px`).toBeGreaterThan((records?.y ?? 0) + (records?.height ?? 0) - 1);
  }
  await open(page, "/manage-tee-times", { width: 1440, height: 900 });
  await page.getByPlaceholder("Name, email, phone, confirmation or ID").fill("sandbox_tee_1");
  await page.keyboard.press("Enter");
  const rows = page.getByRole("table", { name: "Tee Times", exact: true }).locator("tbody tr:not([aria-hidden])");
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole("link", { name: "View 1", exact: true })).toBeVisible();
});
