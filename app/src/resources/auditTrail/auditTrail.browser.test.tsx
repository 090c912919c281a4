import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openConsole } from "../../testing/openConsole.tsx";
import { tableTexts } from "../../testing/tableTexts.ts";

const entry = {
  id: 31,
  created_at: "2026-11-21T18:45:00.000Z",
  event: "sign_in",
  outcome: "refused",
  staff_user_id: 2,
  staff_user: "agent@teedesk.test",
  network_address: "203.0.113.7",
  operation: "signIn",
  status: 401,
  detail: null,
};

it("the audit trail shows who tried an act, from where, and its outcome", async () => {
  await page.viewport(1600, 900);
  const { screen, calls } = await openConsole("/audit-trail", {
    level: "admin",
    replies: { "GET /api/audit/index": [entry], "GET /api/audit/count": 1 },
  });
  await expect.element(screen.getByRole("cell", { name: "Refused" })).toBeVisible();
  expect(tableTexts("Audit Trail").rows).toEqual([
    [
      expect.stringContaining("11/21/2026"),
      "Sign-in",
      "Refused",
      "agent@teedesk.test",
      "203.0.113.7",
      "signIn",
      "401",
      "",
    ],
  ]);
  await expect.element(screen.getByRole("button", { name: "Export To Excel" })).toBeVisible();
  await screen.getByRole("textbox", { name: "Network Address" }).fill("203.0");
  await userEvent.keyboard("{Enter}");
  await expect
    .poll(() =>
      calls.map((call) => decodeURIComponent(call)).filter((call) => call.includes('"network_address":"203.0"')),
    )
    .not.toEqual([]);
});

it("an export that fails later closes its tab and says so", async () => {
  const close = vi.fn();
  const tab = Object.create(window, { opener: { writable: true }, close: { value: close } });
  vi.spyOn(window, "open").mockReturnValue(tab);
  vi.spyOn(console, "error").mockReturnValue();
  const { screen } = await openConsole("/audit-trail", {
    level: "admin",
    replies: {
      "GET /api/audit/index": [entry],
      "GET /api/audit/count": 1,
      "POST /api/reports/token": { token: "rt_1", run: 7, expires_at: "2026-11-21T18:31:00.000Z" },
      "GET /api/reports/runs/7": { state: "failed", rows: 0, size: 0, file_name: null, problem: "Out of order." },
    },
  });
  await screen.getByRole("button", { name: "Export To Excel" }).click();
  await expect.element(screen.getByText("The audit trail was not exported. Try again.")).toBeVisible();
  expect(close).toHaveBeenCalledOnce();
});

it("an export that fails says so", async () => {
  const down = () => Response.json({ message: "Down." }, { status: 500 });
  const { screen } = await openConsole("/audit-trail", {
    level: "admin",
    replies: { "GET /api/audit/index": [entry], "GET /api/audit/count": 1, "POST /api/reports/token": down },
  });
  await screen.getByRole("button", { name: "Export To Excel" }).click();
  await expect.element(screen.getByText("The audit trail was not exported. Try again.")).toBeVisible();
});
