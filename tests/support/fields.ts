import { expect, type Locator, type Page } from "@playwright/test";
import type { Typed } from "../records/case.ts";

/** The control of a field; radio buttons are found by their group. */
const control = (scope: Page | Locator, label: string): Locator =>
  scope
    .getByRole("textbox", { name: label, exact: true })
    .or(scope.getByRole("combobox", { name: label, exact: true }))
    .or(scope.getByRole("checkbox", { name: label, exact: true }))
    .or(scope.getByRole("group", { name: label, exact: true }))
    .or(scope.locator("input[type=password]").and(scope.getByLabel(new RegExp(`^${label}\\W*$`))));

/** Fills a field as staff do, whatever kind of control it has. */
export async function fillIn(scope: Page | Locator, page: Page, [label, value]: Typed): Promise<void> {
  const field = control(scope, label);
  if (typeof value === "boolean") return field.setChecked(value);
  // A combobox loads its code later than its field.
  await expect(field).not.toHaveAttribute("aria-busy");
  const kind = await field.evaluate((element) => (element.role ?? "") || element.tagName);
  if (kind === "FIELDSET") return field.getByRole("radio", { name: value, exact: true }).check();
  if (kind === "SELECT") return void (await field.selectOption({ label: value }));
  // A choice preset by a new record's address is there already.
  if ((await field.inputValue()) === value) return;
  await field.fill(value);
  if (kind === "combobox") await page.getByRole("option", { name: value, exact: true }).click();
}

/** A picture of one red pixel, for a file field. */
export async function pickPicture(scope: Locator, label: string): Promise<void> {
  const red = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==";
  const file = { name: "red.png", mimeType: "image/png", buffer: Buffer.from(red, "base64") };
  await scope.getByLabel(new RegExp(`^${label}`)).setInputFiles(file);
}

/** Expects a stored field to read as it was typed. */
export async function expectHeld(scope: Locator, [label, value]: Typed): Promise<void> {
  const field = control(scope, label);
  if (typeof value === "boolean") await expect(field).toBeChecked({ checked: value });
  else if ((await field.evaluate(({ tagName }) => tagName)) === "FIELDSET") await expect(field).toContainText(value);
  else await expect(field).toHaveValue(value);
}
