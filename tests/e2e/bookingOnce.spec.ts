import type { Page } from "@playwright/test";
import { bookButton, field, fillBooking, openEngine, seatsAt, torreyPines } from "../support/booking.ts";
import { expect, test } from "../support/fixtures.ts";

test.use({ role: "agent" });

const book = "/api/ibe/book";
const fatal = "A fatal error occured. Please escalate. Debug data: ";
const alert = (page: Page) => page.getByRole("alert").filter({ hasText: fatal });

test("an answer that got lost is not booked twice", { tag: "@core" }, async ({ page }) => {
  const booked: number[] = [];
  await page.route(
    `**${book}`,
    async (route) => {
      booked.push((await (await route.fetch()).json()).id);
      await route.abort();
    },
    { times: 1 },
  );
  await openEngine(page);
  await fillBooking(page);
  // It stays in the server of the worker: a time of its own, so that other tests are not asked about those who stand there.
  const seats = seatsAt(page, "11:50");
  await field(page, "Play Time").fill("11:50");
  // Seats that come late would be asked about.
  await seats;
  await bookButton(page).click();
  await expect(alert(page)).toContainText("Undefined response.");
  const again = page.waitForResponse(`**${book}`);
  await bookButton(page).click();
  expect(await (await again).json()).toMatchObject({ id: booked[0] });
  await expect(page.getByRole("status").filter({ hasText: `Tee time ${booked[0]} is booked` })).toBeVisible();
});

test("a duplicated tab takes a key of its own", async ({ page, context }) => {
  await openEngine(page);
  await fillBooking(page);
  // A draft is stored whenever typing rests: the copy needs the one that has the last field.
  await page.waitForFunction(
    (email) => Object.values(sessionStorage).some((stored) => stored.includes(email)),
    torreyPines.customer.email,
  );
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
