import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { bookButton, chooseCourse, field, fillBooking, fillCard, openEngine } from "../support/booking.ts";
import { expect, testAlone as test } from "../support/fixtures.ts";
import { queryAfterwards } from "../support/storedBooking.ts";

test.use({ role: "agent" });

/** All spellings of a card number. */
const spellings = (digits: string) => [
  digits,
  digits.replace(/(\d{4})(?=\d)/g, "$1 "),
  digits.replace(/(\d{4})(?=\d)/g, "$1-"),
];
const numbers = ["4242424242424242", "4000000000000002"].flatMap(spellings);

/** A code that nothing else here contains. In texts it is searched as a whole value, since it may be part of a longer number. */
const cvv = "9173";
const ownValue = new RegExp(`(?<![\\w.:+-])${cvv}(?![\\w.:+-])`);
/** In files the code could be any four bytes, so it is searched in the forms of JSON, form data and SQL. */
const carried = [`"cvv":"${cvv}"`, `cvv=${cvv}`, `cvv": "${cvv}"`, `'${cvv}'`];

const secretsIn = (text: string): string[] => [
  ...numbers.filter((number) => text.includes(number)),
  ...(ownValue.test(text) ? [cvv] : []),
];

/** All that the browser stores for this origin, and the address. */
const keptByBrowser = (page: Page): Promise<string> =>
  page.evaluate(async () =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      location.href,
      history.state,
      await indexedDB.databases(),
      await caches.keys(),
    ]),
  );

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

test("ANSWER-28 a card's number and code are found nowhere but in the request", async ({ page, ownTeedesk }) => {
  await openEngine(page);
  await fillBooking(page);
  await fillCard(page, "4000 0000 0000 0002");
  await field(page, "CVV").fill(cvv);
  await bookButton(page).click();
  await expect(field(page, "Card Number")).toHaveAccessibleDescription("The card was declined.");
  expect(secretsIn(await keptByBrowser(page)), "browser, card declined").toEqual([]);

  await page.route("**/api/ibe/book", (route) => route.abort(), { times: 1 });
  await bookButton(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "Undefined response." })).toBeVisible();
  expect(await keptByBrowser(page), "the draft is kept").toContain("Hopper");
  expect(secretsIn(await keptByBrowser(page)), "browser, outcome unknown").toEqual([]);

  await page.reload();
  await expect(page.getByText("An unfinished booking was restored.")).toBeVisible();
  expect(secretsIn(await keptByBrowser(page)), "browser, reloaded").toEqual([]);
  await page.getByRole("button", { name: "Start over" }).first().click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Start over" }).click();
  await chooseCourse(page, "Torrey Pines South");
  await fillBooking(page);
  await field(page, "CVV").fill(cvv);
  const sent = page.waitForRequest("**/api/ibe/book");
  await bookButton(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ booking: { credit_card: { number: "4242424242424242", cvv } } });
  await expect(page.getByRole("status").filter({ hasText: "Success" })).toBeVisible();
  expect(secretsIn(await keptByBrowser(page)), "browser, booked").toEqual([]);

  await expect.poll(() => ownTeedesk.mail().length).toBe(2);
  expect(secretsIn(ownTeedesk.mail().join("\n")), "mail").toEqual([]);
  expect(ownTeedesk.output(), "the log mentions the booking").toContain("/api/ibe/book");

  await queryAfterwards(ownTeedesk, async (query) => {
    const tables = await query(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    for (const name of tables.map((table) => String(table["name"]))) {
      const rows = await query(`select to_jsonb(t)::text as row from ${name} t`);
      const found = rows.flatMap(({ row }) => numbers.concat(carried).filter((secret) => String(row).includes(secret)));
      expect(found, `table ${name}`).toEqual([]);
    }
    const texts = await query(`
      select 'booking' as place, to_jsonb(t)::text as row from tee_times t where created_at > now() - interval '1 hour'
      union all select 'gateway', to_jsonb(p)::text from sandbox_gateway.payments p
      union all select 'mail', to_jsonb(m)::text from mail_outbox m`);
    expect(texts.flatMap(({ place, row }) => secretsIn(String(row)).map((secret) => [place, secret]))).toEqual([]);
  });
  expect(secretsIn(ownTeedesk.output()), "log").toEqual([]);

  let filesWithEmail = 0;
  for (const file of filesIn(ownTeedesk.dataDir)) {
    const content = readFileSync(file, "latin1");
    const found = numbers.concat(carried).filter((secret) => content.includes(secret));
    expect(found, file).toEqual([]);
    if (content.includes("grace@example.test")) filesWithEmail += 1;
  }
  expect(filesWithEmail, "files in which a text that is not secret is found").toBeGreaterThan(0);
});
