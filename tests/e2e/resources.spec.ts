import type { Typed } from "../records/case.ts";
import { journeys } from "../records/cases.ts";
import { expectAccessible, expectReadableInTheDark } from "../support/accessible.ts";
import { expectHeld, fillIn, pickPicture } from "../support/fields.ts";
import { expect, test } from "../support/fixtures.ts";
import { tabTo } from "../support/keyboard.ts";

test.use({ role: "admin" });

/** The journey that all resources of the console share; a resource's own spec has only its particular parts. */
for (const resource of journeys)
  test(`CROSS-01..39 ${[resource.ids, resource.heading].join(" ")}: find, add, change, delete`, async ({ page }) => {
    const heading = page.getByRole("heading", { level: 1 });
    const form = page.getByRole("form", { name: resource.form, exact: true });
    const rows = page.getByRole("table", { name: resource.table, exact: true }).locator("tbody tr:not([aria-hidden])");
    const success = page.getByRole("status").filter({ hasText: "Success" });
    const history = page.getByRole("region", { name: "History" }).getByRole("listitem");

    await page.goto(resource.list);
    await expect(heading).toContainText(resource.heading);
    await expect(rows.first()).toBeVisible();
    const all = await rows.count();
    await fillIn(page.getByRole("main"), page, resource.filter);
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(page).toHaveURL(/[?&]filters=/);
    await expect.poll(() => rows.count()).toBeLessThan(all);
    for (const text of await rows.allInnerTexts()) expect(text).toContain(resource.found);
    await expect(page.getByRole("button", { name: `Remove filter ${resource.filter[0]}` })).toBeVisible();

    if (resource.create === null) {
      await rows.getByRole("link", { name: /^View / }).click();
      await expect(page.getByRole("main").getByRole("link", { name: /^New / })).toHaveCount(0);
    } else {
      if (resource.createdFrom !== undefined) await page.goto(resource.createdFrom);
      await page.getByRole("main").getByRole("link", { name: resource.create }).click();
      await expect(form.getByRole("button", { name: "Save" })).toBeDisabled();
      for (const name of ["Edit", "Lock", "Reload", "Delete"])
        await expect(form.getByRole("button", { name })).toHaveCount(0);
      for (const typed of [...resource.typed, ...(resource.secrets ?? [])]) await fillIn(form, page, typed);
      if (resource.picture !== undefined) await pickPicture(form, resource.picture);
      await form.getByRole("button", { name: "Save" }).click();
      await expect(success).toBeVisible();
      await expect(history.first()).toContainText("created");
    }
    await expect(page).toHaveURL(resource.record);
    await expect(heading).toHaveText(resource.name);
    for (const typed of resource.typed) await expectHeld(form, typed);

    const change = async ([label, value]: Typed) => {
      // By keyboard alone.
      await tabTo(page, form.getByRole("button", { name: "Edit" }), "Shift+Tab");
      await page.keyboard.press("Enter");
      await tabTo(page, form.getByRole("textbox", { name: label, exact: true }));
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type(String(value));
      await expectAccessible(page, "form");
      await expectReadableInTheDark(page, "form");
      await page.keyboard.press("ControlOrMeta+S");
      await expect(success).toBeVisible();
      await expect(history.first()).toContainText(label);
      await page.reload();
      for (const typed of [...resource.typed.filter(([name]) => name !== label), [label, value] as const])
        await expectHeld(form, typed);
    };
    if (resource.changed === null) {
      for (const name of ["Edit", "Lock", "Save"]) await expect(form.getByRole("button", { name })).toHaveCount(0);
      await expectAccessible(page, "stored");
      await expectReadableInTheDark(page, "stored");
    } else await change(resource.changed);

    const remove = form.getByRole("button", { name: "Delete" });
    if (!resource.deleted) return expect(remove).toHaveCount(0);
    const address = page.url();
    await remove.click();
    await page.getByRole("alertdialog", { name: "Delete?" }).getByRole("button", { name: "Delete" }).click();
    await expect(page).toHaveURL(new RegExp(`${resource.list}$`));
    // The address changes before the page does.
    await expect(heading).toContainText(resource.heading);
    await page.evaluate((deleted) => window.history.pushState(null, "", deleted), address);
    return expect(page.getByText("There is no such record. It may have been deleted.")).toBeVisible();
  });
