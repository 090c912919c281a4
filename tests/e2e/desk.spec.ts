import type { Page } from "@playwright/test";
import { expectAccessible, expectReadableInTheDark } from "../support/accessible.ts";
import { field, weekdayAhead } from "../support/booking.ts";
import { expect, test } from "../support/fixtures.ts";
import { expectKeys, painted, type Typist, typist } from "../support/keyboard.ts";
import { picture } from "../support/pictures.ts";
import { bookTeeTime, sessionHeaders } from "../support/teeTimes.ts";

test.use({ role: "agent" });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const box = (page: Page) => page.getByRole("dialog", { name: "Find" });

/** Finds a record as on the phone: the box, what the caller says, the record. Enter may come before the answer. */
async function find(page: Page, { press, type }: Typist, said: string, ...keys: readonly string[]): Promise<void> {
  await expect(heading(page)).toBeVisible();
  await press("F2");
  await expect(box(page).getByRole("combobox")).toBeFocused();
  // The first letters may be searched on their own, and their records are replaced by those of the whole.
  const found = page.waitForResponse((response) => new URL(response.url()).searchParams.get("q") === said);
  await type(said);
  await found;
  // An arrow goes through the records of the whole text once they are drawn; they take the place of the earlier ones.
  if (keys.length > 0) await expect(box(page).getByRole("status")).toContainText("record");
  for (const key of keys) {
    await expect(box(page).getByRole("option").nth(1)).toBeVisible();
    await picture(page, "find");
    await press(key);
  }
  await press("Enter");
}

/** A booking of the coming days whose customer has a phone number: its id and that number. */
async function callerWithBooking(page: Page): Promise<{ readonly id: number; readonly phone: string }> {
  await page.goto("/");
  const headers = await sessionHeaders(page);
  const read = async (path: string) => (await page.request.get(path, { headers })).json();
  for (const { id, status, customers } of await read("/api/tee_times/index?page=1&per_page=50")) {
    const { primary_phone } = await read(`/api/customers/show/${customers[0].id}`);
    if (status === "Booked" && primary_phone !== "") return { id, phone: primary_phone };
  }
  throw new Error("No caller of the demo has a booking.");
}

test("a tee time is found by phone and its receipt sent again in at most 6 keys", async ({ page }) => {
  const { phone } = await callerWithBooking(page);
  const hands = typist(page);
  await find(page, hands, phone, "ArrowDown");
  await expect(heading(page)).toContainText(/^Tee Time \d+$/);
  await expect(page.getByRole("main")).toBeFocused();
  const sent = page.waitForRequest("**/api/tee_times/receipt/*");
  await hands.press("r");
  await expect(page.getByRole("alertdialog").getByRole("button", { name: "Send" })).toBeFocused();
  await picture(page, "receipt");
  await hands.press("Enter");
  const [id] = /\d+$/.exec((await sent).url()) ?? [];
  await expect(heading(page)).toHaveText(`Tee Time ${id}`);
  await expect(page.getByRole("button", { name: "Send Receipt" })).toBeFocused();
  const outcome = page.getByRole("status").filter({ hasText: "sent" });
  await expectKeys(hands, "a receipt sent again, found by phone", 6, outcome);
});

test("a tee time is moved in at most 8 keys", { tag: "@core" }, async ({ page, session }) => {
  const { id } = await bookTeeTime({ page, session }, { confirmation: "DESK-MOVE" });
  const hands = typist(page);
  await page.goto("/");
  await find(page, hands, "desk-move");
  await expect(heading(page)).toHaveText(`Tee Time ${id}`);
  await expect(page.getByRole("main")).toBeFocused();
  await hands.press("e", "Tab");
  await expect(field(page, "Play Date")).toBeFocused();
  await hands.type(weekdayAhead(21));
  await hands.press("Tab");
  await expect(field(page, "Play Time")).toBeFocused();
  await hands.type("12:20");
  const stored = page.waitForRequest("**/api/tee_times/update");
  await hands.press("ControlOrMeta+s");
  // It waits for who else stands at that time.
  await expect(
    page.getByRole("alertdialog", { name: "Save this change?" }).getByRole("button", { name: "Save" }),
  ).toBeEnabled();
  await picture(page, "move");
  await painted(page);
  await hands.press("ControlOrMeta+Enter");
  const [month, day, year] = weekdayAhead(21).split("/");
  expect((await stored).postDataJSON().tee_time).toMatchObject({
    play_date: `${year}-${month}-${day}`,
    play_time: "12:20",
  });
  await expectKeys(hands, "a move", 8, page.getByRole("status").filter({ hasText: "Success" }));
});

test("a tee time is canceled with its standard refund in at most 6 keys", { tag: "@core" }, async ({
  page,
  session,
}) => {
  const { id } = await bookTeeTime({ page, session }, { confirmation: "DESK-CANCEL" });
  const hands = typist(page);
  await page.goto("/");
  await find(page, hands, "desk-cancel");
  await expect(heading(page)).toHaveText(`Tee Time ${id}`);
  await hands.press("c");
  const dialog = page.getByRole("dialog", { name: "Cancelation Options" });
  await expect(dialog.getByRole("checkbox", { name: "Refund?" })).toBeFocused();
  await hands.press("Space");
  await expect(dialog.getByRole("radio", { name: /^Standard refund/ })).toBeChecked();
  await picture(page, "cancel");
  const canceled = page.waitForRequest("**/api/tee_times/cancel");
  await hands.press("ControlOrMeta+Enter");
  await expect(page.getByRole("alertdialog").getByRole("button", { name: "Cancel Tee Time" })).toBeFocused();
  await hands.press("Enter");
  expect((await canceled).postDataJSON()).toMatchObject({ id, refund: true, cancel: true, force_cancel: false });
  await expect(dialog.getByRole("button", { name: "Close" }).first()).toBeFocused();
  await expectKeys(hands, "a cancelation with the standard refund", 6, dialog.getByText("Success"));
});

test("the box is accessible, in both themes and on a phone, and cuts long names", async ({ page }) => {
  await page.goto("/manage-tee-time/5004");
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press("F2");
  await expect(box(page).getByRole("option", { name: /Send Receipt/ })).toBeVisible();
  await expectAccessible(page, "the box without a text");
  await page.keyboard.type("torrey");
  await expect(box(page).getByRole("option").first()).toBeVisible();
  await expectAccessible(page, "the box with records");
  await expectReadableInTheDark(page, "the box with records");
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, "the box on a phone");
});

test("the staff page that ? links to is served with its pictures", async ({ page }) => {
  await page.goto("/");
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press("?");
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: /^The calls of a day, key by key/ }).click();
  const desk = await opened;
  await expect(desk.getByRole("heading", { level: 1, name: "The desk" })).toBeVisible();
  const narrowest = () =>
    desk
      .getByRole("img")
      .evaluateAll((images) =>
        Math.min(...images.map((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0))),
      );
  await expect.poll(narrowest).toBeGreaterThan(100);
});
