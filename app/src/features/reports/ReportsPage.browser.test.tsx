import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
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

it("OPS-REP-17 Sales Report 2 is described as more like the commission report", async () => {
  const { screen } = await openConsole("/reports", { level: "admin" });
  const entry = screen.getByRole("link", { name: /^Sales Report 2/ });
  await expect.element(entry).toHaveTextContent("Now more like the commission report");
});

it("ROLE-14 an agent is sent home from a report that is not theirs", async () => {
  await openConsole("/reports/weekly");
  await vi.waitFor(() => expect(location.pathname).toBe("/"));
  await expect.element(page.getByText("Only an admin may open that page.")).toBeVisible();
});

/** The weekly report, and a spy on the tabs it opens. */
async function openWeekly(replies = {}) {
  const opened = vi.spyOn(window, "open");
  const { screen } = await openConsole("/reports/weekly", { level: "admin", replies });
  const input = (label: string) => screen.getByRole("textbox", { name: label, exact: true });
  return { screen, input, opened, run: screen.getByRole("button", { name: "Run Report", exact: true }) };
}

it("reads days without their year as the last such days, the end from the start", async () => {
  const { input } = await openWeekly();
  const typed = (day: Date) => `${day.getMonth() + 1}/${day.getDate()}`;
  const inDays = (days: number) => new Date(new Date().setDate(new Date().getDate() + days));
  const yearOf = (label: string) => Number(input(label).element().getAttribute("value")?.slice(-4));
  await userEvent.fill(input("Start date"), typed(inDays(7)));
  await userEvent.fill(input("End date"), typed(inDays(9)));
  await userEvent.tab();
  await expect.poll(() => yearOf("Start date")).toBe(inDays(7).getFullYear() - 1);
  await expect.poll(() => yearOf("End date")).toBe(inDays(9).getFullYear() - 1);
});

it("OPS-REP-48 shows an unreadable date at its field, and keeps the typed text", async () => {
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

it("OPS-REP-10 OPS-REP-12 the index states which reports download immediately", async () => {
  const { screen } = await openConsole("/reports", { level: "admin" });
  const entries = screen.getByRole("main").getByRole("link", { name: /Downloads immediately\.$/ });
  await expect.poll(() => entries.elements()).toHaveLength(3);
  expect(entries.elements().map((entry) => entry.firstElementChild?.textContent)).toEqual([
    "Rate Sheet",
    "Old Rate Sheet",
    "Maintenance",
  ]);
});

it("OPS-REP-48 a shortcut fills both dates", async () => {
  const { screen, input, opened } = await openWeekly();
  await screen.getByRole("button", { name: "Last month", exact: true }).click();
  await expect.element(input("Start date")).toHaveValue(expect.stringMatching(/^\d\d\/01\/\d{4}$/));
  await expect.element(input("End date")).toHaveValue(expect.stringMatching(/^\d\d\/(28|29|30|31)\/\d{4}$/));
  opened.mockRestore();
});

it("OPS-REP-23 accounts payable without a course is not run, and the field states why", async () => {
  const opened = vi.spyOn(window, "open");
  const { screen, calls } = await openConsole("/reports/ap_monthly", {
    level: "admin",
    replies: { "GET /api/courses/list": [{ id: 1, name: "Aviara" }] },
  });
  await screen.getByRole("button", { name: "Unselect All" }).click();
  await screen.getByRole("button", { name: "Run Report", exact: true }).click();
  const courses = screen.getByRole("group", { name: "Courses" });
  await expect.element(courses).toHaveAccessibleDescription("Choose a course.");
  await expect.element(courses.getByRole("checkbox")).toHaveFocus();
  expect(opened).not.toHaveBeenCalled();
  expect(calls).not.toContain("POST /api/reports/token");
  opened.mockRestore();
});

it("states that a report was not run, where it was run", async () => {
  const refused = () => Response.json({ message: "x" }, { status: 500 });
  const { screen, input, run, opened } = await openWeekly({ "POST /api/reports/token": refused });
  await input("Start date").fill("3/2/2026");
  await run.click();
  await expect.element(screen.getByRole("alert")).toHaveTextContent("The report was not run.");
  await expect.element(input("Start date")).toHaveValue("03/02/2026");
  expect(opened).not.toHaveBeenCalled();
  opened.mockRestore();
});
