import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { openConsole } from "../../testing/openConsole.tsx";

const everybody = ["Rate Sheet", "Old Rate Sheet"];
const all = [
  "Rate Sheet",
  "Old Rate Sheet",
  "Maintenance",
  "Commission Report",
  "Sales Report",
  "Sales Report 2",
  "Revenue Comparison",
  "Weekly",
  "Accounts Payable Monthly",
  "Gift Certificates",
  "Tee Time / Customer Report",
];

it.each([
  ["other", "OPS-REP-01 OPS-REP-10..12 ROLE-14 UNCLEAR-03", [...everybody, "Commission Report"]],
  ["admin", "OPS-REP-01 OPS-REP-10..21", all],
] as const)("%s sees reports of their own: %s", async (level, _, names) => {
  const { screen } = await openConsole("/reports", { level });
  const entries = screen.getByRole("main").getByRole("listitem").getByRole("link");
  await expect.poll(() => entries.elements()).toHaveLength(names.length);
  expect(entries.elements().map((entry) => entry.firstElementChild?.textContent)).toEqual(names);
});

it("OPS-REP-17 Sales Report 2 says what it is like", async () => {
  const { screen } = await openConsole("/reports", { level: "admin" });
  const entry = screen.getByRole("link", { name: /^Sales Report 2/ });
  await expect.element(entry).toHaveTextContent("Now more like the commission report");
});

it("ROLE-14 an agent is sent home from a report that is not theirs", async () => {
  await openConsole("/reports/weekly");
  await vi.waitFor(() => expect(location.pathname).toBe("/"));
});

/** The weekly report, and whether it opened a tab. */
async function openWeekly(replies = {}) {
  const opened = vi.spyOn(window, "open");
  const { screen } = await openConsole("/reports/weekly", { level: "admin", replies });
  const input = (label: string) => screen.getByRole("textbox", { name: label, exact: true });
  return { screen, input, opened, run: screen.getByRole("button", { name: "Run Report", exact: true }) };
}

it("OPS-REP-48 names what cannot be read at its field, and keeps what was typed", async () => {
  const { screen, input, run, opened } = await openWeekly();
  await input("Start date").fill("2/30/2026");
  await run.click();
  await expect.element(input("Start date")).toHaveFocus();
  await expect.element(input("Start date")).toHaveAccessibleDescription("There is no such date.");
  await input("Start date").fill("3/2/2026");
  await input("End date").fill("3/1/2026");
  await expect.element(input("End date")).toHaveAccessibleDescription("The end is before the start.");
  await userEvent.keyboard("{Enter}");
  expect(screen.getByText("Covers").elements()).toEqual([]);
  expect(opened).not.toHaveBeenCalled();
  opened.mockRestore();
});

it("says that a report was not run, where it was asked for", async () => {
  const refused = () => Response.json({ message: "x" }, { status: 500 });
  const { screen, input, run, opened } = await openWeekly({ "POST /api/reports/token": refused });
  await input("Start date").fill("3/2/2026");
  await run.click();
  await expect.element(screen.getByRole("alert")).toHaveTextContent("The report was not run.");
  await expect.element(input("Start date")).toHaveValue("03/02/2026");
  await expect.poll(() => opened.mock.results.map(({ value }) => value.closed)).toEqual([true]);
  opened.mockRestore();
});
