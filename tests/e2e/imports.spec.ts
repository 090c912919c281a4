import { expectAccessible } from "../support/accessible.ts";
import { expect, testAlone as test } from "../support/fixtures.ts";
import { queryAfterwards } from "../support/storedBooking.ts";

test.use({ role: "admin" });

test("a file of customers is mapped, looked at, imported and undone, and the page survives a reload", async ({
  page,
  ownTeedesk,
}) => {
  await page.goto("/imports");
  const file = "First name;Surname;Mail;Town\nPat;Importer;pat@import.test;Vista\nAna;Importer;not an address;\n";
  await page.getByLabel("File", { exact: true }).setInputFiles({
    name: "customers.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(file, "latin1"),
  });
  await page.getByRole("button", { name: "Upload" }).click();
  await expect(page.getByRole("combobox", { name: "Last name" })).toHaveValue("1");
  await expect(page.getByRole("combobox", { name: "City" })).toHaveValue("3");
  await expectAccessible(page, "the columns");
  await page.getByRole("button", { name: "Dry run" }).click();
  await expect(page.getByText("Planned: 1 to create, 0 to update, 0 to skip, 1 refused.")).toBeVisible();
  await expect(page.getByText("Email: Enter a valid e-mail address.")).toBeVisible();
  await expectAccessible(page, "the dry run");
  await page.reload();
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Import" }).click();
  await expect(page.getByText("Imported: 1 done, 0 failed, 0 waiting.")).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Undone: 1 undone, 0 kept, 0 waiting.")).toBeVisible();
  await queryAfterwards(ownTeedesk, async (query) => {
    expect(await query("select count(*)::int as count from customers where email = 'pat@import.test'")).toEqual([
      { count: 0 },
    ]);
  });
});
