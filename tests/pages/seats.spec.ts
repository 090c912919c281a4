import type { Page } from "@playwright/test";
import { windows } from "../../app/src/testing/hiddenPart.ts";
import { expectAccessible, expectReadableInTheDark } from "../support/accessible.ts";
import { bookButton, field, panel } from "../support/booking.ts";
import { expect, signIn, staff, test } from "../support/fixtures.ts";

test.use({ role: "agent" });

/** Looks at a state in every window, and once in the dark. */
async function expectWell(page: Page, state: string): Promise<void> {
  for (const size of windows) {
    await page.setViewportSize(size);
    await expectAccessible(page, `${state}, ${size.width} px`);
  }
  await expectReadableInTheDark(page, state);
}

/** The journey e2e/seats.spec.ts, stopped at each state that another agent causes. */
test("ANSWER-36 seats that another agent holds, asks for and sells are accessible in every window, light and dark", async ({
  page,
  browser,
  teedesk,
}) => {
  test.slow();
  await page.goto("/tee-time-availability");
  const link = page
    .getByRole("table", { name: "Free tee times" })
    .getByRole("link", { name: /^4: book/ })
    .first();
  const query = new URLSearchParams(new URL((await link.getAttribute("href")) ?? "", teedesk.url).search);
  const name = `${query.get("providedDateString")} ${query.get("providedTime")}`;
  const row = page
    .getByRole("table", { name: "Free tee times" })
    .getByRole("row")
    .filter({ has: page.getByRole("link", { name: new RegExp(`: book .*, ${name}$`) }) });

  const other = await browser.newContext({ baseURL: teedesk.url, storageState: { cookies: [], origins: [] } });
  const seller = await other.newPage();
  await seller.goto(`/ibe?${new URLSearchParams({ ...Object.fromEntries(query), providedPlayers: "2" })}`);
  await signIn(seller, staff.admin);
  await expect(field(seller, "Play Time")).toHaveAccessibleDescription("4 of 4 left");
  // A form that is used keeps its hold, however long the looking takes.
  const use = (charge: string) => field(seller, "Charge Amount").fill(charge);
  await use("98.00");
  await expect(row).toContainText(/held by /);
  await expectWell(page, "free tee times, of which one is held");

  await use("99.00");
  const form = await page.context().newPage();
  await form.goto(`/ibe?${query}`);
  await expect(field(form, "Play Time")).toHaveAccessibleDescription(/Not enough seats are left.*2 of 4 left$/);
  await expectWell(form, "a tee time that another agent holds in part");
  await form.getByRole("button", { name: "Ask for it" }).click();
  await expect(seller.getByText(/ asks for these seats\.$/).last()).toBeVisible();
  await expectWell(seller, "held seats that another agent asks for");

  await use("100.00");
  await field(seller, "Last Name").fill("Hopper");
  await expect(panel(seller, "Rate")).toContainText("Deposit");
  await bookButton(seller).click();
  await seller.getByRole("alertdialog").getByRole("button", { name: /^Book/ }).click();
  await expect(seller.getByRole("status").filter({ hasText: "Success" })).toBeVisible();
  await expect(form.getByText(/2 players sold by /)).toBeVisible();
  await expectWell(form, "a tee time that another agent sold in part");
  await expect(row).toContainText(/2 left.*sold by /);
  await expectWell(page, "free tee times, of which one is sold in part");
  await other.close();
});
