import { expect, type Locator, type Page } from "@playwright/test";
import { windows } from "../../app/src/testing/hiddenPart.ts";
import { test } from "../support/fixtures.ts";
import { expectInSight } from "../support/inSight.ts";

/** The widths of the desks, and of a phone. */
const desks = windows.filter(({ width }) => [1440, 1366, 1024].includes(width));
const phone = { width: 390, height: 844 };

const person = {
  staff_user: "margaret.henderson@teedesk.test",
  reason: "Rained off, and the shop closed before the round ended",
};

/** Requests for consent, of which the demo has none: one of each kind, waiting and decided. */
const consents = [
  {
    ...person,
    id: 4,
    created_at: "2026-11-21T18:45:00.000Z",
    expires_at: "2026-11-24T18:45:00.000Z",
    state: "waiting",
    tee_time_id: 1204,
    gift_certificate_id: null,
    cancelation: {
      cancel: true,
      force_cancel: true,
      refund_amount: 117_500,
      standard_refund: 113_000,
      transaction_total: 117_500,
    },
    correction: null,
    decided_by: null,
    decided_at: null,
  },
  {
    ...person,
    id: 3,
    created_at: "2026-11-20T18:45:00.000Z",
    expires_at: "2026-11-23T18:45:00.000Z",
    state: "consented",
    tee_time_id: null,
    gift_certificate_id: 311,
    cancelation: null,
    correction: { balance_before: 10_000, balance: 50_000, value_before: 10_000, value: 50_000 },
    decided_by: "alexander.whitfield@teedesk.test",
    decided_at: "2026-11-20T19:45:00.000Z",
  },
];

/** An exception with long values. */
const exceptions = [
  {
    ...person,
    id: 31,
    created_at: "2026-11-21T18:45:00.000Z",
    kind: "no_cost",
    amount: 117_500,
    tee_time_id: null,
    gift_certificate_id: 1311,
    consented_by: "alexander.whitfield@teedesk.test",
  },
];

/** An entry of the audit trail with long values. */
const entries = [
  {
    id: 31,
    created_at: "2026-11-21T18:45:00.000Z",
    event: "staff_user",
    outcome: "refused",
    staff_user_id: 2,
    staff_user: person.staff_user,
    network_address: "2001:db8:85a3:1234::",
    operation: "downloadRevenueComparisonReport",
    status: 401,
    detail: "margaret.henderson@teedesk.test is an admin and no longer signs in",
  },
];

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
  "/manage-discounts": ["Discounts", "Code", "Start Date", "End Date", "Amount", "$/%", "Enabled"],
  "/manage-course-groups": ["Course Groups", "Course Group Name", "Courses"],
  "/manage-holidays": ["Holidays", "Name", "Start Date", "End Date"],
  "/manage-maintenances": ["Maintenances", "Course", "Start Date", "End Date", "Description"],
  "/manage-rental-clubs": ["Rental Clubs", "Cost", "Rate", "Charge", "Brand", "Description", "Handed", "Sex", "Course"],
  "/manage-images": ["Images", "Picture", "Course Name"],
  "/ric-users": ["RIC Users", "Email", "Groups"],
  "/helpful-links": ["Helpful Links", "Description", "URL", "Type", "Move"],
  "/exceptions": ["Exceptions", "When", "Person", "Exception", "Amount", "Reason", "Subject"],
  "/to-do": ["To do", "Act", "Due", "Kind", "To do", "Phone"],
  "/consents": ["Consents", "Asked", "Person", "Subject", "Request", "Reason", "State", "Decision"],
  "/audit-trail": ["Audit Trail", "When", "Event", "Outcome", "Email", "Network Address", "Operation", "Status"],
};

/** The specified 16 columns of tee times have no room beside the drawer (DECISION-15). */
const wideLists = ["/manage-tee-times"];

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

// Columns have room for the console's own typeface. The first visit of a slow one keeps the stand-in, which is a little wider.
test.beforeEach(({ page }) =>
  page.route("**/assets/*.css", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("font-display:optional", "font-display:block");
    await route.fulfill({ response, body });
  }),
);

for (const [address, [label, ...columns]] of Object.entries(lists))
  test(`${address} shows what its work needs at every width`, async ({ page }) => {
    const long = { consents, exceptions, audit: entries };
    for (const [name, json] of Object.entries(long))
      await page.route(`**/api/${name}/index*`, (route) => route.fulfill({ json }));
    await open(page, address, phone);
    const table = page.getByRole("table", { name: label, exact: true });
    await expect(table.locator("tbody td[data-title]").first()).toBeVisible();
    for (const size of [phone, ...desks]) {
      await page.setViewportSize(size);
      const message = `${size.width} px`;
      await expect.poll(() => unseen(table, columns), { message }).toEqual([]);
      if (size !== phone && wideLists.includes(address)) continue;
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
