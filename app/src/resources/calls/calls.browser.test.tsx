import { expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openConsole } from "../../testing/openConsole.tsx";

const uncalled = {
  claimed_by: null,
  claimed_until: null,
  is_own: false,
  outcome: null,
  agent: null,
  called_at: null,
  call_at: null,
};
const claimed = { claimed_by: "Kim Park", claimed_until: "2026-11-21T18:42:00.000Z", is_own: true };
const lead = (id: number, last_name: string) => ({
  id,
  created_at: "2026-11-20T17:05:00.000Z",
  players: 3,
  play_time: "09:30",
  lead_date: "2026-11-28",
  course: { id: 17, course_name: "Torrey Pines South" },
  customer: { id, first_name: "Ann", last_name, email: "", primary_phone: "858-555-0100", postcode: "" },
  fore_up_availabilities: [],
});

/** A server with two leads, which keeps who is called and the outcomes. */
async function start(first: object = {}, replies: Readonly<Record<string, unknown>> = {}) {
  await page.viewport(1366, 768);
  const calls = new Map<number, object>([
    [31, { ...uncalled, ...first }],
    [32, uncalled],
  ]);
  const sent: unknown[] = [];
  const keep = (change: (body: { readonly outcome?: string; readonly call_at?: string }) => object) => {
    return async (request: Request) => {
      const body = await request.json();
      sent.push(body);
      calls.set(body.lost_lead_id, { ...uncalled, ...change(body) });
      return Response.json(calls.get(body.lost_lead_id));
    };
  };
  const opened = await openConsole("/lost-leads", {
    config: { claims_calls: true, keeps_promises: true },
    replies: {
      "GET /api/lost_leads/index": () =>
        Response.json([lead(31, "Lee"), lead(32, "Ott")].map((one) => ({ ...one, call: calls.get(one.id) }))),
      "GET /api/lost_leads/count": 2,
      "GET /api/promises/summary": { count: 0, overdue: 0, next_due_at: null },
      "POST /api/calls/claim": keep(() => claimed),
      "POST /api/calls/record": keep(({ outcome, call_at = null }) => ({
        outcome,
        call_at,
        agent: "Kim Park",
        called_at: "2026-11-21T18:40:00.000Z",
      })),
      ...replies,
    },
  });
  return { ...opened, sent };
}

it("DECISION-58 a call is begun, ended by one key, and the focus is on the next customer", async () => {
  const { screen, sent } = await start();
  const begin = screen.getByRole("button", { name: "Call Lee, Ann" });
  await begin.click();
  await expect.element(screen.getByRole("button", { name: "No answer N: Lee, Ann" })).toHaveFocus();
  await userEvent.keyboard("l");
  await expect.element(screen.getByRole("button", { name: "Call Ott, Ann" })).toHaveFocus();
  await expect.element(screen.getByText("Left a message, Kim Park, 11/21/2026 10:40")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("button", { name: "No answer N: Ott, Ann" })).toHaveFocus();
  await userEvent.keyboard("d");
  // No one is left below: the focus stays with the customer.
  await expect.element(screen.getByRole("button", { name: "Call Ott, Ann" })).toHaveFocus();
  expect(sent).toEqual([
    { lost_lead_id: 31 },
    { lost_lead_id: 31, outcome: "left_message" },
    { lost_lead_id: 32 },
    { lost_lead_id: 32, outcome: "declined" },
  ]);
});

it("DECISION-58 a call back asks for its time, and promises it", async () => {
  const { screen, sent } = await start({ ...claimed });
  const declined = screen.getByRole("button", { name: "Declined D: Lee, Ann" });
  await expect.element(declined).toBeVisible();
  declined.element().focus();
  await userEvent.keyboard("b");
  const dialog = screen.getByRole("dialog", { name: "Promise a call" });
  await expect.element(dialog.getByRole("textbox", { name: "Date" })).toHaveFocus();
  await dialog.getByRole("textbox", { name: "Date" }).fill("11/22/2026");
  await dialog.getByRole("textbox", { name: "Time" }).fill("1000");
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("Call back 11/22/2026 10:00, Kim Park, 11/21/2026 10:40")).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Call Ott, Ann" })).toHaveFocus();
  expect(sent).toEqual([{ lost_lead_id: 31, outcome: "call_back", call_at: "2026-11-22T18:00:00.000Z", note: "" }]);
});

it("DECISION-58 another agent's call is named, and a claim that was lost says whose it is", async () => {
  const message = "Being called by Kim Park until 10:42.";
  const { screen } = await start(
    { ...claimed, is_own: false },
    { "POST /api/calls/claim": () => Response.json({ message }, { status: 409 }) },
  );
  await expect.element(screen.getByText("Being called by Kim Park until 10:42", { exact: true })).toBeVisible();
  await screen.getByRole("button", { name: "Call Lee, Ann" }).click();
  await expect.element(screen.getByRole("alert")).toHaveTextContent(message);
});

/** As when the tab is seen again. */
const returnToTab = () => window.dispatchEvent(new Event("visibilitychange"));

/** A key that is still held on what has the focus now. Returns whether the browser would press that. */
const hold = (key: string): boolean =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent("keydown", { key, repeat: true, bubbles: true, cancelable: true }),
  ) === true;

it("DECISION-58 a key that is held from the act before ends no call, and begins none", async () => {
  const { screen, sent } = await start();
  await screen.getByRole("button", { name: "Call Lee, Ann" }).click();
  await expect.element(screen.getByRole("button", { name: "No answer N: Lee, Ann" })).toHaveFocus();
  expect([hold("Enter"), hold(" "), hold("d"), hold("Tab")]).toEqual([false, false, false, true]);
  expect(sent).toEqual([{ lost_lead_id: 31 }]);
  await userEvent.keyboard("n");
  await expect.element(screen.getByRole("button", { name: "Call Ott, Ann" })).toHaveFocus();
  expect(hold("Enter")).toBe(false);
});

/** Two leads; the first is booked in another tab as soon as `now.isBooked`. */
async function startBooked() {
  const now = { isBooked: false };
  const message = "A tee time was booked for this customer meanwhile: there is no one to call.";
  const listed = () => [
    ...(now.isBooked ? [] : [{ ...lead(31, "Lee"), call: { ...uncalled, ...claimed } }]),
    { ...lead(32, "Ott"), call: uncalled },
  ];
  const opened = await start(
    {},
    {
      "GET /api/lost_leads/index": () => Response.json(listed()),
      "POST /api/calls/record": () => Response.json({ message }, { status: 409 }),
    },
  );
  const outcome = opened.screen.getByRole("button", { name: "No answer N: Lee, Ann" });
  await expect.element(outcome).toBeVisible();
  outcome.element().focus();
  now.isBooked = true;
  return { ...opened, message };
}

it("DECISION-58 an outcome for a customer who was booked meanwhile is refused, and the focus is on the next customer", async () => {
  const { screen, message } = await startBooked();
  await userEvent.keyboard("n");
  await expect.element(screen.getByRole("button", { name: "Call Ott, Ann" })).toHaveFocus();
  await expect.element(screen.getByText(`Lee, Ann: ${message}`)).toBeVisible();
  expect(screen.getByText("Lee, Ann", { exact: true }).elements()).toEqual([]);
});

it("DECISION-58 the list is read again when its tab is seen again, and the focus is on the next customer", async () => {
  const { screen, calls } = await startBooked();
  returnToTab();
  await expect.element(screen.getByRole("button", { name: "Call Ott, Ann" })).toHaveFocus();
  expect(calls.filter((call) => call.startsWith("POST"))).not.toContain("POST /api/calls/record");
});

it("DECISION-58 the full stop leads to the first call that no colleague is making", async () => {
  const { screen } = await start({ ...claimed, is_own: false });
  await expect.element(screen.getByText(/^Being called by/)).toBeVisible();
  await userEvent.keyboard(".");
  await expect.element(screen.getByRole("button", { name: "Call Ott, Ann" })).toHaveFocus();
});

it("DECISION-58 a claim is renewed five times while the focus is in its row, and not without it", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const { screen, sent } = await start(claimed);
  const outcome = screen.getByRole("button", { name: "No answer N: Lee, Ann" });
  await expect.element(outcome).toBeVisible();
  await vi.advanceTimersByTimeAsync(240_000);
  expect(sent).toEqual([]);
  outcome.element().focus();
  for (let time = 1; time <= 7; time += 1) await vi.advanceTimersByTimeAsync(240_000);
  await expect.poll(() => sent).toEqual(Array.from({ length: 5 }, () => ({ lost_lead_id: 31 })));
});

it("a server that knows no calls is asked for none, and nothing is shown", async () => {
  const { screen } = await openConsole("/lost-leads", {
    replies: { "GET /api/lost_leads/index": [lead(31, "Lee")], "GET /api/lost_leads/count": 1 },
  });
  await expect.element(screen.getByText("Lee, Ann")).toBeVisible();
  expect(screen.getByRole("button", { name: /^Call/ }).elements()).toEqual([]);
});
