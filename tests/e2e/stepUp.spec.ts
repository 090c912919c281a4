import { expectAccessible, expectReadableInTheDark } from "../support/accessible.ts";
import { copyDemoFolder } from "../support/demoFolder.ts";
import { expect, signIn, test } from "../support/fixtures.ts";
import { staff } from "../support/staff.ts";
import { startTeedesk } from "../support/teedesk.ts";

test("DECISION-71 DECISION-72 a card number and an export of customers take the password again, once in five minutes", async ({
  browser,
}) => {
  const teedesk = await startTeedesk({ STEP_UP_EXPORTS: "1" }, copyDemoFolder());
  const context = await browser.newContext({ baseURL: teedesk.url });
  const page = await context.newPage();
  const question = page.getByRole("dialog", { name: "Confirm that it is you" });
  const card = page.getByRole("dialog", { name: "Number of the saved card" });
  const password = question.getByRole("textbox", { name: "Your Password" });
  try {
    await page.goto("/ibe?providedQueueId=1");
    await signIn(page, staff.admin);
    await page.getByRole("button", { name: "Show Number" }).click();
    await expectAccessible(page, "the need");
    await expectReadableInTheDark(page, "the need");
    await card.getByRole("textbox", { name: "Needed For" }).fill("The course asks for it by phone");
    await page.keyboard.press("Enter");
    await expect(password).toBeFocused();
    await expectAccessible(page, "the password again");
    await expectReadableInTheDark(page, "the password again");
    await password.fill("not-my-password");
    await page.keyboard.press("Enter");
    await expect(password).toHaveAccessibleDescription(/\S/);
    await password.fill(staff.admin.password);
    await page.keyboard.press("Enter");
    await expect(card.getByText("4242 4242 4242 4242")).toBeVisible();
    await expectAccessible(page, "the number");
    await expectReadableInTheDark(page, "the number");
    await card.getByRole("button", { name: "Hide" }).click();
    await expect(page.getByRole("textbox", { name: "Card Number" })).toHaveValue("•••• 4242");

    // The same session is still confirmed; another one is not, and its download begins once it is.
    await page.goto("/logout");
    await expect(page.getByLabel("Email")).toBeVisible();
    await signIn(page, staff.admin);
    await expect(page.getByRole("banner")).toBeVisible();
    await page.goto("/reports/gift-certificate");
    await page.getByRole("main").locator("button[type=submit]").click();
    await expect(password).toBeFocused();
    await password.fill(staff.admin.password);
    // The tab becomes the download, which belongs to the page that opened it.
    const download = page.waitForEvent("download");
    await question.getByRole("button", { name: "Confirm" }).click();
    expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
  } finally {
    await context.close();
    await teedesk.stop();
  }
});
