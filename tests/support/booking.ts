import type { Page } from "@playwright/test";

/** The booking of the acceptance check: Torrey Pines South, 2 players, $100.00, code, certificate, one club, test card. */
export const torreyPines = {
  players: "2",
  charge: "100.00",
  discount: "FAIRWAY15",
  certificate: "GIFT-100",
  card: { number: "4242 4242 4242 4242", month: "12", year: "2031", cvv: "737" },
  customer: { first: "Grace", last: "Hopper", postcode: "92037", email: "grace@example.test" },
};

/** A play date some days ahead, as staff type it. */
export function typedDate(daysAhead: number): string {
  const [year, month, day] = new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10).split("-");
  return `${month}/${day}/${year}`;
}

/** Fills every part of the form but codes, card and clubs. */
export async function fillTeeTime(page: Page, { daysAhead = 7, time = "09:30" } = {}): Promise<void> {
  await page.getByLabel("Play Date").fill(typedDate(daysAhead));
  await page.getByLabel("Play Time").fill(time);
  await page.getByLabel("Players").fill(torreyPines.players);
  await page.getByLabel("Charge Amount").fill(torreyPines.charge);
}

export async function fillCustomer(page: Page): Promise<void> {
  const { first, last, postcode, email } = torreyPines.customer;
  await page.getByLabel("First Name").fill(first);
  await page.getByLabel("Last Name").fill(last);
  await page.getByLabel("Postal Code").fill(postcode);
  await page.getByLabel("Email", { exact: true }).fill(email);
}

export async function fillCard(page: Page, number = torreyPines.card.number): Promise<void> {
  const { month, year, cvv } = torreyPines.card;
  await page.getByLabel("Card Number").fill(number);
  await page.getByLabel("Expiry Month").fill(month);
  await page.getByLabel("Expiry Year").fill(year);
  await page.getByLabel("CVV").fill(cvv);
}
