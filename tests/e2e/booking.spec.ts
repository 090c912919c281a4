import type { Page, Response } from "@playwright/test";
import {
  applyCode,
  bookButton,
  chooseCourse,
  course,
  field,
  fillCard,
  fillCustomer,
  fillTeeTime,
  openEngine,
  panel,
  quantityOf,
  torreyPines,
  total,
  unfold,
  weekdayAhead,
} from "../support/booking.ts";
import { expect, test as shared, staff, testAlone as test } from "../support/fixtures.ts";
import { painted, tabTo } from "../support/keyboard.ts";
import { queryAfterwards, storedAmounts } from "../support/storedBooking.ts";
import type { Teedesk } from "../support/teedesk.ts";
import { sessionHeaders } from "../support/teeTimes.ts";

/** Every line of the ledger with its formula: 5 % of the weekday rate of $202, 15 % of the charge, all of the certificate. */
const ledger = [
  ["Charge", "100.00", "As typed in Charge Amount."],
  ["Rental clubs", "65.00", "65.00 × 1"],
  ["Service fee", "20.20", "5 % of the rate 202.00 × 2 players"],
  ["Discount", "−15.00", "15 % of the charge 100.00"],
  ["Gift certificate", "−100.00", "The lesser of the balance 100.00 and what is due, 170.20"],
] as const;

async function expectLedger(page: Page): Promise<void> {
  const totals = panel(page, "Totals");
  await expect(totals.getByRole("term")).toHaveText([...ledger.map(([name]) => name), "Total"]);
  await expect(totals.getByRole("definition")).toHaveText([
    ...ledger.flatMap(([, amount, formula]) => [amount, formula]),
    "$70.20",
  ]);
}

const bookResponse = (page: Page) => page.waitForResponse("**/api/ibe/book");

/** The total on screen was $70.20: so is the response. Returns the id of what was booked. */
async function expectBooked(answered: Response): Promise<number> {
  expect(answered.request().postDataJSON()).toMatchObject({ booking: { expected_total_cents: 7020 } });
  const { id, transaction_record, gift_certificate_amount } = await answered.json();
  const items = transaction_record.transaction_items.map((item: { total: number }) => item.total);
  expect({ total: transaction_record.total, items, gift_certificate_amount }).toEqual({
    total: 7020,
    items: [10_000, 6500, 2020, -1500, -10_000],
    gift_certificate_amount: "100.00",
  });
  return id;
}

/** So are the receipts, the database and what the card was charged. */
async function expectOneTotal(teedesk: Teedesk, answered: Response): Promise<void> {
  const id = await expectBooked(answered);
  await expect.poll(() => teedesk.mail().length).toBe(2);
  const readers = teedesk.mail().map((mail) => /^To: (.*)$/m.exec(mail)?.[1]?.trim());
  expect(new Set(readers)).toEqual(new Set([torreyPines.customer.email, "proshop@torrey-pines-south.test"]));
  for (const mail of teedesk.mail()) expect(mail).toContain("Total: $70.20");

  await queryAfterwards(teedesk, async (query) => {
    expect(await query(storedAmounts(id))).toEqual([
      {
        charge_cents: 10_000,
        rental_clubs_cents: 6500,
        service_fee_cents: 2020,
        discount_amount_cents: 1500,
        gift_certificate_amount_cents: 10_000,
        total: 7020,
        items: 7020,
        balance_left: 0,
        charged: ["7020 captured"],
      },
    ]);
  });
}

test.describe("by mouse", () => {
  test.use({ role: "agent" });

  test("one total to the cent on screen, in the response, the receipts and the database", { tag: "@core" }, async ({
    page,
    ownTeedesk,
  }) => {
    await openEngine(page);
    await chooseCourse(page, "Torrey Pines South");
    await fillTeeTime(page, torreyPines.charge);
    await fillCustomer(page);
    await unfold(page, "Rental clubs");
    await quantityOf(page, torreyPines.club).fill("1");
    await applyCode(page, "Discount code", torreyPines.discount);
    await applyCode(page, "Gift certificate", torreyPines.certificate);
    await fillCard(page);
    for (const [name] of ledger) await panel(page, "Totals").getByRole("button", { name, exact: true }).click();
    await expectLedger(page);
    const answered = bookResponse(page);
    await bookButton(page).click();
    const question = page.getByRole("alertdialog", { name: "Book this anyway?" });
    await expect(question).toContainText("The charge of $100.00 is more than a fifth below the rate");
    await question.getByRole("button", { name: "Book anyway" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Success" })).toContainText("INTERNAL");
    await expectOneTotal(ownTeedesk, await answered);
  });
});

// The test above has the server's part of the same booking.
test("by keyboard only: the same booking, from sign-in to Success", async ({ page }) => {
  const { keyboard } = page;
  const type = async (name: string, text: string) => {
    await tabTo(page, field(page, name));
    await keyboard.type(text);
  };
  const { customer, card } = torreyPines;
  await page.goto("/login");
  await expect(page.getByLabel("Email")).toBeFocused();
  await keyboard.type(staff.agent.email);
  await tabTo(page, page.getByLabel("Password", { exact: true }));
  await keyboard.type(staff.agent.password);
  await keyboard.press("Enter");
  await tabTo(page, page.getByRole("link", { name: "IBE", exact: true }));
  await keyboard.press("Enter");

  await expect(course(page)).toBeFocused();
  await expect(course(page)).toHaveValue("Torrey Pines South");
  await keyboard.type("pines s");
  await expect(page.getByRole("option", { name: "Torrey Pines South" })).toBeVisible();
  await keyboard.press("Enter");
  await type("Play Date", weekdayAhead());
  await type("Play Time", "930");
  await type("Players", torreyPines.players);
  await type("Charge Amount", torreyPines.charge);
  await type("First Name", customer.first);
  await type("Last Name", customer.last);
  await type("Email", customer.email);
  await type("Card Number", card.number);
  await type("Expiry Month", card.month);
  await type("Expiry Year", card.year);
  await type("CVV", card.cvv);
  await type("Postal Code", customer.postcode);
  await type("Discount code", torreyPines.discount);
  await keyboard.press("Enter");
  await type("Gift certificate", torreyPines.certificate);
  await keyboard.press("Enter");
  await tabTo(page, panel(page, "Rental clubs").getByRole("button", { name: "Rental clubs", exact: true }));
  await keyboard.press("Enter");
  await tabTo(page, quantityOf(page, torreyPines.club));
  await keyboard.type("1");
  for (const [name] of ledger) {
    await tabTo(page, panel(page, "Totals").getByRole("button", { name, exact: true }));
    await keyboard.press("Enter");
  }
  await tabTo(page, field(page, "CVV"), "Shift+Tab");
  await expect(total(page)).toHaveText("$70.20");
  await expectLedger(page);

  const answered = bookResponse(page);
  await keyboard.press("ControlOrMeta+Enter");
  const question = page.getByRole("alertdialog", { name: "Book at this total?" });
  await expect(question).toContainText("$70.20");
  // The charge is far below the rate: Enter alone would not book.
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await painted(page);
  await keyboard.press("ControlOrMeta+Enter");
  await expect(page.getByRole("status").filter({ hasText: "Success" })).toBeVisible();
  await expectBooked(await answered);
});

/** Puts $100 on a certificate, whatever was spent of it before on a shared server. */
async function refill(page: Page, serial: string): Promise<void> {
  const headers = await sessionHeaders(page);
  const query = new URLSearchParams({ page: "1", per_page: "5", filters: JSON.stringify({ serial }) });
  const [{ id }] = await (await page.request.get(`/api/gift_certificates/index?${query}`, { headers })).json();
  const data = { id, gift_certificate: { balance: "100.00" } };
  const response = await page.request.put("/api/gift_certificates/update", { headers, data });
  expect(response.status(), await response.text()).toBe(200);
}

shared.describe("a certificate with more on it than is due", () => {
  shared.use({ role: "agent" });

  shared("is debited by what was used and keeps the rest for the next booking", async ({ page }) => {
    await openEngine(page);
    await refill(page, torreyPines.certificate);
    await fillTeeTime(page, torreyPines.charge);
    // It stays in the server of the worker: a time of its own, so that other tests are not asked about those who stand there.
    await field(page, "Play Time").fill("12:10");
    await fillCustomer(page);
    await field(page, "Charge Amount").fill("19.99");
    await applyCode(page, "Gift certificate", torreyPines.certificate);
    await expect(total(page)).toHaveText("$0.00");
    await bookButton(page).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Book" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Success" })).toBeVisible();

    await fillTeeTime(page, torreyPines.charge);
    await applyCode(page, "Gift certificate", torreyPines.certificate);
    await panel(page, "Totals").getByRole("button", { name: "Gift certificate", exact: true }).click();
    await expect(panel(page, "Totals")).toContainText("The lesser of the balance 59.81 and what is due, 120.20");
    await expect(total(page)).toHaveText("$60.39");
  });
});
