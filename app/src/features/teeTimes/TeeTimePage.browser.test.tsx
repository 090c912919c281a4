import { expect, it } from "vitest";
import { open, stored } from "./testing/openTeeTime.ts";

it("OPS-TT-26 OPS-TT-27 leads to its rate and its customer", async () => {
  const { screen } = await open();
  const form = screen.getByRole("main");
  await expect.element(form.getByRole("link", { name: "View rate" })).toHaveAttribute("href", "/manage-rate/44");
  await expect
    .element(form.getByRole("link", { name: "View customer" }))
    .toHaveAttribute("href", "/manage-customer/12");
});

it("OPS-TT-24 OPS-TT-25 OPS-TT-44..46 CROSS-32 leads to its codes, and has the server's messages under their fields", async () => {
  const errors = {
    gift_certificate: ["Unknown serial.", "second"],
    gift_certificate_amount: ["Too much."],
    discount: ["Unknown code."],
    confirmation: ["Odd."],
    golf_rate: ["This course has no such rate."],
  };
  const { screen } = await open(
    { discount: { id: 2, code: "TENOFF" }, gift_certificate: { id: 11, serial: "GIFT-100" } },
    { "PUT /api/tee_times/update": () => Response.json({ errors }, { status: 422 }) },
  );
  const form = screen.getByRole("main");
  for (const [name, href] of [
    ["View deal", expect.stringMatching(/\/deals\/5$/)],
    ["View gift certificate", "/manage-gift-certificate/11"],
    ["View discount", "/manage-discount/2"],
  ] as const) {
    await expect.element(form.getByRole("link", { name }).first()).toHaveAttribute("href", href);
  }
  await form.getByRole("button", { name: "Edit", exact: true }).click();
  const field = (name: string) => form.getByRole("textbox", { name, exact: true });
  await field("Notes").fill("x");
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await expect.element(form.getByRole("alert")).toHaveTextContent("This course has no such rate.");
  for (const [name, said] of [
    ["Gift Certificate", /^Unknown serial\./],
    ["Amount Used", /^Too much\.$/],
    ["Discount Code", /^Unknown code\./],
    ["Confirmation", /^Odd\.$/],
  ] as const) {
    await expect.element(field(name)).toHaveAccessibleDescription(said);
  }
  await expect.element(field("Notes")).toHaveValue("x");
});

it("OPS-CAN-18..19 MSG-26 what cannot be canceled says why", async () => {
  const options = { valid: false, internal: false, refund_total: 0, is_canceled: false, transaction_total: 0 };
  let isValid = false;
  const { screen } = await open(
    { status: "Booked" },
    {
      "GET /api/tee_times/cancel/options/7": () => Response.json({ ...options, valid: isValid }),
      "POST /api/tee_times/cancel": { valid: false, message: "The course says no.", confirmation: null },
    },
  );
  const ask = () => screen.getByRole("main").getByRole("button", { name: "Cancel Tee Time", exact: true }).click();
  await ask();
  const dialog = screen.getByRole("dialog", { name: "Cancelation Options" });
  await expect.element(dialog).toHaveTextContent("An error occured. Please close the dialog and try again.");
  expect(dialog.getByRole("button", { name: "Process" }).elements()).toEqual([]);
  await dialog.getByRole("button", { name: "Close" }).first().click();
  isValid = true;
  await ask();
  await dialog.getByRole("button", { name: "Process" }).click();
  await screen.getByRole("alertdialog").getByRole("button", { name: "Cancel Tee Time" }).click();
  await expect.element(dialog.getByRole("alert")).toHaveTextContent("The course says no.");
  await expect.element(dialog.getByRole("button", { name: "Process" })).toHaveFocus();
});

it("a refused cancelation leads to the reason that it lacks", async () => {
  const options = {
    valid: true,
    internal: false,
    refund_total: 0,
    is_canceled: false,
    transaction_total: 0,
    needs_reason: true,
  };
  const { screen } = await open({ status: "Booked" }, { "GET /api/tee_times/cancel/options/7": options });
  await screen.getByRole("main").getByRole("button", { name: "Cancel Tee Time", exact: true }).click();
  const dialog = screen.getByRole("dialog", { name: "Cancelation Options" });
  await dialog.getByRole("checkbox", { name: "Force Cancel?" }).click();
  const reason = dialog.getByRole("textbox", { name: "Reason for cancel/refund" });
  await dialog.getByRole("button", { name: "Process" }).click();
  await expect.element(reason).toHaveFocus();
  await dialog.getByRole("button", { name: "Process" }).click();
  await expect.element(reason).toHaveFocus();
});

it("DECISION-45 what takes a second person was sent for consent, and nothing can be processed again", async () => {
  const options = { valid: true, internal: false, refund_total: 0, is_canceled: false, transaction_total: 0 };
  const message = "Until then nothing is canceled or refunded.";
  const outcome = { valid: false, message, confirmation: null, awaits_consent: true };
  const { screen } = await open(
    { status: "Booked" },
    { "GET /api/tee_times/cancel/options/7": options, "POST /api/tee_times/cancel": outcome },
  );
  await screen.getByRole("main").getByRole("button", { name: "Cancel Tee Time", exact: true }).click();
  const dialog = screen.getByRole("dialog", { name: "Cancelation Options" });
  await dialog.getByRole("button", { name: "Process" }).click();
  await screen.getByRole("alertdialog").getByRole("button", { name: "Cancel Tee Time" }).click();
  await expect.element(dialog.getByText("Sent to an admin for consent")).toBeVisible();
  await expect.element(dialog.getByText(message)).toBeVisible();
  await expect.element(dialog.getByRole("link", { name: "Consents" })).toHaveAttribute("href", "/consents");
  expect(dialog.getByRole("button", { name: "Process" }).elements()).toEqual([]);
});

it.each([
  [5, 1],
  [0, 0],
  [-1, 0],
])("OPS-TT-23 deal %i has %i links", async (deal_id, links) => {
  const { screen } = await open({ deal_id });
  await expect.element(screen.getByRole("link", { name: "View customer" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "View deal" }).elements()).toHaveLength(links);
});

it("OPS-TT-55 OPS-TT-56 is loaded with its transactions, and again by Reload", async () => {
  const { screen, calls } = await open();
  const reads = (path: string) => calls.filter((call) => call === `GET ${path}`).length;
  await expect.poll(() => reads("/api/transaction_records/tee_time/7")).toBe(1);
  expect(reads("/api/tee_times/show/7")).toBe(1);
  await screen.getByRole("main").getByRole("button", { name: "Reload", exact: true }).click();
  await screen.getByRole("alertdialog").getByRole("button", { name: "Reload", exact: true }).click();
  await expect.poll(() => reads("/api/tee_times/show/7")).toBe(2);
});

it("UNCLEAR-38 sends its course as an object with its id alone", async () => {
  const bodies: unknown[] = [];
  const { screen } = await open(
    {},
    {
      "PUT /api/tee_times/update": async (request: Request) => {
        bodies.push(await request.json());
        return Response.json(stored);
      },
    },
  );
  await screen.getByRole("main").getByRole("button", { name: "Edit", exact: true }).click();
  await screen.getByRole("textbox", { name: "Notes", exact: true }).fill("Two carts");
  await screen.getByRole("main").getByRole("button", { name: "Save", exact: true }).click();
  await expect
    .poll(() => bodies)
    .toEqual([
      expect.objectContaining({ tee_time: expect.objectContaining({ course: { id: 3 }, notes: "Two carts" }) }),
    ]);
});

it.each([
  ["of a tee time that is booked", "Booked", 1],
  ["but not of one that is canceled", "Canceled", 0],
])("warns of maintenance on the day %s", async (_, status, times) => {
  const maintenance = {
    id: 5,
    lock_version: 0,
    start_date: "2027-02-27",
    end_date: "2027-03-02",
    description: "Aeration of the front nine",
    course: { id: 3, course_name: "Torrey Pines South" },
  };
  const { screen, calls } = await open({ status }, { "GET /api/maintenances/index": [maintenance] });
  const main = screen.getByRole("main");
  await expect.element(main.getByRole("heading", { level: 1 })).toHaveTextContent("Tee Time 7");
  const warning = main.getByText("02/27/2027 – 03/02/2027: Aeration of the front nine");
  await expect.poll(() => warning.elements().length).toBe(times);
  const asked = calls.filter((call) => call.startsWith("GET /api/maintenances/index")).map(decodeURIComponent);
  expect(
    asked.map((call) => call.includes('{"course_id":3,"start_date":"2027-03-01","end_date":"2027-03-01"}')),
  ).toEqual(Array.from({ length: times }, () => true));
});

it("ADM-TXN-08 shows what was paid, given back and is owed, when it was booked, and who else gets receipts", async () => {
  const record = { id: 1, payment_id: "pay_1", created_at: "2026-11-21T18:30:00.000Z", transaction_items: [] };
  const { screen } = await open(
    { cost: "604.00", created_at: "2026-11-21T18:30:00.000Z", alt_emails: "desk@example.test" },
    {
      "GET /api/transaction_records/tee_time/7": [
        { ...record, total: 80_800 },
        { ...record, id: 2, total: -10_700 },
      ],
    },
  );
  for (const [label, text] of [
    ["Paid", "$808.00"],
    ["Refunded", "$107.00"],
    ["Cost", "$604.00"],
    ["Booked", "11/21/2026 10:30"],
    ["More receipts go to", "desk@example.test"],
  ] as const) {
    await expect.element(screen.getByRole("textbox", { name: label, exact: true })).toHaveValue(text);
  }
});

it("a canceled one is marked", async () => {
  const { screen } = await open({ status: "Canceled" });
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Tee Time 7 – CANCELED");
});

it("ANSWER-34 counts what a certificate gave as paid, and calls nothing due once it is canceled", async () => {
  const record = { id: 1, payment_id: null, created_at: "2026-11-21T18:30:00.000Z", transaction_items: [] };
  const { screen } = await open(
    { status: "Canceled", gift_certificate: { id: 11, serial: "GIFT-100" }, gift_certificate_amount: "25.00" },
    { "GET /api/transaction_records/tee_time/7": [{ ...record, total: 12_020 }] },
  );
  for (const [name, value] of [
    ["Paid", "$25.00"],
    ["Due", "$0.00"],
    ["Refunded", "$25.00"],
  ] as const) {
    await expect.element(screen.getByRole("textbox", { name, exact: true })).toHaveValue(value);
  }
});

it("ANSWER-34 does not call paid what no card was charged for", async () => {
  const record = { id: 1, payment_id: null, created_at: "2026-11-21T18:30:00.000Z", transaction_items: [] };
  const { screen } = await open({}, { "GET /api/transaction_records/tee_time/7": [{ ...record, total: 12_020 }] });
  const paid = screen.getByRole("textbox", { name: "Paid", exact: true });
  await expect.element(paid).toHaveValue("$0.00");
  const due = screen.getByRole("textbox", { name: "Due", exact: true });
  await expect.element(due).toHaveValue("$120.20");
  await expect.element(due).toHaveAccessibleDescription("No card was charged.");
});

const payment = { id: 1, payment_id: "pay_1", created_at: "", total: 55_440, transaction_items: [] };

it("leads to what is free that day while a day is chosen", async () => {
  const { screen } = await open({ status: "Booked" });
  expect(screen.getByRole("link", { name: /What is free/ }).elements()).toEqual([]);
  await screen.getByRole("main").getByRole("button", { name: "Edit", exact: true }).click();
  await screen.getByRole("textbox", { name: "Play Date", exact: true }).fill("03/04/2027");
  const filters = encodeURIComponent('{"course_name":"Torrey Pines South","available_date":"2027-03-04"}');
  await expect
    .element(screen.getByRole("link", { name: "Free tee times on 03/04/2027" }))
    .toHaveAttribute("href", `/tee-time-availability?filters=${filters}`);
});

it.each([
  ["Booked", false, "Only for a canceled tee time."],
  ["Canceled", true, ""],
])("OPS-TT-35 the cancelation mail of a tee time that is %s", async (status, isOffered, reason) => {
  const { screen } = await open({ status });
  const button = screen.getByRole("button", { name: "Send Cancelation Email" });
  await expect.element(button).toHaveAccessibleDescription(reason);
  await expect.element(button).toHaveAttribute("aria-disabled", String(!isOffered));
});

it("shows a refund's confirmation among the transactions", async () => {
  const refund = { id: 2, payment_id: "rf_55", created_at: "", total: -19_700, transaction_items: [] };
  const { screen } = await open(
    { status: "Booked" },
    { "GET /api/transaction_records/tee_time/7": { ...payment, later_records: [refund] } },
  );
  const row = screen.getByRole("table", { name: "Transactions" }).getByRole("row").filter({ hasText: "rf_55" });
  await expect.element(row).toHaveTextContent("-$197.00");
  await expect.element(row).toHaveTextContent("Refund");
});

const terms = {
  taken_for: "sale",
  taken_at: "2026-11-21T18:30:00.000Z",
  rule_set: "ca7b0f76",
  is_cost_known: true,
  rate: {
    id: 44,
    rate: "1200.00",
    service_fee: 5,
    wholesale_rate: "150.00",
    commission: "12.50",
    is_commission_dollars: true,
    max_refund: "30.00",
    non_refundable: "",
    cancel_hours: 24,
  },
};

it("ANSWER-41 folds the terms it was sold at below its facts", async () => {
  const { screen } = await open({ cost: "600.00", sale_terms: terms });
  const panel = screen.getByRole("region", { name: "Terms of this sale" });
  await expect.element(panel).toHaveTextContent(/as sold$/);
  await expect.element(panel).not.toHaveTextContent("150.00");
  await panel.getByRole("button").click();
  await expect.element(panel).toHaveTextContent("It was sold at these terms on 11/21/2026 10:30.");
  await expect
    .element(panel)
    .toHaveTextContent(
      "Rate$1,200.00 per playerService Fee5%Wholesale Rate$150.00Commission$12.50Max Refund$30.00" +
        "Non Refundable Amount—Cancel Hours24Rulesversion ca7b0f76",
    );
});

it.each([
  ["sold before terms were kept", { taken_for: "migration", rule_set: null }, /its rate said on .*version not known$/],
  ["moved to another course", { taken_for: "course change" }, /when it moved to another course on 11\/21\/2026 10:30/],
  ["sold without a rate", { rate: null }, /Ratenone/],
])("the terms of a tee time %s say so", async (_, changes, said) => {
  const { screen } = await open({ sale_terms: { ...terms, ...changes } });
  const panel = screen.getByRole("region", { name: "Terms of this sale" });
  await panel.getByRole("button").click();
  await expect.element(panel).toHaveTextContent(said);
});

it("says that the cost is not known where the rate named none", async () => {
  const rate = { ...terms.rate, wholesale_rate: "" };
  const { screen } = await open({ cost: "60.00", sale_terms: { ...terms, is_cost_known: false, rate } });
  const cost = screen.getByRole("textbox", { name: "Cost", exact: true });
  await expect.element(cost).toHaveAccessibleDescription(/^Not known:.*the rented clubs alone\.$/);
  const panel = screen.getByRole("region", { name: "Terms of this sale" });
  await panel.getByRole("button").click();
  await expect.element(panel).toHaveTextContent("Wholesale Ratenot known");
});

it.each([
  ["2027-03-01", "Sun 02/28/2027 09:30", ""],
  ["2020-03-08", "Sat 03/07/2020 08:30", "Too late for the standard refund."],
])("REFUND-06 shows the last minute of the standard refund of play on %s: %s", async (play_date, until, hint) => {
  const { screen } = await open({ play_date, sale_terms: terms });
  const field = screen.getByRole("textbox", { name: "Refundable until" });
  await expect.element(field).toHaveValue(until);
  await expect.element(field).toHaveAccessibleDescription(hint);
});

it("shows no terms from a specified server", async () => {
  const { screen } = await open({ cost: "60.00" });
  await expect.element(screen.getByRole("textbox", { name: "Cost", exact: true })).toHaveValue("$60.00");
  await expect.element(screen.getByRole("region", { name: "Terms of this sale" })).not.toBeInTheDocument();
  await expect.element(screen.getByRole("textbox", { name: "Refundable until" })).not.toBeInTheDocument();
});

it.each([
  ["until it is settled", {}, "$30.00", "The card was refused on 11/21/2026 10:30."],
  ["also of a canceled one", { status: "Canceled" }, "$30.00", "The card was refused on 11/21/2026 10:30."],
  [
    "and when it was settled",
    { payment_settled_at: "2026-11-22T18:30:00.000Z" },
    "$0.00",
    "The card was refused on 11/21/2026 10:30. Settled otherwise on 11/22/2026 10:30.",
  ],
])("DECISION-55 shows what a refused card owes, not that it paid, %s", async (_, changes, due, hint) => {
  const { screen } = await open(
    { payment_refused_at: "2026-11-21T18:30:00.000Z", gift_certificate: null, ...changes },
    {
      "GET /api/transaction_records/tee_time/7": [
        { id: 1, payment_id: "pay_1", total: 5000, created_at: "2026-11-21T18:25:00.000Z", transaction_items: [] },
        {
          id: 2,
          payment_id: "not-charged-1",
          total: -2000,
          created_at: "2026-11-21T19:25:00.000Z",
          transaction_items: [],
        },
      ],
    },
  );
  const field = (name: string) => screen.getByRole("textbox", { name, exact: true });
  await expect.element(field("Due")).toHaveValue(due);
  await expect.element(field("Due")).toHaveAccessibleDescription(hint);
  await expect.element(field("Paid")).toHaveValue("$0.00");
  await expect.element(field("Refunded")).toHaveValue("$0.00");
});

it("another is booked for the customer of a tee time, at its course, at another time", async () => {
  const { screen } = await open();
  const query =
    "providedPlayers=4&providedFirstName=Pat&providedLastName=Lee&providedEmail=pat%40example.test&providedCourseId=3&providedCustomerId=12";
  const link = screen.getByRole("link", { name: "Book another" });
  await expect.element(link).toHaveAttribute("href", `/ibe?${query}`);
  await expect.element(link).toHaveAttribute("aria-keyshortcuts", "B");
});
