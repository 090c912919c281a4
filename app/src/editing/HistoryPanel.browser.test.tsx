import { customerForm } from "@teedesk/domain";
import { expect, it } from "vitest";
import { openConsole } from "../testing/openConsole.tsx";

const customer = { ...customerForm.blank(), id: 7, lock_version: 0, last_name: "Novak" };
const entry = { created_at: "2026-11-21T18:45:00Z", staff_user: null, action: "updated", changes: [] };
const entries = (count: number) => Array.from({ length: count }, (_, id) => ({ ...entry, id }));

it.each([
  [199, 0],
  [200, 1],
])("a history of %i entries says %i times that it may not be all", async (count, times) => {
  const replies = { "GET /api/customers/show/7": customer, "GET /api/history/customer/7": entries(count) };
  const { screen } = await openConsole("/manage-customer/7", { replies });
  const history = screen.getByRole("region", { name: "History" });
  await expect.element(history.getByRole("list")).toBeVisible();
  expect(history.getByRole("listitem").elements().length).toBe(count);
  expect(history.getByText("Only the latest 200 changes are shown.").elements().length).toBe(times);
});
