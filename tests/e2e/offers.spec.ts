import { expectAccessible, expectReadableInTheDark } from "../support/accessible.ts";
import { bookButton, field, panel } from "../support/booking.ts";
import { expect, test } from "../support/fixtures.ts";
import { picture } from "../support/pictures.ts";

test.use({ role: "agent" });

/** The two amounts of a row in cents: of each player and in all. */
const cents = (text: string): number => Math.round(Number(text.replaceAll(/[$,]/g, "")) * 100);

test("OFFER-01 OFFER-03 a caller's wish is found, read aloud, taken, held and booked at its total, by keyboard", async ({
  page,
}) => {
  await page.goto("/ibe");
  await field(page, "Last Name").focus();
  await page.keyboard.type("Hopper");
  await page.keyboard.press("F10");
  const dialog = page.getByRole("dialog", { name: "Offers" });
  await expect(dialog.getByRole("textbox", { name: "Days" })).toBeFocused();
  await page.keyboard.type("tomorrow-");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("textbox", { name: "Days" })).toHaveAccessibleDescription(/^Enter days such as/);
  await page.keyboard.press("End");
  const last = new Date(Date.now() + 8 * 86_400_000);
  await page.keyboard.type(`${last.getUTCMonth() + 1}/${last.getUTCDate()}`);
  await page.keyboard.press("Tab");
  await page.keyboard.type("9:00");
  await page.keyboard.press("Tab");
  await page.keyboard.type("2");
  await page.keyboard.press("Enter");

  const take = dialog.getByRole("button", { name: /^Take / });
  await expect(take.first()).toBeFocused();
  await expectAccessible(page, "the offers");
  await expectReadableInTheDark(page, "the offers");
  await page.keyboard.press("ArrowDown");
  await expect(take.nth(1)).toBeFocused();
  const spoken = (await take.nth(1).getAttribute("aria-label")) ?? "";
  const [, time = "", all = ""] =
    /, (\S+) in the morning at .*, two players: .* each, (\$\S+) in all\.$/.exec(spoken) ?? [];
  await expect(dialog.getByRole("status").filter({ hasText: "two players" })).toHaveText(spoken.replace(/^Take /, ""));
  await picture(page, "offers");
  await page.keyboard.press("Enter");

  await expect(dialog).toBeHidden();
  await expect(field(page, "Play Time")).toHaveValue((time.includes(":") ? time : `${time}:00`).padStart(5, "0"));
  await expect(field(page, "Last Name")).toHaveValue("Hopper");
  await expect(field(page, "Card Number")).toBeFocused();
  // Held: the other agent would see it, and the form's own total is that of the offer.
  await expect(field(page, "Play Time")).toHaveAccessibleDescription(/ left$/);
  const total = panel(page, "Totals").getByRole("definition").last();
  await expect.poll(async () => cents(await total.innerText())).toBe(cents(all));
  await bookButton(page).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: /^Book/ }).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Success" })).toBeVisible();
});
