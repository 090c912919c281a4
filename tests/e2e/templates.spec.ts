import { expectAccessible, expectReadableInTheDark } from "../support/accessible.ts";
import { expect, test } from "../support/fixtures.ts";

test.use({ role: "admin" });

test("OPS-TPL-01..08 ROLE-12 an admin changes the voucher, and the preview is the stored text's", async ({ page }) => {
  await page.goto("/email-templates");
  await page.getByRole("combobox", { name: "Template" }).selectOption("Tee time voucher");
  const text = page.getByRole("textbox", { name: "Template text" });
  await expect(text).toHaveValue(/^Subject: Voucher for your tee time/);
  const mail = page.frameLocator("iframe");
  await expect(mail.getByRole("cell", { name: "TP-20417" })).toBeVisible();
  // The page's policy allows the mail's own style by its hash.
  await expect(mail.locator("th").first()).toHaveCSS("text-align", "left");
  await expect(mail.locator("body")).toHaveCSS("padding-left", "24px");
  await expectAccessible(page, "a template");
  await expectReadableInTheDark(page, "a template");

  await text.fill("Subject: See you at {{ course_name }}\n\nBring {{ players }} putters, <b>please</b>.");
  await expect(mail.getByText("Bring 4 putters, <b>please</b>.")).toBeVisible();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "Tee time voucher was saved." })).toBeVisible();
  await page.reload();
  await expect(text).toHaveValue(/^Subject: See you at/);
  await expect(page.getByText("1 change", { exact: true })).toBeVisible();
});

test("OPS-MSG-01..03 ROLE-13 an admin writes the message, and no page moves for it", async ({ page }) => {
  await page.goto("/ric-messages");
  const message = page.getByRole("textbox", { name: "Message" });
  await message.fill("Frost delay until 8:30.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Success!", { exact: true })).toBeVisible();
  await expect(page.getByRole("banner").getByText("Frost delay until 8:30.")).toBeVisible();
  await expectAccessible(page, "the message");
  await expectReadableInTheDark(page, "the message");

  await page.goto("/manage-holidays");
  await expect(page.getByRole("banner").getByText("Frost delay until 8:30.")).toBeVisible();
  await expect(page.getByRole("link", { name: /^View/ }).first()).toBeVisible();
  const moved = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const shifts = list.getEntries().map((entry) => ("value" in entry ? Number(entry.value) : 0));
          resolve(shifts.reduce((sum, value) => sum + value, 0));
        });
        observer.observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
  expect(moved).toBeLessThan(0.01);
});
