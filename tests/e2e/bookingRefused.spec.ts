import type { Page } from "@playwright/test";
import {
  bookButton,
  course,
  field,
  fillBooking,
  fillCard,
  fillCustomer,
  fillTeeTime,
  openEngine,
  panel,
  requestsTo,
} from "../support/booking.ts";
import { expect, test } from "../support/fixtures.ts";

test.use({ role: "agent" });

const book = "/api/ibe/book";
const warning = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });
const noCard = (page: Page) =>
  page.getByRole("alertdialog", { name: "No credit card information entered. Continue to book?" });

test("OPS-IBE-64..65 OPS-IBE-79 MSG-12..13 a charge that is not above 0 is not sent", async ({ page }) => {
  const sent = requestsTo(page, book);
  await openEngine(page);
  await fillTeeTime(page);
  await fillCustomer(page);
  for (const charge of ["0", "-1", "abc", ""]) {
    await field(page, "Charge Amount").fill(charge);
    await bookButton(page).click();
    await expect(field(page, "Charge Amount")).toHaveAccessibleDescription(/^You must charge more than \$0\./);
    await expect(warning(page, "One or more validation errors are present.")).toBeVisible();
    await expect(noCard(page)).toHaveCount(0);
  }
  expect(sent).toHaveLength(0);
});

// The page looks for the first error when the form becomes refused, and it is refused already.
test("the first error is focused each time Book refuses", async ({ page }) => {
  await openEngine(page);
  await fillTeeTime(page);
  await field(page, "Charge Amount").fill("0");
  await bookButton(page).click();
  await expect(field(page, "Charge Amount")).toBeFocused();
  await bookButton(page).click();
  await expect(field(page, "Charge Amount")).toBeFocused({ timeout: 2000 });
});

test("OPS-IBE-63 OPS-IBE-66 OPS-IBE-68 MSG-14..15 without a card it asks first", async ({ page }) => {
  const sent = requestsTo(page, book);
  await openEngine(page);
  await fillTeeTime(page);
  await fillCustomer(page);
  await page.getByRole("checkbox", { name: "Send Receipt to Golf Course?" }).uncheck();
  await bookButton(page).click();
  await noCard(page).getByRole("button", { name: "Cancel" }).click();
  await expect(noCard(page)).toBeHidden();
  await expect(bookButton(page)).toBeFocused();
  expect(sent).toHaveLength(0);

  await bookButton(page).click();
  await noCard(page).getByRole("button", { name: "Book" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Success" })).toContainText("INTERNAL");
  expect(sent.map((request) => request.postDataJSON())).toMatchObject([
    {
      booking: {
        tee_time: { confirmation: "INTERNAL", should_email_customer: true, should_email_course: false },
        credit_card: { number: "", expmo: "", expyr: "", cvv: "" },
        screenshot: null,
        deal_id: null,
      },
    },
  ]);
});

test("OPS-IBE-73 a declined card is said under its number and nothing typed is lost", async ({ page }) => {
  await openEngine(page);
  await fillBooking(page);
  await field(page, "Internal Notes").fill("Left-handed.");
  await fillCard(page, "4000 0000 0000 0002");
  await bookButton(page).click();
  await expect(field(page, "Card Number")).toHaveAccessibleDescription("The card was declined.");
  await expect(field(page, "Card Number")).toBeFocused();
  await expect(warning(page, "One or more things are invalid.")).toBeVisible();
  for (const [name, value] of [
    ["Play Time", "09:30"],
    ["Players", "2"],
    ["Charge Amount", "100.00"],
    ["Last Name", "Hopper"],
    ["Internal Notes", "Left-handed."],
    ["Card Number", "•••• 0002"],
    ["CVV", "737"],
  ] as const) {
    await expect(field(page, name)).toHaveValue(value);
  }
});

/** Where the first message of each key of a 422 stands (OPS-IBE-70 to 75). */
const places = {
  "tee_time.course": course,
  "tee_time.play_date": (page: Page) => field(page, "Play Date"),
  "tee_time.play_time": (page: Page) => field(page, "Play Time"),
  "tee_time.players": (page: Page) => field(page, "Players"),
  charge: (page: Page) => field(page, "Charge Amount"),
  "tee_time.confirmation": (page: Page) => field(page, "Confirmation Number"),
  "customer.first_name": (page: Page) => field(page, "First Name"),
  "customer.last_name": (page: Page) => field(page, "Last Name"),
  "customer.postcode": (page: Page) => field(page, "Postal Code"),
  "customer.email": (page: Page) => field(page, "Email"),
  discount_code: (page: Page) => field(page, "Discount code"),
  gift_cert_serial: (page: Page) => field(page, "Gift certificate"),
  "credit_card.number": (page: Page) => field(page, "Card Number"),
  "credit_card.expmo": (page: Page) => field(page, "Expiry Month"),
  "credit_card.expyr": (page: Page) => field(page, "Expiry Year"),
  "credit_card.cvv": (page: Page) => field(page, "CVV"),
} as const;

test("OPS-IBE-70..75 OPS-IBE-78 each key of a 422 has its place and the first one the focus", async ({ page }) => {
  let errors: unknown = {};
  await page.route(`**${book}`, (route) => route.fulfill({ status: 422, json: { errors } }));
  await openEngine(page);
  await fillBooking(page);
  for (const [key, place] of Object.entries(places)) {
    errors = { [key]: [`About ${key}.`, "A second message."] };
    await bookButton(page).click();
    await expect(place(page)).toHaveAccessibleDescription(new RegExp(`^About ${key}\\.`));
    await expect(place(page)).toBeFocused();
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(1);
    await expect(warning(page, "One or more things are invalid.")).toBeVisible();
  }
  errors = { "tee_time.golf_rate": ["About the rate."], "booking.total": ["About the total."] };
  await bookButton(page).click();
  await expect(panel(page, "Rate").getByRole("alert")).toHaveText("About the rate.");
  await expect(panel(page, "Totals").getByRole("alert")).toHaveText("About the total.");

  errors = { customer: { email: ["Nested."] }, base: ["About nothing in particular."] };
  await bookButton(page).click();
  await expect(field(page, "Email")).toHaveAccessibleDescription("Nested.");
  await expect(field(page, "Email")).toBeFocused();
});
