import { expectAccessible, expectReadableInTheDark } from "../support/accessible.ts";
import { course, field } from "../support/booking.ts";
import { expect, test } from "../support/fixtures.ts";
import { expectKeys, typist } from "../support/keyboard.ts";

test.describe("an agent", () => {
  test.use({ role: "agent" });

  test("OPS-WAIT-10 OPS-QUE-13 OPS-QUE-16 OPS-QUE-18 works a queue from the wait list to its end", async ({ page }) => {
    await page.goto("/wait-list-queue");
    const link = page.getByRole("link", { name: /^View queue/ }).first();
    await expect(link).toBeVisible();
    await expectAccessible(page, "wait list");
    await expectReadableInTheDark(page, "wait list");
    await link.click();
    const rows = page.getByRole("table", { name: "Queue" }).getByRole("row");
    await expect(page.getByRole("button", { name: /^Remove with sending Email/ }).first()).toBeVisible();
    await expect(page.getByRole("table", { name: "Who fits this tee time" })).toBeVisible();
    await expectAccessible(page, "queue");
    await expectReadableInTheDark(page, "queue");

    const opened = page.waitForEvent("popup");
    await page.keyboard.press("1");
    const engine = await opened;
    await expect(field(engine, "First Name")).not.toHaveValue("");
    await expect(field(engine, "Play Time")).toHaveValue(/^\d\d:\d\d$/);
    await expect(course(engine)).not.toHaveValue("");
    await engine.close();

    const before = await rows.count();
    await page
      .getByRole("button", { name: /^Remove with sending Email/ })
      .last()
      .click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove and send" }).click();
    await expect(page.getByText("the e-mail is on its way")).toBeInViewport();
    await expect(rows).toHaveCount(before - 1);

    await page.getByRole("button", { name: "Close Queue" }).click();
    await expectAccessible(page, "asking");
    await page.getByRole("alertdialog").getByRole("button", { name: "Close Queue" }).click();
    await expect(page.getByText("The queue is closed")).toBeInViewport();
    await expect(page.getByText("No one is waiting.")).toBeVisible();
  });
});

test.describe("an agent who calls those who wait", () => {
  test.use({ role: "agent" });

  test("DECISION-58 four calls in a row take at most 11 keys, and who declined is offered nothing that day", async ({
    page,
  }) => {
    await page.goto("/lost-leads");
    const calls = page.getByRole("button", { name: /^Call / });
    await expect(calls.nth(3)).toBeVisible();
    const hands = typist(page);
    await hands.press(".");
    await expect(calls.first()).toBeFocused();
    const focused = page.locator("button:focus");
    const outcomes = page.getByRole("group", { name: /^Outcome of the call to / });
    for (const key of ["d", "n", "l", "b"]) {
      const name = (await focused.getAttribute("aria-label")) ?? "";
      await hands.press("Enter");
      await expect(outcomes.getByRole("button").first()).toBeFocused();
      if (key === "d") await expectAccessible(page, "a call");
      if (key === "d") await expectReadableInTheDark(page, "a call");
      await hands.press(key);
      if (key === "b") break;
      await expect(outcomes).toHaveCount(0);
      await expect(focused).toHaveAttribute("aria-label", /^Call /);
      await expect(focused).not.toHaveAttribute("aria-label", name);
    }
    const dialog = page.getByRole("dialog", { name: "Promise a call" });
    await expect(dialog.getByRole("textbox").first()).toBeFocused();
    const tomorrow = new Date(Date.now() + 86_400_000);
    await hands.type(`${tomorrow.getUTCMonth() + 1}/${tomorrow.getUTCDate()}`);
    await hands.press("Tab");
    await hands.type("1030");
    await hands.press("Enter");
    await expect(dialog).toBeHidden();
    const rowWith = (text: RegExp) => page.getByRole("row").filter({ hasText: text });
    await expect(rowWith(/Call back/)).toHaveCount(1);
    await expect(rowWith(/Declined/)).toHaveCount(1);
    await expect(rowWith(/Declined/).getByRole("link", { name: /spots?/ })).toHaveCount(0);
    await expectKeys(hands, "four calls with their outcomes", 11, rowWith(/Call back/).getByText(/^Call back \d/));
  });
});

test.describe("an admin", () => {
  test.use({ role: "admin" });

  test("OPS-LEAD-11 OPS-LEAD-12 OPS-WAIT-02 books an open time for a lead, and sees all waiting customers", async ({
    page,
  }) => {
    await page.goto("/lost-leads");
    const link = page
      .getByRole("table", { name: "Lost Leads" })
      .getByRole("link", { name: /spots?/ })
      .first();
    await expect(link).toBeVisible();
    await expectAccessible(page, "lost leads");
    await expectReadableInTheDark(page, "lost leads");
    const [name = "", time = ""] = /^(.*) (\d\d:\d\d),/.exec((await link.textContent()) ?? "")?.slice(1) ?? [];
    const opened = page.waitForEvent("popup");
    await link.click();
    const engine = await opened;
    await expect(course(engine)).toHaveValue(name);
    await expect(field(engine, "Play Time")).toHaveValue(time);
    await engine.close();

    await page.goto("/availability_queue");
    await expect(page.getByRole("columnheader", { name: "Queue position" }).first()).toBeVisible();
    await expectAccessible(page, "the wait list");
    await expectReadableInTheDark(page, "the wait list");
  });
});
