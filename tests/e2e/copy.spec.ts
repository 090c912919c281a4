import { expectAccessible, expectReadableInTheDark } from "../support/accessible.ts";
import { bookButton, fillBooking, openEngine, weekdayAhead } from "../support/booking.ts";
import { expect, testAlone as test } from "../support/fixtures.ts";
import { painted } from "../support/keyboard.ts";
import { picture } from "../support/pictures.ts";
import { queryAfterwards } from "../support/storedBooking.ts";

test.use({ role: "agent" });

test("CALC-01 a booking is copied to two other dates by keyboard, each at its own rate, and the last response is lost", async ({
  page,
  ownTeedesk,
}) => {
  await openEngine(page);
  await fillBooking(page);
  await bookButton(page).click();
  await expect(page.getByRole("status").filter({ hasText: "Success" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Copy to dates" })).toBeVisible();
  await page.keyboard.press("Shift+F7");
  await expect(page.getByRole("textbox", { name: "Dates" })).toBeFocused();
  const [first, second] = [weekdayAhead(14), weekdayAhead(21)];
  await page.keyboard.type(`${first}, ${second}`);
  await page.keyboard.press("Enter");
  const rows = page.getByRole("table", { name: "Days" }).getByRole("row");
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText("202.00");
  await expect(rows.nth(2)).toContainText("202.00");
  await picture(page, "copy");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: "Card Number" })).toBeFocused();
  for (const text of ["4242424242424242", "12", "2031", "737"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await expectAccessible(page, "two days to copy to");
  await expectReadableInTheDark(page, "two days to copy to");
  await page.keyboard.press("Control+Enter");
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("Book these 2 days?");
  await expectAccessible(page, "the question about two days");

  // The second day is booked, and its response never arrives.
  let sent = 0;
  await page.route("**/api/ibe/book", async (route) => {
    sent += 1;
    if (sent !== 2) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("1 of 2 booked.")).toBeVisible();
  await expect(rows.nth(2)).toContainText("It is not known whether it was booked.");
  await page.keyboard.press("Control+Enter");
  await expect(question).toContainText("Book this day?");
  await painted(page);
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("2 of 2 booked.")).toBeVisible();
  await expectAccessible(page, "two days booked");
  await queryAfterwards(ownTeedesk, async (query) => {
    const copies = `select t.play_time, t.players, t.charge_cents, r.total from tee_times t join transaction_records r on r.id = t.transaction_record_id
      where t.customer_id = (select customer_id from tee_times order by id desc limit 1) order by t.id`;
    const [source, ...others] = await query(copies);
    expect(others).toEqual([source, source]);
  });
});
