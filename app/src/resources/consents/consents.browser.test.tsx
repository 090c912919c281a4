import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { openConsole } from "../../testing/openConsole.tsx";
import { tableTexts } from "../../testing/tableTexts.ts";

const request = {
  id: 4,
  created_at: "2026-11-21T18:45:00.000Z",
  expires_at: "2026-11-24T18:45:00.000Z",
  state: "waiting",
  staff_user: "desk@teedesk.test",
  reason: "Rained off",
  tee_time_id: 12,
  gift_certificate_id: null,
  cancelation: {
    cancel: true,
    force_cancel: false,
    refund_amount: 17_500,
    standard_refund: 13_000,
    transaction_total: 17_500,
  },
  correction: null,
  decided_by: null,
  decided_at: null,
};
const correction = { balance_before: 5000, balance: 90_000, value_before: 5000, value: 5000 };
const ofCertificate = { ...request, id: 3, tee_time_id: null, gift_certificate_id: 9, cancelation: null, correction };

const open = (
  rows: readonly object[],
  replies: Readonly<Record<string, unknown>> = {},
  level: "admin" | "other" = "admin",
) =>
  openConsole("/consents", {
    level,
    config: { asks_consent: true },
    replies: { "GET /api/consents/index": rows, "GET /api/consents/count": rows.length, ...replies },
  });

it("DECISION-45 a request shows who asks for what and why, and leads to its subject", async () => {
  await page.viewport(1600, 900);
  const { screen } = await open([request, ofCertificate]);
  await expect.element(screen.getByRole("link", { name: "Gift certificate 9" })).toBeVisible();
  const texts = tableTexts("Consents").rows.map((row) => row.slice(1, 6));
  expect(texts).toEqual([
    ["desk@teedesk.test", "Tee time 12", "Cancel and refund $175.00 (standard $130.00)", "Rained off", "Waiting"],
    ["desk@teedesk.test", "Gift certificate 9", "Balance $50.00 to $900.00", "Rained off", "Waiting"],
  ]);
});

it.each([
  ["Consent", "consent", { valid: true, message: "The tee time was canceled and $175.00 refunded." }],
  ["Decline", "decline", { valid: true, message: "The request was declined. Nothing was changed." }],
  ["Consent", "consent", { valid: false, message: "The booking has changed since this was asked." }],
])("DECISION-45 %s asks first, sends one call, and shows the outcome", async (button, call, decision) => {
  const decide = vi.fn(() => Response.json(decision));
  const { screen } = await open([request], { [`POST /api/consents/${call}/4`]: decide });
  await screen.getByRole("button", { name: `${button}: tee time 12` }).click();
  const dialog = screen.getByRole("alertdialog");
  expect(decide).not.toHaveBeenCalled();
  await dialog.getByRole("button", { name: button, exact: true }).click();
  await expect.element(screen.getByText(decision.message)).toBeVisible();
  expect(decide).toHaveBeenCalledTimes(1);
});

it.each([
  ["an agent", [request], "other"],
  ["the person who asked", [{ ...request, staff_user: "agent@teedesk.test" }], "admin"],
  ["a request that was decided", [{ ...request, state: "declined" }], "admin"],
] as const)("DECISION-45 there is no decision for %s", async (_, rows, level) => {
  const { screen } = await open(rows, {}, level);
  await expect.element(screen.getByRole("link", { name: "Tee time 12" })).toBeVisible();
  expect(screen.getByRole("button", { name: /^(Consent|Decline):/ }).query()).toBeNull();
});

it("DECISION-45 Home has the number of requests for admins, and makes no such call elsewhere", async () => {
  const count = vi.fn(() => Response.json(2));
  const replies = { "GET /api/consents/count": count };
  const { screen } = await openConsole("/", { level: "admin", config: { asks_consent: true }, replies });
  await expect
    .element(screen.getByRole("link", { name: "2 requests" }))
    .toHaveAttribute("href", `/consents?filters=${encodeURIComponent('{"state":"waiting"}')}`);
  await screen.unmount();
  count.mockClear();
  const specified = await openConsole("/", { level: "admin", replies });
  await expect.element(specified.screen.getByRole("heading", { name: /^Welcome/ })).toBeVisible();
  expect(count).not.toHaveBeenCalled();
  expect(specified.screen.getByRole("link", { name: "Consents" }).query()).toBeNull();
});
