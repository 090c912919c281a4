import { expect, it } from "vitest";
import { draftName } from "../../session/draftNames.ts";
import { open, stored } from "./testing/openTeeTime.ts";

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
  await form.getByRole("button", { name: "Edit", exact: true }).click();
  // Cached certificates, which may pay for it.
  const certificates = ["gift_certificate", "rows"];
  const queries = services.sessionQueries.current();
  const readCertificates = () => queries?.setQueryData(certificates, [{ id: 11, balance: "10.00" }]);
  const areOld = () => queries?.getQueryState(certificates)?.isInvalidated;
  readCertificates();
  await screen.getByRole("textbox", { name: "Players", exact: true }).fill("3");
  await form.getByRole("button", { name: "Save", exact: true }).click();
  const question = screen.getByRole("alertdialog", { name: "Save this change?" });
  await expect.element(question).toHaveTextContent("The payment of $808.00 stays: saving neither charges nor refunds");
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
  // The specified text is shown for every internal one; after a mere refund it must not read as a request.
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

it("requests no cost from a specified server, whose records have no lock version", async () => {
  const { screen, calls } = await open({ status: "Booked", players: 4, lock_version: null });
  const form = screen.getByRole("main");
  await form.getByRole("button", { name: "Edit", exact: true }).click();
  await screen.getByRole("textbox", { name: "Players", exact: true }).fill("3");
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await expect.element(screen.getByRole("alertdialog", { name: "Save this change?" })).toBeVisible();
  expect(calls).not.toContain("POST /api/tee_times/update/cost");
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

const uncharged = { ...payment, payment_id: null, total: 44_605 };

it.each([
  [{ players: 2 }, "$446.05 stays due for the 4 players it was sold for. To charge 2, cancel it and book again."],
  [{ players: 1 }, "$446.05 stays due for the 4 players it was sold for. To charge 1, cancel it and book again."],
])("ANSWER-38 a booking without a card stays due for those it was sold for: %j", async (members, said) => {
  const { screen } = await open({ ...left, ...members, transaction_record: uncharged });
  const alert = screen.getByRole("alert").filter({ hasText: said });
  await alert.getByRole("button", { name: "Dismiss" }).click();
  await expect.element(alert).not.toBeInTheDocument();
});

it("ANSWER-38 a booking that a certificate paid for states what it paid, and how some of it goes back", async () => {
  const gift_certificate = { id: 11, serial: "GIFT-100" };
  const { screen } = await open({
    ...left,
    players: 2,
    gift_certificate,
    gift_certificate_amount: "446.05",
    transaction_record: { ...uncharged, total: 0 },
  });
  await expect
    .element(screen.getByText(/^2 of 4 players are left/))
    .toHaveTextContent(
      "2 of 4 players are left. Gift certificate GIFT-100 now pays $446.05. To give back the part of the 2 players who left, lower Amount Used, unless History shows that it was lowered already.",
    );
});

it.each([
  ["canceled", { ...left, status: "Canceled", transaction_record: uncharged }],
  ["of as many players as it was sold for", { ...left, players: 4, transaction_record: uncharged }],
  ["that was given away", { ...left, transaction_record: { ...uncharged, total: 0 } }],
  ["without a record of its money", { ...left, transaction_record: null }],
])("ANSWER-38 nothing is said to stay due of a booking %s", async (_, members) => {
  const { screen } = await open(members);
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  await expect
    .element(screen.getByRole("textbox", { name: "Players", exact: true }))
    .toHaveValue(String(members.players));
  expect(screen.getByText(/stays due/).elements()).toEqual([]);
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
    providedCustomerId: "12",
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
  "after a change of %s it says that the customer was not notified, and offers the voucher",
  async (_, changes, said, confirmation, toCall) => {
    const before = { status: "Booked", confirmation };
    const { screen } = await open(before, { "PUT /api/tee_times/update": { ...stored, ...before, ...changes } });
    const form = screen.getByRole("main");
    await form.getByRole("button", { name: "Edit", exact: true }).click();
    await screen.getByRole("textbox", { name: "Play Time", exact: true }).fill("10:10");
    await form.getByRole("button", { name: "Save", exact: true }).click();
    await screen.getByRole("alertdialog").getByRole("button", { name: "Save", exact: true }).click();
    const reminder = screen.getByRole("alert").filter({ hasText: "has not been notified" });
    await expect.element(reminder).toHaveTextContent(said);
    expect(reminder.element().textContent.includes("The course has it as TT7060. Call the course too.")).toBe(toCall);
    await reminder.getByRole("button", { name: "Send the new voucher" }).click();
    const question = screen.getByRole("alertdialog", { name: /voucher/i });
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect.element(question).not.toBeInTheDocument();
    await reminder.getByRole("button", { name: /^Dismiss/ }).click();
    await expect.element(reminder).not.toBeInTheDocument();
    await expect.element(screen.getByRole("button", { name: "Change customer" })).toHaveFocus();
  },
);
