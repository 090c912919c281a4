import { expect, it } from "vitest";
import { draftName } from "../../session/draftNames.ts";
import { openConsole } from "../../testing/openConsole.tsx";

const stored = {
  id: 7,
  lock_version: 2,
  play_date: "2027-03-01",
  play_time: "09:30",
  players: 4,
  course: { id: 3, course_name: "Torrey Pines South" },
  customers: [{ id: 12, first_name: "Pat", last_name: "Lee", email: "pat@example.test" }],
  golf_rate: { id: 44 },
  deal_id: 5,
};

const open = (changes: object = {}, more: Readonly<Record<string, unknown>> = {}) =>
  openConsole("/manage-tee-time/7", {
    level: "admin",
    replies: {
      "GET /api/tee_times/show/7": { ...stored, ...changes },
      "GET /api/transaction_records/tee_time/7": [],
      "GET /api/history/tee_time/7": [],
      "GET /api/courses/list": [{ id: 3, name: "Torrey Pines South" }],
      ...more,
    },
  });

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

it("fewer players say what that does to money, and offer the difference as a step of its own", async () => {
  const paid = { id: 1, payment_id: "pay_1", created_at: "", total: 80_800, transaction_items: [] };
  let options = {
    valid: true,
    internal: true,
    refund_total: 78_800,
    is_canceled: false,
    transaction_total: 80_800,
    difference_total: 19_700,
  };
  const { screen, calls, services } = await open(
    { status: "Booked", confirmation: "INTERNAL", cost: "604.00", transaction_record: paid },
    {
      "PUT /api/tee_times/update": {
        ...stored,
        status: "Booked",
        players: 3,
        players_sold: 4,
        cost: "453.00",
        transaction_record: paid,
      },
      "GET /api/tee_times/cancel/options/7": () => Response.json(options),
      "POST /api/tee_times/cancel": { valid: true, message: "$197.00 was refunded.", confirmation: "r1" },
    },
  );
  const form = screen.getByRole("main");
  // What was read of certificates, from which it may be paid.
  const certificates = ["gift_certificate", "rows"];
  const queries = services.sessionQueries.current();
  const readCertificates = () => queries?.setQueryData(certificates, [{ id: 11, balance: "10.00" }]);
  const areOld = () => queries?.getQueryState(certificates)?.isInvalidated;
  readCertificates();
  await form.getByRole("button", { name: "Edit", exact: true }).click();
  await screen.getByRole("textbox", { name: "Players", exact: true }).fill("3");
  await form.getByRole("button", { name: "Save", exact: true }).click();
  const question = screen.getByRole("alertdialog", { name: "Save this change?" });
  await expect.element(question).toHaveTextContent("The payment of $808.00 stays: nobody is charged or refunded");
  expect(calls.filter((call) => call.startsWith("PUT"))).toEqual([]);
  await question.getByRole("button", { name: "Save", exact: true }).click();
  await expect.element(screen.getByText(/^3 of 4 players are left\..* gives back \$197\.00\.$/)).toBeVisible();
  await screen.getByRole("button", { name: "Refund the difference" }).click();
  expect(areOld()).toBe(true);
  readCertificates();
  const dialog = screen.getByRole("dialog");
  await expect.element(dialog.getByRole("textbox", { name: "Refund Amount" })).toHaveValue("197.00");
  await expect.element(dialog.getByRole("checkbox", { name: "Cancel?", exact: true })).not.toBeChecked();
  expect(areOld()).toBe(false);
  options = { ...options, refund_total: 59_100, transaction_total: 61_100, difference_total: 0 };
  await dialog.getByRole("button", { name: "Process" }).click();
  await expect.poll(areOld).toBe(true);
  // The specified words are said of every internal one: nobody shall cancel at the course what was only refunded.
  await expect.element(dialog).toHaveTextContent("Please call the course to cancel the reservation.");
  await expect.element(dialog).toHaveTextContent("Only money was refunded: this tee time stays booked");
  await expect.element(dialog).toHaveTextContent("No email was sent: tell the customer.");
});

it.each([
  ["a loss", { cost_after: 80_800, margin_after: -1800 }, /\$620\.00 → \$808\.00.*-\$18\.00/],
  ["a profit", { cost_after: 46_500, margin_after: 32_500 }, /\$620\.00 → \$465\.00\.$/],
])("shows what the course is owed before and after a save with %s", async (_, after, said) => {
  const { screen } = await open(
    { status: "Booked", players: 4 },
    { "POST /api/tee_times/update/cost": { cost_before: 62_000, ...after } },
  );
  const form = screen.getByRole("main");
  await form.getByRole("button", { name: "Edit", exact: true }).click();
  await screen.getByRole("textbox", { name: "Players", exact: true }).fill("3");
  await form.getByRole("button", { name: "Save", exact: true }).click();
  const question = screen.getByRole("alertdialog", { name: "Save this change?" });
  await expect.element(question.getByText(/^The course is owed/)).toBeVisible();
  await expect.element(question.getByText(/The course is owed/).element().parentElement).toHaveTextContent(said);
});

const left = { players: 2, players_sold: 4, status: "Booked" };
const payment = { id: 1, payment_id: "pay_1", created_at: "", total: 55_440, transaction_items: [] };
const noMore = { valid: true, internal: false, refund_total: 0, is_canceled: false, difference_total: 0 };

it.each([
  ["nothing inside the cancel hours, and no amount is filled in", noMore, 55_440, "the rate gives nothing back now."],
  ["nothing that is not known", { ...noMore, difference_total: undefined }, 55_440, "$554.40 stays."],
])("ANSWER-38 a reload still offers for who left: %s", async (_, options, transaction_total, said) => {
  const { screen } = await open(
    { ...left, transaction_record: payment },
    { "GET /api/tee_times/cancel/options/7": { ...options, transaction_total } },
  );
  await expect.element(screen.getByText(/^2 of 4 players are left/)).toHaveTextContent(said);
  expect(screen.getByRole("button", { name: "Refund the difference" }).elements()).toEqual([]);
  await screen.getByRole("button", { name: "Refund an amount" }).click();
  const dialog = screen.getByRole("dialog");
  await expect.element(dialog.getByRole("textbox", { name: "Refund Amount" })).toHaveValue("");
  await expect.element(dialog.getByRole("checkbox", { name: "Cancel?", exact: true })).not.toBeChecked();
});

it("ANSWER-38 offers nothing once the difference went back", async () => {
  const { screen, calls } = await open(
    { ...left, transaction_record: payment },
    { "GET /api/tee_times/cancel/options/7": { ...noMore, refund_total: 26_400, transaction_total: 29_040 } },
  );
  await expect.poll(() => calls).toContain("GET /api/tee_times/cancel/options/7");
  await expect.element(screen.getByRole("button", { name: "Cancel Tee Time" })).toBeVisible();
  expect(screen.getByText(/players are left/).elements()).toEqual([]);
});

it("ANSWER-43 says beside the refund what the certificate gets", async () => {
  const { screen } = await open(
    { status: "Booked", gift_certificate: { id: 11, serial: "GIFT-100" }, gift_certificate_amount: "22.45" },
    { "GET /api/tee_times/cancel/options/7": { ...noMore, transaction_total: 5000 } },
  );
  await screen.getByRole("main").getByRole("button", { name: "Cancel Tee Time", exact: true }).click();
  const dialog = screen.getByRole("dialog");
  await dialog.getByRole("checkbox", { name: "Refund?", exact: true }).click();
  const choices = dialog.getByRole("group", { name: "Refund", exact: true });
  await expect.element(choices).toHaveAccessibleDescription(/GIFT-100 gets its \$22\.45 back whole/);
  await dialog.getByRole("checkbox", { name: "Cancel?", exact: true }).click();
  await expect.element(choices).not.toHaveAccessibleDescription(/GIFT-100/);
});

it("another date keeps the price, says so beside it, and leads to a booking at its own rate", async () => {
  const { screen } = await open();
  const form = screen.getByRole("main");
  const said = form.getByText("The price stays as it was sold for Mon 03/01/2027 09:30.");
  await form.getByRole("button", { name: "Edit", exact: true }).click();
  const date = form.getByRole("textbox", { name: "Play Date", exact: true });
  await expect.element(said).not.toBeInTheDocument();
  await date.fill("03/06/2027");
  await expect.element(said).toBeVisible();
  const query = "providedPlayers=4&providedDateString=2027-03-06&providedFirstName=Pat&providedLastName=Lee";
  const anew = form.getByRole("link", { name: /^make a new booking/ });
  await expect.element(anew).toHaveAttribute("href", expect.stringContaining(query));
  await form.getByRole("textbox", { name: "Players", exact: true }).fill("3");
  const time = form.getByRole("textbox", { name: "Play Time", exact: true });
  await time.fill("7:05");
  await expect.element(anew).toHaveAttribute("href", expect.stringMatching(/providedPlayers=3&.*TimeString=07%3A05$/));
  await time.fill("25:00");
  await expect.element(anew).toHaveAttribute("href", expect.not.stringContaining("Time"));
  await time.fill("9:30");
  await date.fill("3/1/2027");
  await expect.element(said).not.toBeInTheDocument();
});

it("a tee time without a date says of its price only what is known", async () => {
  const { screen } = await open({ play_date: null, play_time: null });
  const form = screen.getByRole("main");
  await form.getByRole("button", { name: "Edit", exact: true }).click();
  await form.getByRole("textbox", { name: "Play Date", exact: true }).fill("03/06/2027");
  await expect.element(form.getByText("The price stays as it was sold.")).toBeVisible();
});

it("more players are charged by a booking of their own, as a step of its own", async () => {
  const paid = { id: 1, payment_id: "pay_1", created_at: "", total: 60_600, transaction_items: [] };
  const booked = { ...stored, status: "Booked", confirmation: "INTERNAL", cost: "453.00", transaction_record: paid };
  const sent: number[] = [];
  const stands = { players: 3 };
  const { screen } = await open(
    {},
    {
      "GET /api/tee_times/show/7": () => Response.json({ ...booked, ...stands }),
      "PUT /api/tee_times/update": async (request: Request) => {
        const { players } = (await request.json()).tee_time;
        sent.push(players);
        stands.players = players;
        return Response.json({ ...booked, players });
      },
    },
  );
  const form = screen.getByRole("main");
  await form.getByRole("button", { name: "Edit", exact: true }).click();
  await screen.getByRole("textbox", { name: "Players", exact: true }).fill("4");
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await screen.getByRole("alertdialog").getByRole("button", { name: "Save", exact: true }).click();
  await expect
    .element(screen.getByText(/^The payment of \$606\.00 covers 3 players\. Nothing was charged for 1 more\.$/))
    .toBeVisible();
  await screen.getByRole("button", { name: "Charge the difference" }).click();
  const question = screen.getByRole("alertdialog", { name: "Book 1 player separately?" });
  await expect.element(question).toHaveTextContent("This tee time goes back to the 3 players it was paid for.");
  expect(sent).toEqual([4]);
  await question.getByRole("button", { name: "Continue to the booking" }).click();
  await expect.poll(() => location.pathname).toBe("/ibe");
  expect(sent).toEqual([4, 3]);
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
    providedPlayers: "1",
    providedDateString: "2027-03-01",
    providedTimeString: "09:30",
    providedFirstName: "Pat",
    providedLastName: "Lee",
    providedEmail: "pat@example.test",
    providedCourseId: "3",
  });
});

it.each([
  [{ status: "Booked" }, "", "nothing was canceled or refunded"],
  [{ status: "Booked" }, "sent", "This tee time is not canceled"],
  [{ status: "Canceled" }, "sent", "this tee time is canceled"],
])("a session that ended during Process: %j, unsettled %j", async (members, unsettled, said) => {
  const draft = {
    refund: false,
    cancel: true,
    force_cancel: false,
    choice: "standard",
    refund_amount: "",
    reason: "rain",
  };
  const name = draftName("cancelation", "agent@teedesk.test", "7");
  sessionStorage.setItem(name, JSON.stringify({ draft, intent: { key: "k", unsettled } }));
  const { screen } = await open(members);
  await expect.element(screen.getByText(said)).toBeVisible();
  sessionStorage.clear();
});

it.each([
  [
    "the time",
    { play_time: "10:10" },
    /^Moved from Torrey Pines South, 03\/01\/2027, 09:30 to .*, 10:10\./,
    "TT7060",
    true,
  ],
  ["the players of an internal one", { players: 3 }, /^Players 4 → 3\./, "INTERNAL", false],
])(
  "after a change of %s it says who has not been told, and offers the voucher",
  async (_, changes, said, confirmation, toCall) => {
    const before = { status: "Booked", confirmation };
    const { screen } = await open(before, { "PUT /api/tee_times/update": { ...stored, ...before, ...changes } });
    const form = screen.getByRole("main");
    await form.getByRole("button", { name: "Edit", exact: true }).click();
    await screen.getByRole("textbox", { name: "Play Time", exact: true }).fill("10:10");
    await form.getByRole("button", { name: "Save", exact: true }).click();
    await screen.getByRole("alertdialog").getByRole("button", { name: "Save", exact: true }).click();
    const reminder = screen.getByRole("alert").filter({ hasText: "has not been told" });
    await expect.element(reminder).toHaveTextContent(said);
    expect(reminder.element().textContent.includes("The course has it as TT7060: call it too.")).toBe(toCall);
    await reminder.getByRole("button", { name: "Send the new voucher" }).click();
    await expect.element(screen.getByRole("alertdialog", { name: /voucher/i })).toBeVisible();
  },
);

it("leads to what is free that day while a day is chosen", async () => {
  const { screen } = await open({ status: "Booked" });
  expect(screen.getByRole("link", { name: /What is free/ }).elements()).toEqual([]);
  await screen.getByRole("main").getByRole("button", { name: "Edit", exact: true }).click();
  await screen.getByRole("textbox", { name: "Play Date", exact: true }).fill("03/04/2027");
  const filters = encodeURIComponent('{"course_name":"Torrey Pines South","available_date":"2027-03-04"}');
  await expect
    .element(screen.getByRole("link", { name: "What is free on 03/04/2027" }))
    .toHaveAttribute("href", `/tee-time-availability?filters=${filters}`);
});

it.each([
  ["Booked", false, "Only for a canceled tee time."],
  ["Canceled", true, ""],
])("OPS-TT-35 the cancelation mail of a tee time that is %s", async (status, isOffered, reason) => {
  const { screen } = await open({ status });
  const button = screen.getByRole("button", { name: "Send Cancelation Email" });
  await expect.element(button).toHaveAccessibleDescription(reason);
  expect(button.element().hasAttribute("disabled")).toBe(!isOffered);
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
