import { expectAccessible, expectReadableInTheDark } from "../support/accessible.ts";
import { course, field } from "../support/booking.ts";
import { expect, test } from "../support/fixtures.ts";

test.describe("an agent", () => {
  test.use({ role: "agent" });

  test("OPS-WAIT-10 OPS-QUE-13 OPS-QUE-16 OPS-QUE-18 works a queue from the wait list to its end", {
    tag: "@core",
  }, async ({ page }) => {
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
