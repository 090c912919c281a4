import type { Locator } from "@playwright/test";
import { course, field, weekdayAhead } from "../support/booking.ts";
import { expectAccessibleEverywhere } from "../support/everyWindow.ts";
import { expect, testAlone as test } from "../support/fixtures.ts";
import { tabTo } from "../support/keyboard.ts";
import { queryAfterwards } from "../support/storedBooking.ts";
import { bookTeeTime } from "../support/teeTimes.ts";

test.use({ role: "admin" });

test("a course closes for some hours: one booking is canceled and refunded, one is left, and the page survives a reload", async ({
  page,
  session,
  ownTeedesk,
}) => {
  const [canceled, left] = [await bookTeeTime({ page, session }), await bookTeeTime({ page, session })];
  await page.goto("/closures");
  await expect(field(page, "First day")).toBeVisible();
  // By keyboard alone.
  const type = async (target: Locator, text: string) => {
    await tabTo(page, target);
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(text);
  };
  await type(course(page), "Torrey Pines South");
  await page.getByRole("option", { name: "Torrey Pines South" }).waitFor();
  await page.keyboard.press("Enter");
  for (const name of ["First day", "Last day"]) await type(field(page, name), weekdayAhead());
  for (const name of ["From", "To"]) await type(field(page, name), "11:40");
  await page.keyboard.press("Enter");
  await expect(page.getByText("2 bookings are canceled, 0 are moved, 0 are left.")).toBeVisible();
  await tabTo(page, page.getByRole("combobox", { name: `Act for tee time ${left.id}` }));
  await page.keyboard.press("l");
  await expect(page.getByText("1 booking is canceled, 0 are moved, 1 is left.")).toBeVisible();
  await expectAccessibleEverywhere(page, "closure plan");
  await tabTo(page, page.getByRole("button", { name: "Close the course" }));
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Torrey Pines South");
  await tabTo(page, question.getByRole("button", { name: "Close the course" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("2 done, 0 failed, 0 waiting.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("2 done, 0 failed, 0 waiting.")).toBeVisible();
  await expectAccessibleEverywhere(page, "closure");
  await queryAfterwards(ownTeedesk, async (query) => {
    expect(
      await query(
        `select id, canceled_at is not null as is_canceled from tee_times where id >= ${canceled.id} order by id`,
      ),
    ).toEqual([
      { id: canceled.id, is_canceled: true },
      { id: left.id, is_canceled: false },
    ]);
    const refunds = `select g.amount::int as amount from sandbox_gateway.refunds g join transaction_records r on r.payment_id = g.payment_id
      join tee_times t on t.transaction_record_id = r.id where t.id >= ${canceled.id}`;
    expect(await query(refunds)).toEqual([{ amount: canceled.transaction_record.total }]);
  });
});
