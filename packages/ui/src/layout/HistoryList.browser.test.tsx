import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import type { HistoryEntry } from "./HistoryItem.tsx";
import { HistoryList } from "./HistoryList.tsx";

const long = "Walking, needs two sets of clubs. ".repeat(8).trim();
const fields = ["Course", "Play Date", "Play Time", "Players", "Cost", "Agent", "Confirmation"];
const entries: readonly HistoryEntry[] = [
  {
    key: 2,
    when: "11/21/2026 12:04",
    who: "agent@teedesk.test",
    action: "updated",
    changes: [
      { field: "Players", before: "2", after: "4" },
      { field: "Notes", before: long, after: "" },
    ],
  },
  {
    key: 1,
    when: "11/20/2026 16:30",
    who: "admin@teedesk.test",
    action: "created",
    changes: fields.map((field) => ({ field, before: "", after: "4" })),
  },
];

it("says who changed what, when, from what to what", async () => {
  const screen = await render(<HistoryList entries={entries} />);
  const [newest] = screen.getByRole("listitem").all();
  await expect.element(screen.getByRole("list")).toBeVisible();
  expect(newest?.element().textContent).toContain("agent@teedesk.test updated11/21/2026 12:04");
  expect(newest?.element().textContent).toContain("Playerswas 2 → , is now 4");
});

it("opens a long value and a long list of changes on demand", async () => {
  const screen = await render(<HistoryList entries={entries} />);
  await expect.element(screen.getByText(long)).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "More", exact: true }).click();
  await expect.element(screen.getByText(long)).toBeInTheDocument();
  await expect.element(screen.getByText("Confirmation")).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "Show 2 more" }).click();
  await expect.element(screen.getByText("Confirmation")).toBeInTheDocument();
});

it("says that it is loading, and that there is nothing", async () => {
  const screen = await render(<HistoryList entries={[]} loading />);
  await expect.element(screen.getByRole("status")).toHaveTextContent("Loading…");
  await screen.rerender(<HistoryList entries={[]} />);
  await expect.element(screen.getByText("Nothing has been changed yet.")).toBeVisible();
});
