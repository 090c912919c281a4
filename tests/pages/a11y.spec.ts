import type { Page } from "@playwright/test";
import { expectAccessible, expectReadableInTheDark } from "../support/accessible.ts";
import {
  applyCode,
  bookButton,
  field,
  fillBooking,
  openEngine,
  panel,
  quantityOf,
  unfold,
} from "../support/booking.ts";
import { expectAccessibleEverywhere } from "../support/everyWindow.ts";
import { expect, test } from "../support/fixtures.ts";

async function expectAccessibleInBoth(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state);
  await expectReadableInTheDark(page, state);
}

const refusedFields = ["course", "play_date", "play_time", "players", "confirmation", "golf_rate"].map(
  (name) => `tee_time.${name}`,
);
const errors = Object.fromEntries(
  [...refusedFields, "customer.email", "discount_code", "gift_cert_serial", "credit_card.number", "booking.total"].map(
    (key) => [key, [`The server refuses ${key}, in a sentence longer than its field is wide.`]],
  ),
);

/** Fills every part of the engine, applies each code, opens a line, and has everything refused. */
async function fillAndBeRefused(page: Page): Promise<void> {
  await fillBooking(page);
  await unfold(page, "Rental clubs");
  await quantityOf(page, "Callaway Rogue").fill("1");
  await applyCode(page, "Discount code", "FAIRWAY15");
  await applyCode(page, "Gift certificate", "GIFT-100");
  await unfold(page, "Deal");
  await field(page, "Deal ID or the customer email").fill("501");
  await page.getByRole("button", { name: "Find or match deals" }).click();
  await expect(page.getByRole("table", { name: "Deals" })).toBeVisible();
  await panel(page, "Totals").getByRole("button", { name: "Service fee" }).click();
  await page.route("**/api/ibe/book", (route) => route.fulfill({ status: 422, json: { errors } }));
  await bookButton(page).click();
  await expect(panel(page, "Rate").getByRole("alert")).toBeVisible();
}

const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

/** A state at a desk in both themes, and on a phone in the light theme, as the colours are the same there. */
async function expectAccessibleAnywhere(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state);
  await expectReadableInTheDark(page, state);
  await page.setViewportSize(phone);
  await expectAccessible(page, `${state}, on a phone`);
  await page.setViewportSize(desk);
}

test.use({ viewport: desk });

test("sign-in, empty and refused", async ({ page }) => {
  await page.goto("/login");
  await expect(field(page, "Email")).toBeVisible();
  await expectAccessible(page, "empty");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(field(page, "Email")).toHaveAttribute("aria-invalid", "true");
  await expectAccessibleAnywhere(page, "nothing typed");
});

test.describe("signed in", () => {
  test.use({ role: "admin" });

  // The pages as they are opened are in pages.spec.ts.
  test("the menus", async ({ page }) => {
    await page.goto("/manage-holidays");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.getByRole("button", { name: "Helpful Links" }).click();
    await expect(page.getByRole("menuitem").first()).toBeVisible();
    await expectAccessibleInBoth(page, "menu open");
    await page.keyboard.press("Escape");
    await page.setViewportSize(phone);
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("link", { name: "Sign Out" })).toBeVisible();
    await expectAccessible(page, "menu open on a phone");
  });

  test("an unknown address, the list of keys", async ({ page }) => {
    await page.goto("/no-such-screen");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page, "not found");
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog").getByRole("heading", { name: "Keys" })).toBeVisible();
    await expectAccessibleAnywhere(page, "keys");
  });

  test("the booking engine, refused and asking", async ({ page }) => {
    await openEngine(page);
    await fillAndBeRefused(page);
    await expectAccessibleEverywhere(page, "a booking that the server refuses");
    await page.keyboard.press("ControlOrMeta+Enter");
    await expect(page.getByRole("alertdialog").getByRole("button", { name: "Book" })).toBeVisible();
    await expectAccessibleAnywhere(page, "asking");
  });

  for (const [name, viewport] of [
    ["at a desk", desk],
    ["on a phone", phone],
  ] as const)
    test(`the booking engine's calendar and choices ${name}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await openEngine(page);
      await page.getByRole("button", { name: "Choose Play Date from a calendar" }).click();
      await expect(page.getByRole("dialog", { name: "Calendar for Play Date" }).getByRole("grid")).toBeVisible();
      await expectAccessible(page, "calendar open");
      if (viewport === desk) await expectReadableInTheDark(page, "calendar open");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Show choices of Course" }).click();
      await expect(page.getByRole("option").first()).toBeVisible();
      await expectAccessible(page, "choices open");
      if (viewport === desk) await expectReadableInTheDark(page, "choices open");
    });
});
