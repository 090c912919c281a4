import type { Locator, Page } from "@playwright/test";
import { weekdayAhead } from "../support/booking.ts";
import { expectAccessibleEverywhere } from "../support/everyWindow.ts";
import { expect, testAlone as test } from "../support/fixtures.ts";
import { tabTo } from "../support/keyboard.ts";
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
  const press = async (name: string, within: Page | Locator = page) => {
    await tabTo(page, within.getByRole("button", { name, exact: true }));
    await page.keyboard.press("Enter");
  };
  await press("Upload");
  await expect(page.getByRole("combobox", { name: "Last name" })).toHaveValue("1");
  await expect(page.getByRole("combobox", { name: "City" })).toHaveValue("3");
  await expectAccessibleEverywhere(page, "import columns");
  await press("Dry run");
  await expect(page.getByText("Planned: 1 to create, 0 to update, 0 to skip, 1 refused.")).toBeVisible();
  await expect(page.getByText("Email: Enter a valid e-mail address.")).toBeVisible();
  await expectAccessibleEverywhere(page, "import dry run");
  await page.reload();
  await press("Import");
  await press("Import", page.getByRole("alertdialog"));
  await expect(page.getByText("Imported: 1 done, 0 failed, 0 waiting.")).toBeVisible();
  await page.reload();
  await press("Undo");
  await press("Undo", page.getByRole("alertdialog"));
  await expect(page.getByText("Undone: 1 undone, 0 kept, 0 waiting.")).toBeVisible();
  await queryAfterwards(ownTeedesk, async (query) => {
    expect(await query("select count(*)::int as count from customers where email = 'pat@import.test'")).toEqual([
      { count: 0 },
    ]);
  });
});

test("a dry run of bookings states how days and amounts were read", async ({ page, ownTeedesk: _own }) => {
  await page.goto("/imports");
  await page.getByRole("combobox", { name: "Records" }).selectOption("bookings");
  const [month, day, year] = weekdayAhead(60).split("/");
  const file = [
    "Course;Date;Time;Golfers;Total;Last name;Email",
    `Torrey Pines South;13.12.${year};7.10;2;450,00;Early;early@import.test`,
    `torrey pines south;${day}.${month}.${year};1:10 pm;2;$1,450;Reader;reader@import.test`,
    `Nowhere;${day}.${month}.${year};7:10;2;450;Reader;reader@import.test`,
  ].join("\n");
  const buffer = Buffer.from(file);
  await page.getByLabel("File", { exact: true }).setInputFiles({ name: "bookings.csv", mimeType: "text/csv", buffer });
  await page.getByRole("button", { name: "Upload" }).click();
  await expect(page.getByRole("checkbox", { name: "3/4/2027 is the third of April" })).toBeChecked();
  await page.getByRole("button", { name: "Dry run" }).click();
  await expect(page.getByText("Play time: 1:10 PM · Price: 1450.00")).toBeVisible();
  await expect(page.getByText("Course: There is no course of this name.")).toBeVisible();
  await expectAccessibleEverywhere(page, "import of bookings");
});
