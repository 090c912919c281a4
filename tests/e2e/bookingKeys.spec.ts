import type { Page } from "@playwright/test";
import { course, field, openEngine, torreyPines, weekdayAhead } from "../support/booking.ts";
import { expect, test } from "../support/fixtures.ts";

test.use({ role: "agent", viewport: { width: 1440, height: 900 } });

/** `KEY_RUNS=200` looks for keys that are lost now and then. */
const runs = Number(process.env["KEY_RUNS"] ?? "3");

/** Somebody at the keyboard, who counts what carries no data. A chord is one key. */
function typist({ keyboard }: Page) {
  const counts = { data: 0, other: 0 };
  return {
    counts,
    type: async (text: string) => {
      counts.data += text.length;
      await keyboard.type(text);
    },
    press: async (...keys: string[]) => {
      counts.other += keys.length;
      for (const key of keys) await keyboard.press(key);
    },
  };
}
type Typist = ReturnType<typeof typist>;

const day = weekdayAhead();
const { customer, card } = torreyPines;

/** From the course on arrival to the charge. */
async function typeTeeTime({ type, press }: Typist): Promise<void> {
  for (const text of [day.slice(0, 5), "930", torreyPines.players, "100"]) {
    await press("Tab");
    await type(text);
  }
}

async function typeCustomer({ type, press }: Typist): Promise<void> {
  for (const text of [customer.first, customer.last, customer.email]) {
    await press("Tab");
    await type(text);
  }
}

async function typeCard({ type, press }: Typist): Promise<void> {
  for (const text of [card.number.replaceAll(" ", ""), "12/31", card.cvv]) {
    await press("Tab");
    await type(text);
  }
}

/** Asks, looks at the total and confirms by the same key. Returns what was sent: no key was lost on the way. */
async function bookAndRead(page: Page, { press }: Typist) {
  const sent = page.waitForRequest("**/api/ibe/book");
  await press("ControlOrMeta+Enter");
  await expect(page.getByRole("alertdialog")).toContainText(/\$\d/);
  await press("ControlOrMeta+Enter");
  return (await sent).postDataJSON().booking;
}

const wholeBooking = {
  charge: "100.00",
  customer: { first_name: customer.first, last_name: customer.last, email: customer.email },
  tee_time: { play_date: day.replace(/(..)\/(..)\/(....)/, "$3-$1-$2"), play_time: "09:30", players: 2 },
  credit_card: { number: "4242424242424242", expmo: "12", expyr: "2031", cvv: card.cvv },
};

test.beforeEach(({ page }) =>
  page.route("**/api/ibe/book", (route) => route.fulfill({ json: { id: 1, confirmation: "INTERNAL" } })),
);

/** A form that nobody has typed in and that remembers no booking. */
async function openAnew(page: Page): Promise<Typist> {
  await page.goto("/");
  await page.evaluate(() => sessionStorage.clear());
  await openEngine(page);
  await expect(course(page)).toBeFocused();
  return typist(page);
}

const report = (name: string, { data, other }: Typist["counts"]): void => {
  test.info().annotations.push({ type: "keys", description: `${name}: ${data} with data, ${other} without` });
  process.stdout.write(`keys of ${name}: ${data} with data, ${other} without\n`);
};

test("a minimal card booking takes at most 12 keys without data, and none is lost", async ({ page }) => {
  test.setTimeout(120_000 + runs * 20_000);
  for (let run = 1; run <= runs; run += 1) {
    const hands = await openAnew(page);
    await typeTeeTime(hands);
    await typeCustomer(hands);
    await typeCard(hands);
    const booking = await bookAndRead(page, hands);
    expect(booking, `run ${run}`).toMatchObject(wholeBooking);
    await expect(page.getByRole("status").filter({ hasText: "Success" })).toBeVisible();
    if (run === 1) report("a minimal card booking", hands.counts);
    expect(hands.counts.other).toBeLessThanOrEqual(12);
  }
});

test("a card booking with a discount and a set of clubs", async ({ page }) => {
  const hands = await openAnew(page);
  await typeTeeTime(hands);
  await typeCustomer(hands);
  await typeCard(hands);
  await hands.press("Tab", "Tab");
  await hands.type("FAIRWAY15");
  await hands.press("Enter");
  await hands.press("Tab", "Tab", "Tab", "Tab", "Enter", "Tab");
  await hands.type("1");
  const booking = await bookAndRead(page, hands);
  expect(booking).toMatchObject({ ...wholeBooking, discount_code: "FAIRWAY15" });
  expect(booking.rental_clubs.map((club: { quantity: number }) => club.quantity)).toEqual([1, 0, 0]);
  report("a card booking with discount and clubs", hands.counts);
  expect(hands.counts.other).toBeLessThanOrEqual(21);
});

test("a booking without a card for a customer on record", async ({ page }) => {
  const hands = await openAnew(page);
  await hands.press("Shift+Tab", "Shift+Tab");
  await hands.type("ben abbott");
  const found = page.getByRole("option").first();
  await expect(found).toContainText("Ben Abbott");
  const email = /\S+@\S+/.exec((await found.textContent()) ?? "")?.[0] ?? "";
  await hands.press("Enter");
  await expect(field(page, "Email")).toHaveValue(email);
  await hands.press("Tab", "Tab");
  await typeTeeTime(hands);
  const booking = await bookAndRead(page, hands);
  expect(booking).toMatchObject({
    customer: { first_name: "Ben", last_name: "Abbott", email },
    credit_card: { number: "" },
  });
  report("a booking without a card for a customer on record", hands.counts);
  expect(hands.counts.other).toBeLessThanOrEqual(12);
});
