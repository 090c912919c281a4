import { expect, type Locator, type Page, type Request } from "@playwright/test";

/** The booking of the acceptance check: Torrey Pines South, 2 players, $100.00, code, certificate, one club, test card. */
export const torreyPines = {
  players: "2",
  charge: "100.00",
  discount: "FAIRWAY15",
  certificate: "GIFT-100",
  club: "Callaway Rogue",
  card: { number: "4242 4242 4242 4242", month: "12", year: "2031", cvv: "737" },
  customer: { first: "Grace", last: "Hopper", postcode: "92037", email: "grace@example.test" },
};

const holidays = ["01/01", "07/04", "11/11", "12/25"];

/** A day ahead at the plain weekday rate of the demo data, Monday to Thursday and no holiday, as staff type it. */
export function weekdayAhead(daysAhead = 7): string {
  const day = new Date(Date.now() + daysAhead * 86_400_000);
  const [year, month, date] = day.toISOString().slice(0, 10).split("-");
  const isPlain = day.getUTCDay() >= 1 && day.getUTCDay() <= 4 && !holidays.includes(`${month}/${date}`);
  return isPlain ? `${month}/${date}/${year}` : weekdayAhead(daysAhead + 1);
}

/** A text field by its label; the asterisk of a required one is not part of its name. */
export const field = (page: Page, name: string): Locator =>
  name === "CVV"
    ? // A field that hides its characters has no role.
      page.getByLabel(name, { exact: true })
    : page.getByRole("textbox", { name, exact: true });

export const course = (page: Page): Locator => page.getByRole("combobox", { name: "Course", exact: true });

export const panel = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });

export const quantityOf = (page: Page, club: string): Locator =>
  page.getByRole("textbox", { name: new RegExp(`^Quantity of ${club}`) });

/** The amount beside "Total", the last line of the quote. */
export const total = (page: Page): Locator => panel(page, "Totals").getByRole("definition").last();

export const bookButton = (page: Page): Locator =>
  panel(page, "Totals").getByRole("button", { name: "Book", exact: true });

/** Opens a panel that is one line until it is used. */
export const unfold = (page: Page, name: "Rental clubs" | "Deal"): Promise<void> =>
  panel(page, name).getByRole("button", { name, exact: true }).click();

/** Opens the engine and waits for the course it chooses by default. */
export async function openEngine(page: Page, query = ""): Promise<void> {
  // Waits for the bar's message, which moves the page down by a line, away from a pointer about to press.
  const message = page.waitForResponse("**/api/ric_messages/get");
  await page.goto(`/ibe${query}`);
  await message;
  await expect(course(page)).not.toHaveValue("");
}

export async function chooseCourse(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Show choices of Course" }).click();
  await page.getByRole("option", { name, exact: true }).click();
  await expect(course(page)).toHaveValue(name);
}

/** The weekday rate of two players at Torrey Pines South: no one is asked about such a charge. */
const ordinaryCharge = "404.00";

/** Fills date, time, players and charge, and waits for the rate, so that the total is final. */
export async function fillTeeTime(page: Page, charge = ordinaryCharge): Promise<void> {
  await field(page, "Play Date").fill(weekdayAhead());
  await field(page, "Play Time").fill("09:30");
  await field(page, "Players").fill(torreyPines.players);
  await field(page, "Charge Amount").fill(charge);
  await expect(panel(page, "Rate")).toContainText("Deposit");
}

export async function fillCustomer(page: Page): Promise<void> {
  const { first, last, postcode, email } = torreyPines.customer;
  await field(page, "First Name").fill(first);
  await field(page, "Last Name").fill(last);
  await field(page, "Postal Code").fill(postcode);
  await field(page, "Email").fill(email);
}

export async function fillCard(page: Page, number = torreyPines.card.number): Promise<void> {
  const { month, year, cvv } = torreyPines.card;
  await field(page, "Card Number").fill(number);
  await field(page, "Expiry Month").fill(month);
  await field(page, "Expiry Year").fill(year);
  await field(page, "CVV").fill(cvv);
}

/** Types a code and applies it; waits until the server has accepted it. */
export async function applyCode(page: Page, label: "Discount code" | "Gift certificate", code: string): Promise<void> {
  await field(page, label).fill(code);
  await page.getByRole("button", { name: `Apply ${label}` }).click();
  await expect(field(page, label)).toHaveAccessibleDescription("Applied.");
}

/** Everything a booking needs, without codes: Book sends it immediately. */
export async function fillBooking(page: Page, charge = ordinaryCharge): Promise<void> {
  await fillTeeTime(page, charge);
  await fillCustomer(page);
  await fillCard(page);
}

/** The next response with the seats at a time of day: a booking sent before it came is asked about. */
export const seatsAt = (page: Page, time: string) =>
  page.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url());
    return pathname === "/api/fore_up_availability/seats" && searchParams.get("play_time") === time;
  });

/** Collects the requests a page sends to one path from now on. */
export function requestsTo(page: Page, path: string): Request[] {
  const requests: Request[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === path) requests.push(request);
  });
  return requests;
}
