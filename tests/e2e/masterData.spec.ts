import type { Page } from "@playwright/test";
import { expectAccessible, expectReadableInTheDark } from "../support/accessible.ts";
import { expect, test } from "../support/fixtures.ts";
import { columnOf } from "../support/lists.ts";

async function expectAccessibleInBoth(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state);
  await expectReadableInTheDark(page, state);
}

const table = "Helpful Links";
const descriptions = (page: Page) => columnOf(page, table, "Description");

test.describe("an agent", () => {
  test.use({ role: "agent" });

  test("ADM-LINK-08 ADM-LINK-11..13 links are swapped and moved between menus in the list", async ({ page }) => {
    await page.goto("/helpful-links");
    await page.getByRole("radio", { name: "Hotel" }).check();
    await expect(page).toHaveURL(/filters=%7B%22type%22%3A%22hotel%22%7D/);
    await expect.poll(async () => (await descriptions(page)).length).toBe(3);
    const [first = "", second = "", third = ""] = await descriptions(page);
    await expect(page.getByRole("button", { name: `Move ${first} up` })).toBeDisabled();
    await page.getByRole("button", { name: `Move ${first} down` }).click();
    await expect.poll(() => descriptions(page)).toEqual([second, first, third]);
    await page.getByRole("button", { name: `Move ${third} up` }).click();
    await expect.poll(() => descriptions(page)).toEqual([second, third, first]);

    await page.getByRole("combobox", { name: `Type of ${third}` }).selectOption("PSGR");
    await expect.poll(() => descriptions(page)).toEqual([second, first]);
    await page.getByRole("banner").getByRole("button", { name: "PSGR Links" }).click();
    await expect(page.getByRole("menuitem", { name: third })).toBeVisible();
  });

  test("ADM-GC-02 ADM-GC-16 ADM-GC-20 a certificate's balance is corrected, its recipient changed, and it is sent and printed", async ({
    page,
  }) => {
    await page.goto("/manage-gift-certificates?filters=%7B%22serial%22%3A%22GC-20554%22%7D");
    const main = page.getByRole("main");
    await expect(main.getByRole("table", { name: "Gift Certificates" })).toContainText("GC-20554");
    await expectAccessible(page, "list");
    await main.getByRole("link", { name: /^View \d/ }).click();
    await main.getByRole("button", { name: "Edit", exact: true }).click();
    await main.getByRole("textbox", { name: "Balance", exact: true }).fill("44.40");
    await main.getByRole("textbox", { name: "Reason", exact: true }).fill("Goodwill after a late start");
    await expectAccessible(page, "form");
    await main.getByRole("button", { name: "Save", exact: true }).click();
    const history = main.getByRole("region", { name: "History" });
    await expect(history).toContainText("$44.40");
    await expect(main.getByRole("region", { name: "Balance Ledger" })).toContainText("=$44.40");
    await expect(main.getByRole("table", { name: "Movements of the balance" })).toContainText(
      "Goodwill after a late start",
    );
    await main.getByRole("button", { name: "Change Recipient" }).click();
    await page
      .getByRole("dialog", { name: "Select a customer record" })
      .getByRole("row", { name: /@/ })
      .getByRole("button", { name: /^Select/ })
      .first()
      .click();
    await expect(main.getByText("The gift certificate has another recipient now.")).toBeVisible();
    await main.getByRole("button", { name: "Send Certificate" }).click();
    await expect(main.getByText(/^The certificate was sent to /)).toBeVisible();
    await expect(history).toContainText("certificate sent");
    await expectAccessibleInBoth(page, "certificate");
    await main.getByRole("link", { name: "Print Certificate" }).click();
    await expect(page.getByRole("article", { name: "Certificate" })).toContainText("$44.40");
    await expectAccessibleInBoth(page, "page to print");
  });

  test("one's own account: a wrong password is refused at its field, and other sessions are listed", async ({
    page,
  }) => {
    await page.goto("/account");
    const form = page.getByRole("form", { name: "Password", exact: true });
    await expect(page.getByRole("table", { name: "Your sessions" })).toContainText("This one");
    await form.getByLabel(/^Current Password/).fill("not my password");
    for (const name of [/^New Password\W*$/, /^New Password Confirmation/])
      await form.getByLabel(name).fill("fairway green tee");
    await form.getByRole("button", { name: "Change Password" }).click();
    await expect(form.getByLabel(/^Current Password/)).toHaveAccessibleDescription(/^This is not your password\./);
    await expectAccessibleInBoth(page, "account");
  });
});

test.describe("an admin", () => {
  test.use({ role: "admin" });

  test("ADM-CLUB-04 ADM-CLUB-28 a rental club added from a course belongs to it", async ({ page }) => {
    await page.goto("/manage-course/2?tab=rental-clubs");
    await page.getByRole("main").getByRole("link", { name: "New Rental Club" }).click();
    await expect(page).toHaveURL(/\/rental-club\/new\/2$/);
    const form = page.getByRole("form", { name: "Rental Club" });
    await expect(form.getByRole("combobox", { name: "Course" })).toHaveValue("Torrey Pines North");
    // A preset of the address does not count as a change.
    await expect(form.getByRole("button", { name: "Save" })).toBeDisabled();
    await form.getByRole("textbox", { name: "Brand" }).fill("Preset");
    await form.getByRole("textbox", { name: "Rate", exact: true }).fill("40");
    await form.getByRole("textbox", { name: "Charge" }).fill("50");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(page).toHaveURL(/\/rental-club\/\d+$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/manage-course\/2\?tab=rental-clubs$/);
    await expect(page.getByRole("table", { name: "Rental Clubs" })).toContainText("Preset");
  });
});
