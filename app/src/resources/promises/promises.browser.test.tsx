import { focusManager } from "@tanstack/react-query";
import { expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { paths } from "../../navigation/paths.ts";
import { openConsole } from "../../testing/openConsole.tsx";
import { tableTexts } from "../../testing/tableTexts.ts";

const place = {
  course_name: "Torrey Pines South",
  course_phone: "858-555-0111",
  play_date: "2026-11-28",
  play_time: "10:30",
  players: 4,
};
const balboa = { ...place, course_name: "Balboa Park", course_phone: "619-555-0122" };
const encanto = { course_name: "Encanto", course_phone: "602-555-0133" };
const told = {
  kind: "tell_course",
  record_id: 12,
  since: "2026-11-21T16:00:00.000Z",
  due_at: "2026-11-21T17:00:00.000Z",
  is_overdue: true,
  agent: "Kim Park",
  customer: { id: 8, first_name: "Pat", last_name: "Lee", primary_phone: "858-555-0100" },
  tee_time: { ...place, id: 12, lock_version: 3, is_canceled: false, confirmation: "TP-770" },
  news: "booked",
  told: null,
  refund_amount: null,
  mail: null,
  doubts: [],
  note: "",
  wish: null,
  asked: null,
};
const of = (kind: string, changes: object) => ({ ...told, kind, news: null, is_overdue: false, ...changes });
const rows = [
  told,
  { ...told, record_id: 13, news: "changed", told: { ...place, play_time: "09:40", players: 2 } },
  { ...told, record_id: 14, news: "changed", told: balboa },
  { ...told, record_id: 17, news: "changed", told: { ...place, kept_players: 0 } },
  { ...told, record_id: 18, news: "changed", told: { ...place, kept_players: 2 } },
  { ...told, record_id: 15, news: "canceled", told: balboa, tee_time: { ...told.tee_time, is_canceled: true } },
  of("call_back", { record_id: 3, tee_time: null, note: "Four on Sunday", wish: place }),
  of("failed_refund", { refund_amount: 1500 }),
  of("failed_refund", { record_id: 16, refund_amount: 0 }),
  of("failed_refund", { record_id: 20, refund_amount: 45_000, is_paid_elsewhere: true }),
  of("failed_payment", { payment_amount: 42_530 }),
  of("failed_payment", { record_id: 21, payment_amount: 42_530, is_charged: true }),
  of("failed_payment", { record_id: 19, payment_amount: 1000, tee_time: { ...told.tee_time, is_canceled: true } }),
  of("failed_mail", {
    record_id: 7,
    tee_time: null,
    customer: null,
    mail: { recipient: "a@x.test", subject: "Your certificate", reason: "No such user", gift_certificate_id: 9 },
  }),
  of("doubted_booking", { doubts: ["group_large", "charge_far_from_rate"] }),
  of("awaited_consent", {
    record_id: 4,
    tee_time: null,
    customer: null,
    asked: {
      reason: "Goodwill",
      gift_certificate_id: 9,
      cancelation: null,
      correction: { balance_before: 5000, balance: 90_000, value_before: null, value: null },
    },
  }),
];

async function open(
  path = "/to-do",
  replies: Readonly<Record<string, unknown>> = {},
  listed: readonly object[] = rows,
) {
  await page.viewport(1600, 900);
  return openConsole(path, {
    config: { keeps_promises: true },
    replies: {
      "GET /api/promises/index": listed,
      "GET /api/promises/count": listed.length,
      "GET /api/promises/summary": { count: listed.length, overdue: 0, next_due_at: null },
      ...replies,
    },
  });
}

it("DECISION-55 each row has its act first, and says what is to be done and whom to call", async () => {
  const { screen } = await open();
  await expect.element(screen.getByRole("button", { name: /^Called/ })).toBeVisible();
  const at = "Torrey Pines South, Sat 11/28/2026 10:30, 4 players";
  expect(tableTexts("To do").rows.map(([act, , kind, text, phone]) => [act, kind, text, phone])).toEqual([
    ["Told…", "Tell the course", `Book ${at}, for Pat Lee`, "858-555-0111"],
    [
      "Told…",
      "Tell the course",
      "Change Torrey Pines South, Sat 11/28/2026 09:40, 2 players, to Sat 11/28/2026 10:30, 4 players",
      "858-555-0111",
    ],
    [
      "Told…",
      "Tell the course",
      `Cancel Balboa Park, Sat 11/28/2026 10:30, 4 players. Book ${at}, for Pat Lee`,
      "619-555-0122, 858-555-0111",
    ],
    ["Told…", "Tell the course", `Tell again: ${at}, for Pat Lee. It was moved away and back`, "858-555-0111"],
    ["Told…", "Tell the course", `Tell again: ${at}, for Pat Lee. It had only 2 players for a while`, "858-555-0111"],
    ["Told…", "Tell the course", "Cancel Balboa Park, Sat 11/28/2026 10:30, 4 players", "619-555-0122"],
    ["Called", "Call back", `Pat Lee: Four on Sunday: asked for ${at}`, "858-555-0100"],
    ["Settled…", "Refund failed", "$15.00 to Pat Lee did not go back", "858-555-0100"],
    ["Settled…", "Refund failed", "The cancelation for Pat Lee was refused", "858-555-0100"],
    ["Settled…", "Refund elsewhere", "$450.00 of Pat Lee was paid elsewhere: refund it there", "858-555-0100"],
    ["Settled…", "Payment failed", `The card of Pat Lee was refused: $425.30 not paid for ${at}`, "858-555-0100"],
    [
      "Settled…",
      "Charged after all",
      `The card of Pat Lee was charged $425.30 for ${at}, although that was settled`,
      "858-555-0100",
    ],
    [
      "Settled…",
      "Payment failed",
      `The card of Pat Lee was refused: $10.00 not paid for ${at}, canceled since`,
      "858-555-0100",
    ],
    ["SettledSend again", "Mail failed", "“Your certificate” did not reach a@x.test: No such user", ""],
    [
      "Checked",
      "Check a booking",
      "Booked although the group is large, and the charge is far from the rate",
      "858-555-0100",
    ],
    ["Decide…", "Consent asked", "Balance $50.00 to $900.00, for the customer: Goodwill", ""],
  ]);
  await expect
    .element(screen.getByRole("link", { name: "Decide…" }))
    .toHaveAttribute("href", paths.consents({ state: "waiting" }));
  await expect
    .element(screen.getByRole("link", { name: /did not reach/ }))
    .toHaveAttribute("href", "/manage-gift-certificate/9");
});

it("DECISION-55 names the courses that had a tee time meanwhile, what a lost number leaves open, and the reservation of an undone booking", async () => {
  const at = "Torrey Pines South, Sat 11/28/2026 10:30, 4 players";
  const told_again = { ...place, kept_players: 0 };
  const { screen } = await open("/to-do", {}, [
    {
      ...told,
      news: "changed",
      told: told_again,
      passed_courses: [encanto, { ...encanto, course_name: "Balboa Park" }],
    },
    { ...told, record_id: 13, news: "changed", told: { ...place, play_time: "09:40", number_lost: true } },
    { ...told, record_id: 14, news: "canceled", told: { ...place, number_lost: true } },
    { ...told, record_id: 15, news: "canceled", tee_time: { ...told.tee_time, is_canceled: true } },
  ]);
  await expect.element(screen.getByRole("button", { name: /^Told: Tell again/ })).toBeVisible();
  expect(tableTexts("To do").rows.map(([, , , text, phone]) => [text, phone])).toEqual([
    [
      `Tell again: ${at}, for Pat Lee. It was moved away and back. Cancel it at Encanto and Balboa Park, if told`,
      "858-555-0111, 602-555-0133, 602-555-0133",
    ],
    [
      `Book ${at}, for Pat Lee. Cancel Torrey Pines South, Sat 11/28/2026 09:40, 4 players, if the course has it`,
      "858-555-0111",
    ],
    [`Cancel ${at}, if the course has it`, "858-555-0111"],
    [`Cancel ${at}, reservation TP-770`, "858-555-0111"],
  ]);
  await screen.getByRole("button", { name: /^Told: Tell again/ }).click();
  const dialog = screen.getByRole("dialog", { name: "Call Torrey Pines South, Encanto, and Balboa Park" });
  await expect.element(dialog).toBeVisible();
});

const closing = { kind: "tell_course", record_id: 12, lock_version: 3 };

it.each<[string, string, object]>([
  ["that it was told", "", closing],
  ["the number that the tee time has", " TP-770 ", closing],
  ["its number", "TP-771", { ...closing, confirmation: "TP-771" }],
])("DECISION-55 by keyboard alone the course gives %s", async (_, typed, body) => {
  const sent: unknown[] = [];
  const reply = async (request: Request) => {
    sent.push(await request.json());
    return Response.json({ message: "It is recorded that the course was told." });
  };
  const { screen, calls } = await open("/to-do", { "POST /api/promises/close": reply });
  const act = screen.getByRole("button", { name: /^Told: Book/ });
  await expect.element(act).toBeVisible();
  const readsOf = (what: string) => calls.filter((call) => call.startsWith(`GET /api/promises/${what}`)).length;
  await expect.poll(() => readsOf("count") + readsOf("summary")).toBe(2);
  const before = readsOf("index");
  await userEvent.keyboard(".");
  await expect.element(act).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  const field = screen.getByRole("textbox", { name: "Confirmation" });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard(`${typed}{Enter}`);
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  expect(sent).toEqual([body]);
  // The list, its count and the bar's are read again.
  await expect.poll(() => readsOf("index")).toBeGreaterThan(before);
  await expect.poll(() => readsOf("count")).toBeGreaterThan(1);
  await expect.poll(() => readsOf("summary")).toBeGreaterThan(1);
});

it("DECISION-55 a number that is refused stays in the form, and blank it says that the course was told", async () => {
  const sent: unknown[] = [];
  const { screen, calls } = await open("/to-do?page=2", {
    "GET /api/promises/count": 39,
    "POST /api/promises/close": async (request: Request) => {
      const body = await request.json();
      sent.push(body);
      return "confirmation" in body
        ? Response.json({ errors: { confirmation: ["This looks like a card number."] } }, { status: 422 })
        : Response.json({ message: "It is recorded that the course was told." });
    },
  });
  await screen.getByRole("button", { name: /^Told: Book/ }).click();
  await userEvent.keyboard("TP-771{Enter}");
  const field = screen.getByRole("textbox", { name: "Confirmation" });
  await expect.element(field).toHaveAccessibleDescription(/looks like a card number/);
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue("TP-771");
  // The list around is not searched, which would go to its first page and take the row away with what was typed.
  expect(calls.filter((call) => /promises\/index.*[?&]page=1(&|$)/.test(call))).toEqual([]);
  await field.fill("");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  expect(sent).toEqual([{ ...closing, confirmation: "TP-771" }, closing]);
});

it("DECISION-55 of a move to another course both are called, and a refusal leads to what they have to be told now", async () => {
  const refusal = { message: "This tee time was changed meanwhile. Check what the course has to be told." };
  const { screen, calls } = await open("/to-do", {
    "POST /api/promises/close": () => Response.json(refusal, { status: 409 }),
  });
  await screen.getByRole("button", { name: /^Told: Cancel .* Book/ }).click();
  const dialog = screen.getByRole("dialog", { name: "Call Balboa Park and Torrey Pines South" });
  expect(
    dialog
      .getByRole("link")
      .elements()
      .map((link) => link.getAttribute("href")),
  ).toEqual(["tel:619-555-0122", "tel:858-555-0111"]);
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog.getByText(refusal.message)).toBeVisible();
  const reads = () => calls.filter((call) => call.startsWith("GET /api/promises/index")).length;
  const before = reads();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(reads).toBeGreaterThan(before);
});

it("DECISION-55 a refusal is shown and what was typed stays", async () => {
  const refusal = { message: "This was done already, or is no longer needed." };
  const { screen } = await open("/to-do", {
    "POST /api/promises/close": () => Response.json(refusal, { status: 409 }),
  });
  await screen.getByRole("button", { name: /^Called/ }).click();
  await expect.element(screen.getByText(refusal.message)).toBeVisible();
});

it("DECISION-55 a failed refund is asked about before it leaves the list", async () => {
  const message = "The refund is marked as settled.";
  const close = vi.fn(() => Response.json({ message }));
  const { screen } = await open("/to-do", { "POST /api/promises/close": close });
  await screen.getByRole("button", { name: /^Settled: \$15/ }).click();
  const question = screen.getByRole("alertdialog");
  await expect.element(question).toHaveTextContent("no money is moved");
  expect(close).not.toHaveBeenCalled();
  await question.getByRole("button", { name: "Settled" }).click();
  await expect.element(screen.getByText(message)).toBeVisible();
});

it.each([
  ["refused", 12, "Was this settled with the customer?", "How was it settled?", "Settled", {}],
  ["charged", 21, "Does the charge stand?", "Why does it stand?", "It stands", { is_charged: true }],
])(
  "DECISION-74 a payment that was %s is settled with a reason, as it was seen",
  async (was, id, title, label, confirm, seen) => {
    const sent: unknown[] = [];
    let refusal: string | null = "The payment has changed: $225.30 of it is open now. Look at it again.";
    const message = "The payment is marked as settled, and the card will not be charged.";
    const { screen, calls } = await open("/to-do", {
      "POST /api/promises/close": async (request: Request) => {
        sent.push(await request.json());
        return refusal === null ? Response.json({ message }) : Response.json({ message: refusal }, { status: 409 });
      },
    });
    await screen.getByRole("button", { name: new RegExp(`^Settled: The card of Pat Lee was ${was}.*\\$425`) }).click();
    const dialog = screen.getByRole("dialog", { name: title });
    const field = dialog.getByRole("textbox", { name: label });
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(field).toHaveAttribute("aria-invalid", "true");
    expect(sent).toEqual([]);
    await field.fill("Paid in cash");
    await dialog.getByRole("button", { name: confirm }).click();
    await expect.element(dialog.getByText(refusal)).toBeVisible();
    refusal = null;
    const reads = () => calls.filter((call) => call.startsWith("GET /api/promises/index")).length;
    const before = reads();
    await dialog.getByRole("button", { name: confirm }).click();
    await expect.element(screen.getByText(message)).toBeVisible();
    const body = { kind: "failed_payment", record_id: id, payment_amount: 42_530, ...seen, reason: "Paid in cash" };
    expect(sent).toEqual([body, body]);
    await expect.poll(reads).toBeGreaterThan(before);
  },
);

it("ANSWER-25 what was typed for a payment that was settled is back once the session that ended is opened again", async () => {
  const before = await open("/to-do", { "POST /api/promises/close": () => new Response("{}", { status: 401 }) });
  await before.screen.getByRole("button", { name: /^Settled: The card of Pat Lee was refused.*\$425/ }).click();
  await before.screen.getByRole("textbox", { name: "How was it settled?" }).fill("Paid in cash");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => location.pathname).toBe("/login");
  await before.screen.unmount();
  const { screen } = await open("/to-do", {});
  await expect.element(screen.getByRole("textbox", { name: "How was it settled?" })).toHaveValue("Paid in cash");
  expect(screen.getByRole("dialog").elements()).toHaveLength(1);
});

it("DECISION-55 Home shows what is due first, and the bar how much there is", async () => {
  const { screen } = await open("/", {}, rows.slice(0, 2));
  await expect.element(screen.getByRole("region", { name: "To do" }).getByText(/^Change Torrey/)).toBeVisible();
  await expect
    .element(screen.getByRole("banner").getByRole("link", { name: "To do 2" }))
    .toHaveAttribute("href", "/to-do");
});

it("DECISION-55 the bar counts what is overdue, anew when the next promise becomes due and when the tab is seen again", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const due = new Date(Date.now() + 30 * 60_000).toISOString();
  let overdue = 0;
  const { screen } = await open("/account", {
    "GET /api/promises/summary": () => Response.json({ count: 2, overdue, next_due_at: overdue === 0 ? due : null }),
  });
  const link = screen.getByRole("banner").getByRole("link", { name: /^To do/ });
  await expect.element(link).toHaveTextContent(/^To do2$/);
  overdue = 1;
  await vi.advanceTimersByTimeAsync(29 * 60_000);
  await expect.element(link).toHaveTextContent(/^To do2$/);
  await vi.advanceTimersByTimeAsync(61_000);
  await expect.element(link).toHaveTextContent("To do21 overdue");
  overdue = 2;
  await vi.advanceTimersByTimeAsync(61_000);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  onTestFinished(() => focusManager.setFocused(undefined));
  await expect.element(link).toHaveTextContent("To do2 overdue");
});

it("DECISION-55 asks a server that keeps no promises for none, and shows none", async () => {
  const { screen, calls } = await openConsole("/");
  await expect.element(screen.getByRole("heading", { name: /^Welcome/ })).toBeVisible();
  expect(screen.getByRole("link", { name: /^To do/i }).query()).toBeNull();
  expect(calls.filter((call) => call.includes("promises"))).toEqual([]);
});

it("DECISION-55 promises a customer a call, and shows a time that is over at its field", async () => {
  const sent: unknown[] = [];
  const { screen } = await open("/manage-customer/8", {
    "GET /api/customers/show/8": { id: 8, type: "Customer", first_name: "Pat", last_name: "Lee", lock_version: 1 },
    "POST /api/promises/call": async (request: Request) => {
      sent.push(await request.json());
      return sent.length === 1
        ? Response.json({ errors: { call_at: ["This time is over."] } }, { status: 422 })
        : Response.json({ message: "The call to Pat Lee is on the list." });
    },
  });
  await screen.getByRole("button", { name: "Promise a call" }).click();
  await screen.getByRole("textbox", { name: "Date" }).fill("12/10/2026");
  const time = screen.getByRole("textbox", { name: "Time" });
  await time.fill("09:30");
  await screen.getByRole("textbox", { name: "About" }).fill("Four on Sunday");
  await userEvent.keyboard("{Enter}");
  await expect.element(time).toHaveAccessibleDescription(/This time is over/);
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("The call to Pat Lee is on the list.")).toBeVisible();
  expect(sent[1]).toEqual({ customer_id: 8, call_at: "2026-12-10T17:30:00.000Z", note: "Four on Sunday" });
});
