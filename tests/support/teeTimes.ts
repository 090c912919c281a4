import { expect, type Page } from "@playwright/test";
import { torreyPines, weekdayAhead } from "./booking.ts";

/** The headers that the console sends, for a call beside it. The page must have been opened. */
export const sessionHeaders = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("teedesk.authHeader") ?? "{}"));

type DemoTeeTime = {
  readonly status: string;
  readonly players: number;
  readonly discount: { readonly code: string } | null;
};

/** The id of the newest tee time of the demo that fits. */
export async function findTeeTime(page: Page, fits: (teeTime: DemoTeeTime) => boolean): Promise<number> {
  await page.goto("/");
  const headers = await sessionHeaders(page);
  const read = async (path: string) => (await page.request.get(path, { headers })).json();
  for (const { id } of await read("/api/tee_times/index?page=1&per_page=50")) {
    if (fits(await read(`/api/tee_times/show/${id}`))) return id;
  }
  throw new Error("No tee time of the demo fits.");
}

/**
 * Books by the API what booking.spec.ts books on screen, without clubs: $100.00 for 2 players, FAIRWAY15 and GIFT-100 take
 * $105.20 less… what is left is charged to the test card. Returns the stored tee time.
 */
export async function bookTeeTime(
  page: Page,
  changes: { readonly gift_cert_serial?: string; readonly confirmation?: string; readonly charge?: string } = {},
): Promise<{ id: number; transaction_record: { total: number } }> {
  await page.goto("/");
  const [month, day, year] = weekdayAhead().split("/");
  const { customer, card } = torreyPines;
  const booking = {
    charge: changes.charge ?? "200.00",
    discount_code: "",
    gift_cert_serial: changes.gift_cert_serial ?? "",
    rental_clubs: [],
    customer: {
      first_name: customer.first,
      last_name: customer.last,
      postcode: customer.postcode,
      email: customer.email,
    },
    tee_time: {
      play_date: `${year}-${month}-${day}`,
      play_time: "09:30",
      players: 2,
      course: { id: 1 },
      confirmation: changes.confirmation ?? "INTERNAL",
      notes: "",
      internal_notes: "",
      folio: "",
      alt_emails: "",
      should_email_customer: true,
      should_email_course: true,
      availability_queue_id: null,
    },
    credit_card: { number: card.number.replaceAll(" ", ""), expmo: card.month, expyr: card.year, cvv: card.cvv },
    screenshot: null,
    deal_id: null,
  };
  const answer = await page.request.post("/api/ibe/book", { headers: await sessionHeaders(page), data: { booking } });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}
