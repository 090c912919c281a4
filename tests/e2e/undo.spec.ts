import { expectAccessible } from "../support/accessible.ts";
import { bookButton, field, fillBooking, fillCard, openEngine } from "../support/booking.ts";
import { expect, testAlone as test } from "../support/fixtures.ts";
import { expectInSight } from "../support/inSight.ts";
import { picture } from "../support/pictures.ts";
import { queryAfterwards } from "../support/storedBooking.ts";

test.use({ role: "agent", settings: { UNDO_SECONDS: "300" } });

/** The payments of the bookings made here, by the players they were made for. */
const payments = `select t.players, t.is_undone, i.state as intent, p.state from tee_times t
  join payment_intents i on i.tee_time_id = t.id join sandbox_gateway.payments p on p.payment_id = i.payment_id order by t.id`;

test("a slip is undone by one key, corrected in the same form and booked again; only that is ever charged", {
  tag: "@core",
}, async ({ page, ownTeedesk }) => {
  await openEngine(page);
  await fillBooking(page);
  await bookButton(page).click();
  await expect(page.getByRole("status").filter({ hasText: "Success" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await expectAccessible(page, "booked, with Undo");
  await picture(page, "undo");
  await page.keyboard.press("F9");
  const undone = page
    .getByRole("status")
    .filter({ hasText: "The booking was undone. The card was not charged. No receipt was sent." });
  await expectInSight(undone, "undone");
  await expectAccessible(page, "undone");
  await expect(field(page, "Card Number")).toBeFocused();
  await expect(field(page, "Players")).toHaveValue("2");
  await field(page, "Players").fill("1");
  // The rate of one: no one is asked about it.
  await field(page, "Charge Amount").fill("202.00");
  await fillCard(page);
  await bookButton(page).click();
  await expect(page.getByRole("status").filter({ hasText: "Success" })).toContainText("one player");
  await page.getByRole("link", { name: "View tee time" }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Status" })).toHaveValue("Booked");
  expect(ownTeedesk.mail()).toEqual([]);
  await queryAfterwards(ownTeedesk, async (query) => {
    expect(await query(payments)).toEqual([
      { players: 2, is_undone: true, intent: "voided", state: "voided" },
      { players: 1, is_undone: false, intent: "owned", state: "authorised" },
    ]);
  });
});
