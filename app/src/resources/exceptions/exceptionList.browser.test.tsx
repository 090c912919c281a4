import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openConsole } from "../../testing/openConsole.tsx";
import { tableTexts } from "../../testing/tableTexts.ts";

const entry = {
  id: 31,
  created_at: "2026-11-21T18:45:00.000Z",
  kind: "custom_refund",
  staff_user: "agent@teedesk.test",
  amount: 1500,
  reason: "",
  tee_time_id: 12,
  gift_certificate_id: null,
  consented_by: "admin@teedesk.test",
};

const less = { ...entry, id: 33, amount: -250 };
const due = { ...entry, id: 32, kind: "not_charged", amount: 44_605, tee_time_id: 13, consented_by: null };

it("DECISION-45 ANSWER-34 the exceptions show person, amount, a missing reason and the way to the tee time", async () => {
  await page.viewport(1600, 900);
  const { screen } = await openConsole("/exceptions", {
    level: "admin",
    replies: { "GET /api/exceptions/index": [entry, less, due], "GET /api/exceptions/count": 3 },
  });
  await expect
    .element(screen.getByRole("link", { name: "Tee time 12" }).first())
    .toHaveAttribute("href", "/manage-tee-time/12");
  const { rows } = tableTexts("Exceptions");
  expect(rows.map((row) => row[3])).toEqual(["$15.00", "-$2.50", "$446.05"]);
  expect([rows[0], rows[2]]).toEqual([
    [
      expect.stringContaining("11/21/2026"),
      "agent@teedesk.test",
      "Custom refund",
      "$15.00",
      "No reason given",
      "admin@teedesk.test",
      "Tee time 12",
    ],
    [expect.stringContaining("11/21/2026"), "agent@teedesk.test", "Due", "$446.05", "", "", "Tee time 13"],
  ]);
});
