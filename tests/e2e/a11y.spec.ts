import { expectAccessible } from "../support/accessible.ts";
import { applyCode, bookButton, field, fillBooking, openEngine, panel, quantityOf } from "../support/booking.ts";
import { expect, test } from "../support/fixtures.ts";

/** The windows people have. */
const windows = [
  ["at a desk", { width: 1280, height: 800 }],
  ["on a phone", { width: 390, height: 844 }],
] as const;

for (const [name, viewport] of windows)
  test.describe(name, () => {
    test.use({ viewport });

    test("sign-in, empty and refused", async ({ page }) => {
      await page.goto("/login");
      await expect(field(page, "Email")).toBeVisible();
      await expectAccessible(page, "empty");
      await page.getByRole("button", { name: "Sign in", exact: true }).click();
      await expect(field(page, "Email")).toHaveAttribute("aria-invalid", "true");
      await expectAccessible(page, "nothing typed");
    });

    test.describe("signed in", () => {
      test.use({ role: "admin" });

      test("home with its menus, a screen not built, an address not found", async ({ page }) => {
        await page.goto("/");
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expectAccessible(page, "home");
        if (viewport.width < 1000) {
          await page.getByRole("button", { name: "Menu" }).click();
          await expect(page.getByRole("link", { name: "Sign Out" })).toBeVisible();
          await expectAccessible(page, "drawer open");
        } else {
          await page.getByRole("button", { name: "Helpful Links" }).click();
          await expect(page.getByRole("menuitem").first()).toBeVisible();
          await expectAccessible(page, "menu open");
        }
        await page.goto("/manage-course/5");
        await expect(page.getByRole("main")).toContainText("not built yet");
        await expectAccessible(page, "not built");
        await page.goto("/no-such-screen");
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expectAccessible(page, "not found");
        await page.keyboard.press("?");
        await expect(page.getByRole("dialog")).toBeVisible();
        await expectAccessible(page, "keys");
      });

      test("the booking engine: blank, filled, refused, asking", async ({ page }) => {
        await openEngine(page);
        await expect(quantityOf(page, "Callaway Rogue")).toBeVisible();
        await expectAccessible(page, "blank");
        await bookButton(page).click();
        await expect(page.getByRole("alert").first()).toBeVisible();
        await expectAccessible(page, "refused by our own rules");

        await fillBooking(page);
        await quantityOf(page, "Callaway Rogue").fill("1");
        await applyCode(page, "Discount code", "FAIRWAY15");
        await applyCode(page, "Gift certificate", "GIFT-100");
        await field(page, "Deal ID or the customer email").fill("501");
        await page.getByRole("button", { name: "Find or match deals" }).click();
        await expect(page.getByRole("table", { name: "Deals" })).toBeVisible();
        await panel(page, "Totals").getByRole("button", { name: "Service fee" }).click();
        const errors = Object.fromEntries(
          ["tee_time.course", "tee_time.play_date", "tee_time.notes", "customer.email", "discount_code"]
            .concat("credit_card.number", "tee_time.golf_rate", "booking.total")
            .map((key) => [
              key,
              [`The server says no to ${key}, in a sentence that is longer than the field is wide.`],
            ]),
        );
        await page.route("**/api/ibe/book", (route) => route.fulfill({ status: 422, json: { errors } }));
        await bookButton(page).click();
        await expect(panel(page, "Rate").getByRole("alert")).toBeVisible();
        await expectAccessible(page, "filled and refused by the server");

        await page.getByRole("button", { name: "Choose Play Date from a calendar" }).click();
        await expect(page.getByRole("dialog", { name: "Calendar for Play Date" }).getByRole("grid")).toBeVisible();
        await expectAccessible(page, "calendar open");
        await page.keyboard.press("Escape");
        await page.getByRole("button", { name: "Show choices of Course" }).click();
        await expect(page.getByRole("option").first()).toBeVisible();
        await expectAccessible(page, "choices open");
        await page.keyboard.press("Escape");
        await page.keyboard.press("ControlOrMeta+Enter");
        await expect(page.getByRole("alertdialog")).toBeVisible();
        await expectAccessible(page, "asking");
      });
    });
  });
