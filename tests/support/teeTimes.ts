import { expect, type Page } from "@playwright/test";
import { torreyPines, weekdayAhead } from "./booking.ts";

/** The headers that the console sends, for the test's own calls. The page must have been opened. */
export const sessionHeaders = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("teedesk.authHeader") ?? "{}"));

/** A test's page, which need not be open yet, and the headers of its session. */
type Caller = { readonly page: Page; readonly session: Record<string, string> };

type DemoTeeTime = {
  readonly status: string;
  readonly players: number;
  readonly discount: { readonly code: string } | null;
};

/** The id of the newest tee time of the demo that matches. */
export async function findTeeTime(
  { page, session }: Caller,
  matches: (teeTime: DemoTeeTime) => boolean,
): Promise<number> {
  const read = async (path: string) => (await page.request.get(path, { headers: session })).json();
  for (const { id } of await read("/api/tee_times/index?page=1&per_page=50")) {
    if (matches(await read(`/api/tee_times/show/${id}`))) return id;
  }
  throw new Error("No tee time of the demo matches.");
}

/**
 * Books a tee time by the API and returns it: 2 players at Torrey Pines South for $200.00, if no other charge is given, without clubs or
 * discount, paid by the test card and the certificate, if one is given.
 */
export async function bookTeeTime(
  { page, session }: Caller,
  changes: { readonly gift_cert_serial?: string; readonly confirmation?: string; readonly charge?: string } = {},
): Promise<{ id: number; transaction_record: { total: number } }> {
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
      play_time: "11:40",
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
  const response = await page.request.post("/api/ibe/book", { headers: session, data: { booking } });
  expect(response.status(), await response.text()).toBe(200);
  return response.json();
}
