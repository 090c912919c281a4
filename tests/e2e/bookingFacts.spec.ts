import {
  applyCode,
  bookButton,
  chooseCourse,
  field,
  fillBooking,
  fillTeeTime,
  openEngine,
  panel,
  requestsTo,
  total,
  weekdayAhead,
} from "../support/booking.ts";
import { expect, test } from "../support/fixtures.ts";

test.use({ role: "agent" });

const book = "/api/ibe/book";

test("a discount that no longer holds leaves the total, says why, and comes back when it holds again", async ({
  page,
}) => {
  await openEngine(page);
  await fillTeeTime(page);
  await field(page, "Players").fill("4");
  await applyCode(page, "Discount code", "FOURBALL20");
  await expect(panel(page, "Totals").getByRole("term").filter({ hasText: "Discount" })).toBeVisible();
  const code = field(page, "Discount code");
  await field(page, "Players").fill("2");
  await expect(code).toHaveAccessibleDescription("There are too few players for this discount.");
  await expect(field(page, "Players")).toBeFocused();
  await expect(panel(page, "Totals")).toContainText("Discount not in the total: There are too few players");
  await expect(panel(page, "Totals").getByRole("term").filter({ hasText: "Discount" })).toHaveCount(0);
  await field(page, "Players").fill("4");
  await expect(code).toHaveAccessibleDescription("Applied.");
});

test("a discount of one course does not go along to another", async ({ page }) => {
  await openEngine(page);
  await fillTeeTime(page);
  await applyCode(page, "Discount code", "TORREY25");
  await chooseCourse(page, "Balboa Mesa");
  await expect(field(page, "Discount code")).toHaveAccessibleDescription("This discount is not for this course.");
});

for (const [name, answer, text] of [
  ["cannot be loaded", { status: 500, body: "out of order" }, "the rate could not be loaded"],
  [
    "has a fee nobody can read",
    { json: { id: 1, type: "RicGolfRate", rate: "202.00", raw_rate: 20_200, service_fee: "abc" } },
    "the service fee of this rate cannot be read",
  ],
] as const)
  test(`UNCLEAR-11 without a fee there is no total and no booking: the rate ${name}`, async ({ page }) => {
    const sent = requestsTo(page, book);
    await page.route("**/api/ibe/rate", (route) => route.fulfill(answer));
    await openEngine(page);
    for (const [label, value] of [
      ["Play Date", weekdayAhead()],
      ["Play Time", "09:30"],
      ["Players", "2"],
      ["Charge Amount", "100.00"],
    ] as const)
      await field(page, label).fill(value);
    await expect(panel(page, "Totals")).toContainText(`There is no total: ${text}`);
    await expect(total(page)).toHaveText("—");
    await bookButton(page).click();
    await expect(page.getByRole("alert").filter({ hasText: "Nothing was booked" })).toBeVisible();
    expect(sent).toHaveLength(0);
    await page.unroute("**/api/ibe/rate");
    await panel(page, "Totals").getByRole("button", { name: "Try again" }).click();
    await expect(total(page)).toHaveText("$120.20");
    await expect(page.getByRole("alert").filter({ hasText: "Nothing was booked" })).toHaveCount(0);
  });

test("one question before what nobody means, and one key for each answer", async ({ page }) => {
  const sent = requestsTo(page, book);
  await page.route(`**${book}`, (route) => route.fulfill({ json: { id: 1, confirmation: "INTERNAL" } }));
  await openEngine(page);
  await fillBooking(page);
  await field(page, "Play Date").fill("01/16/2020");
  await field(page, "Play Time").fill("03:10");
  await field(page, "Players").fill("12");
  await bookButton(page).click();
  const question = page.getByRole("alertdialog", { name: "Is this meant?" });
  for (const text of [
    "The date has passed.",
    "The time is outside daylight.",
    "The group is larger than 8.",
    "Torrey Pines South",
    "Thu 01/16/2020",
    "03:10",
    "Grace Hopper",
  ])
    await expect(question).toContainText(text);
  await page.keyboard.press("Enter");
  await expect(question).toBeHidden();
  expect(sent).toHaveLength(0);
  await bookButton(page).click();
  await expect(question).toBeVisible();
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(page.getByRole("status").filter({ hasText: "Success" })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test("a duplicated tab takes a key of its own", async ({ page, context }) => {
  await openEngine(page);
  await fillBooking(page);
  await page.waitForFunction(() => Object.keys(sessionStorage).some((name) => name.includes("booking")));
  const stored = await page.evaluate(() => Object.entries(sessionStorage));
  const copy = await context.newPage();
  await copy.addInitScript((entries) => {
    for (const [name, value] of entries) if (sessionStorage.getItem(name) === null) sessionStorage.setItem(name, value);
  }, stored);
  await copy.goto("/ibe");
  await expect(copy.getByText("An unfinished booking was restored.")).toBeVisible();
  const keys: (string | undefined)[] = [];
  for (const tab of [page, copy]) {
    await tab.route(`**${book}`, (route) => {
      keys.push(route.request().headers()["idempotency-key"]);
      return route.fulfill({ json: { id: 1, confirmation: "INTERNAL" } });
    });
    await bookButton(tab).click();
    const question = tab.getByRole("alertdialog").getByRole("button", { name: /^Book/ });
    const done = tab.getByRole("status").filter({ hasText: "Success" });
    await expect(question.or(done)).toBeVisible();
    if (await question.isVisible()) await question.click();
    await expect(done).toBeVisible();
  }
  expect(new Set(keys).size).toBe(2);
});
