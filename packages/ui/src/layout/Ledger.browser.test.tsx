import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Ledger } from "./Ledger.tsx";

const lines = [
  { key: "charge", label: "Charge", amount: "100.00" },
  { key: "discount", label: "Discount", amount: "−15.00", explanation: "15 % of 100.00" },
];

it("opens a line to its explanation by keyboard", async () => {
  const screen = await render(<Ledger lines={lines} total={{ label: "Total", amount: "$85.00" }} />);
  const line = screen.getByRole("button", { name: "Discount" });
  await expect.element(line).toHaveAttribute("aria-expanded", "false");
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(line).toHaveAttribute("aria-expanded", "true");
  await expect.element(screen.getByText("15 % of 100.00")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("15 % of 100.00")).not.toBeInTheDocument();
});

it("has no button for a line without an explanation", async () => {
  const screen = await render(<Ledger lines={lines} total={{ label: "Total", amount: "$85.00" }} />);
  expect(screen.getByRole("button").elements()).toHaveLength(1);
});

it("is as tall with one line as with two, so that nothing below moves when the second comes", async () => {
  const total = { label: "Total", amount: "$85.00" };
  const screen = await render(<Ledger lines={lines.slice(0, 1)} total={total} />);
  const height = () => screen.container.getBoundingClientRect().height;
  const before = height();
  await screen.rerender(<Ledger lines={lines} total={total} />);
  expect(height()).toBe(before);
});
