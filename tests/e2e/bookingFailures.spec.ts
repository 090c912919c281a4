import type { Page } from "@playwright/test";
import { bookButton, field, fillBooking, openEngine, requestsTo, torreyPines } from "../support/booking.ts";
import { expect, test } from "../support/fixtures.ts";

test.use({ role: "agent" });

const book = "/api/ibe/book";
const fatal = "A fatal error occured. Please escalate. Debug data: ";
const alert = (page: Page) => page.getByRole("alert").filter({ hasText: fatal });

test("OPS-IBE-78 MSG-32 DECISIONS 29 a 500 and a 403 show the body as text, redacted", async ({ page }) => {
  await openEngine(page);
  await fillBooking(page);
  for (const status of [500, 403]) {
    const body = `<b id="markup">out of order: ${status}</b> ${torreyPines.card.number}`;
    await page.route(`**${book}`, (route) => route.fulfill({ status, contentType: "text/html", body }), { times: 1 });
    await bookButton(page).click();
    await expect(alert(page)).toContainText(`<b id="markup">out of order: ${status}</b>`);
    await expect(alert(page)).not.toContainText("4242");
    await expect(page.locator("#markup")).toHaveCount(0);
    await expect(alert(page).getByRole("button", { name: "Copy" })).toBeVisible();
    await expect(field(page, "Card Number")).toHaveValue("•••• 4242");
  }
});

test("MSG-33 without a response it says so, and Book again goes out under the same key", async ({ page }) => {
  const sent = requestsTo(page, book);
  await page.route(`**${book}`, (route) => route.abort(), { times: 1 });
  await openEngine(page);
  await fillBooking(page);
  await bookButton(page).click();
  await expect(alert(page)).toContainText("Undefined response.");
  await expect(field(page, "Last Name")).toHaveValue("Hopper");
  await bookButton(page).click();
  await expect(page.getByRole("status").filter({ hasText: "Success" })).toBeVisible();
  const [first, second] = sent.map((request) => request.headers()["idempotency-key"]);
  expect(first).toBeTruthy();
  expect(second).toBe(first);
});

test("an answer that got lost is not booked twice", async ({ page }) => {
  const booked: number[] = [];
  await page.route(
    `**${book}`,
    async (route) => {
      booked.push((await (await route.fetch()).json()).id);
      await route.abort();
    },
    { times: 1 },
  );
  await openEngine(page);
  await fillBooking(page);
  await bookButton(page).click();
  await expect(alert(page)).toContainText("Undefined response.");
  const again = page.waitForResponse(`**${book}`);
  await bookButton(page).click();
  expect(await (await again).json()).toMatchObject({ id: booked[0] });
  await expect(page.getByRole("status").filter({ hasText: `Tee time ${booked[0]} is booked` })).toBeVisible();
});

test("a double click on Book makes one call", async ({ page }) => {
  const sent = requestsTo(page, book);
  await openEngine(page);
  await fillBooking(page);
  await bookButton(page).dblclick();
  await expect(page.getByRole("status").filter({ hasText: "Success" })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test("Enter in a field never books; Ctrl+Enter asks with the total in view", async ({ page }) => {
  const sent = requestsTo(page, book);
  await openEngine(page);
  await fillBooking(page);
  for (const name of ["Play Date", "Players", "Charge Amount", "Last Name", "Email", "CVV"]) {
    await field(page, name).press("Enter");
  }
  const question = page.getByRole("alertdialog", { name: "Book at this total?" });
  await expect(question).toHaveCount(0);
  await field(page, "CVV").press("ControlOrMeta+Enter");
  await expect(question).toContainText("$120.20");
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(field(page, "CVV")).toBeFocused();
  expect(sent).toHaveLength(0);
});
