import type { Page } from "@playwright/test";
import { expectAccessible, expectReadableInTheDark } from "../support/accessible.ts";
import { bookButton, field, panel } from "../support/booking.ts";
import { expect, signIn, staff, test } from "../support/fixtures.ts";

test.use({ role: "agent" });

const table = (page: Page) => page.getByRole("table", { name: "Free tee times" });

/** The day, time and course of a link to book, as the address of the booking engine has them. */
function placeIn(href: string) {
  const query = new URL(href, "http://console").searchParams;
  return {
    query: `?${query}`,
    name: `${query.get("providedDateString")} ${query.get("providedTime")}`,
  };
}

for (const [size, viewport, tag] of [
  ["", { width: 1280, height: 800 }, ["@core"]],
  [", on a phone", { width: 390, height: 844 }, []],
] as const)
  test(`ANSWER-36 a slot is held in one window, seen held and then sold in the other, by keyboard and without reload${size}`, {
    tag: [...tag],
  }, async ({ page, browser, teedesk }) => {
    await page.setViewportSize(viewport);
    await page.goto("/tee-time-availability");
    const four = table(page)
      .getByRole("link", { name: /^4: book/ })
      .first();
    const { query, name } = placeIn((await four.getAttribute("href")) ?? "");
    const row = table(page)
      .getByRole("row")
      .filter({ has: page.getByRole("link", { name: new RegExp(`: book .*, ${name}$`) }) });

    const other = await browser.newContext({
      baseURL: teedesk.url,
      storageState: { cookies: [], origins: [] },
      viewport,
    });
    const seller = await other.newPage();
    await seller.goto(`/ibe${query}`);
    await signIn(seller, staff.admin);
    await expect(field(seller, "Play Time")).toHaveAccessibleDescription("4 of 4 left");

    await expect(row).toContainText(/held by .+ until \d\d:\d\d/);
    const form = await page.context().newPage();
    await form.setViewportSize(viewport);
    await form.goto(`/ibe${query}`);
    await expect(field(form, "Play Time")).toHaveAccessibleDescription(/Not enough seats are left.*0 of 4 left$/);
    await expectAccessible(form, "a tee time that another agent holds");
    await expectReadableInTheDark(form, "a tee time that another agent holds");
    await form.getByRole("button", { name: "Ask for it" }).press("Enter");
    await expect(form.getByText(/asked for by /)).toBeVisible();
    await expect(seller.getByText(/ asks for these seats\.$/).last()).toBeVisible();

    await field(seller, "Charge Amount").focus();
    await seller.keyboard.type("100.00");
    await field(seller, "Last Name").focus();
    await seller.keyboard.type("Hopper");
    await expect(panel(seller, "Rate")).toContainText("Deposit");
    await bookButton(seller).press("Enter");
    await seller.getByRole("alertdialog").getByRole("button", { name: /^Book/ }).press("Enter");
    await expect(seller.getByRole("status").filter({ hasText: "Success" })).toBeVisible();

    await expect(form.getByText(/4 players sold by /)).toBeVisible();
    await expect(form.getByText(/held by /)).toHaveCount(0);
    await expect(row).toHaveCount(0);
    await other.close();
  });
