import { expect, it, vi } from "vitest";
import { openConsole } from "../../testing/openConsole.tsx";

/** A report, and a spy on the tabs it opens. */
async function openReport(path: string, config = { reports_as_of: true }) {
  const opened = vi.spyOn(window, "open").mockReturnValue(null);
  const replies = { "POST /api/reports/token": { token: "t" }, "GET /api/courses/list": [{ id: 1, name: "Aviara" }] };
  const { screen } = await openConsole(path, { level: "admin", config, replies });
  const run = screen.getByRole("button", { name: "Run Report", exact: true });
  await expect.element(run).toBeVisible();
  const addresses = () => opened.mock.calls.map(([address]) => new URL(String(address), location.href));
  return { run, field: screen.getByRole("textbox", { name: "As of" }), addresses };
}

it.each([
  "/reports/commission",
  "/reports/sales_report",
  "/reports/new_sales_report",
  "/reports/revenue-comparison",
  "/reports/weekly",
  "/reports/ap_monthly",
  "/reports/gift-certificate",
  "/reports/tee_time",
])("DECISION-50 %s is made as of the moment that its address has", async (path) => {
  const { run, field, addresses } = await openReport(`${path}?as_of=10%2F31%2F2020+23%3A59`);
  await expect.element(field).toHaveValue("10/31/2020 23:59");
  await run.click();
  await expect.poll(addresses).toHaveLength(1);
  expect(addresses()[0]?.searchParams.get("as_of")).toBe("2020-11-01T06:59:00.000Z");
  expect(new URLSearchParams(location.search).get("as_of")).toBe("10/31/2020 23:59");
});

it.each([
  ["10/31/2020", "Enter a date and a time, such as 10/31/2026 23:59."],
  ["2/30/2020 10:00", "There is no such date."],
  ["12/31/2099 10:00", "Choose a moment at least a minute ago."],
])("DECISION-50 %s is refused at the field, and nothing is run", async (typed, message) => {
  const { run, field, addresses } = await openReport("/reports/weekly");
  await field.fill(typed);
  await run.click();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAccessibleDescription(expect.stringContaining(message));
  await expect.element(field).toHaveValue(typed);
  expect(addresses()).toEqual([]);
});

it("DECISION-50 a blank moment is now, and leaves the address as it was", async () => {
  const { run, addresses } = await openReport("/reports/weekly");
  await run.click();
  await expect.poll(addresses).toHaveLength(1);
  expect(addresses()[0]?.searchParams.has("as_of")).toBe(false);
  expect(location.search).not.toContain("as_of");
});

it("DECISION-50 a specified server is asked for no moment, though the address has one", async () => {
  const { run, field, addresses } = await openReport("/reports/weekly?as_of=10%2F31%2F2020+23%3A59", {
    reports_as_of: false,
  });
  expect(field.query()).toBeNull();
  await run.click();
  await expect.poll(addresses).toHaveLength(1);
  expect(addresses()[0]?.searchParams.has("as_of")).toBe(false);
});
