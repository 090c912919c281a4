import { expectAccessible } from "../support/accessible.ts";
import { chooseCourse, field, weekdayAhead } from "../support/booking.ts";
import { expect, testAlone as test } from "../support/fixtures.ts";
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
  await chooseCourse(page, "Torrey Pines South");
  for (const name of ["First day", "Last day"]) await field(page, name).fill(weekdayAhead());
  for (const name of ["From", "To"]) await field(page, name).fill("11:40");
  await page.getByRole("button", { name: "Find bookings" }).click();
  await expect(page.getByText("2 bookings are canceled, 0 are moved, 0 are left.")).toBeVisible();
  await page.getByRole("combobox", { name: `Act for tee time ${left.id}` }).selectOption("leave");
  await expect(page.getByText("1 booking is canceled, 0 are moved, 1 is left.")).toBeVisible();
  await expectAccessible(page, "the plan");
  await page.getByRole("button", { name: "Close the course" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Torrey Pines South");
  await question.getByRole("button", { name: "Close the course" }).click();
  await expect(page.getByText("2 done, 0 failed, 0 waiting.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("2 done, 0 failed, 0 waiting.")).toBeVisible();
  await expectAccessible(page, "the closure");
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
