import type { Page } from "@playwright/test";
import { windows } from "../../app/src/testing/hiddenPart.ts";
import { expect, test } from "../support/fixtures.ts";
import { expectInSight } from "../support/inSight.ts";

const sizeOf = ({ width, height }: (typeof windows)[number]) => `${width}x${height}`;
const alert = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text }).first();

test("OPS-SIGN-10 a refused sign-in is in sight at every width", async ({ page }) => {
  await page.route("**/api/auth/sign_in", (route) => route.fulfill({ status: 401, json: {} }));
  await page.goto("/login");
  await page.getByLabel("Email").fill("agent@teedesk.test");
  await page.getByLabel("Password", { exact: true }).fill("wrong");
  for (const size of windows) {
    await page.setViewportSize(size);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expectInSight(page.getByText("Your email or password are incorrect."), sizeOf(size));
  }
});

test.describe("signed in", () => {
  test.use({ role: "admin" });

  test("OPS-CAN-14 the outcome of a cancelation is in sight at every width", async ({ page }) => {
    await page.route("**/api/tee_times/cancel", (route) =>
      route.fulfill({ json: { valid: false, message: "The course says no.", confirmation: "" } }),
    );
    await page.goto("/manage-tee-time/5");
    await page.getByRole("button", { name: "Cancel Tee Time" }).click();
    const dialog = page.getByRole("dialog", { name: "Cancelation Options" });
    await expect(dialog.getByRole("button", { name: "Process" })).toBeEnabled();
    for (const size of windows) {
      await page.setViewportSize(size);
      await dialog.getByRole("button", { name: "Process" }).click();
      const sure = page.getByRole("alertdialog").getByRole("button", { name: "Cancel Tee Time" });
      await sure.click();
      await expectInSight(alert(page, "The course says no."), sizeOf(size));
    }
  });
});
