import { useState } from "react";
import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { FilterChips } from "./FilterChips.tsx";

const all = [
  { key: "last_name", name: "Last Name", value: "Alvarez" },
  { key: "agent", name: "Agent", value: "admin" },
];

function Chips() {
  const [filters, setFilters] = useState(all);
  return (
    <FilterChips
      filters={filters}
      onRemove={(key) => setFilters(filters.filter((filter) => filter.key !== key))}
      onClear={() => setFilters([])}
    />
  );
}

it("takes one filter away after the other and keeps the focus in the row", async () => {
  const screen = await render(<Chips />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("Alvarez")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Remove filter Agent" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("No filters in use")).toBeVisible();
  await expect.element(screen.getByRole("list", { name: "Filters in use" })).toHaveFocus();
});

it("takes all away at once and keeps its height", async () => {
  const screen = await render(<Chips />);
  const row = screen.getByRole("list", { name: "Filters in use" });
  const before = row.element().getBoundingClientRect().height;
  await screen.getByRole("button", { name: "Clear all" }).click();
  await expect.element(screen.getByText("No filters in use")).toBeVisible();
  expect(row.element().getBoundingClientRect().height).toBe(before);
});
