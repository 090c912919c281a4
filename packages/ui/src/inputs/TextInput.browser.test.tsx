import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { TextInput } from "./TextInput.tsx";

const nothing = () => undefined;

describe("the field around an input", () => {
  it("names it by its label alone, required or not", async () => {
    const screen = await render(<TextInput label="Email" name="email" value="" onChange={nothing} required />);
    const input = screen.getByRole("textbox", { name: "Email", exact: true });
    await expect.element(input).toBeRequired();
    await expect.element(input).toBeValid();
  });

  it("ties error and hint to it", async () => {
    const screen = await render(
      <TextInput label="Email" name="email" value="" onChange={nothing} hint="For the receipt." error="is invalid" />,
    );
    const input = screen.getByLabelText("Email");
    await expect.element(input).toBeInvalid();
    await expect.element(input).toHaveAccessibleDescription("is invalid For the receipt.");
  });

  it("speaks of no hint where there is none to give", async () => {
    const isSaved = window.closed;
    const screen = await render(
      <TextInput label="Email" name="email" value="" onChange={nothing} hint={isSaved && "Saved."} />,
    );
    await expect.element(screen.getByLabelText("Email")).not.toHaveAttribute("aria-describedby");
  });

  it("shows a read-only value that can be reached but not changed", async () => {
    const onChange = vi.fn<(value: string) => void>();
    const screen = await render(<TextInput label="Folio" name="folio" value="A-1" onChange={onChange} readOnly />);
    await userEvent.tab();
    await expect.element(screen.getByLabelText("Folio")).toHaveFocus();
    await userEvent.keyboard("x");
    expect(onChange).not.toHaveBeenCalled();
  });
});

it.each([60, 140, 400])("in %d pixels label and message are whole, and what follows moves down", async (width) => {
  await import("../theme.css");
  const error = "The last time of day must not be before the first.";
  const withError = (shown?: string) => (
    <div style={{ width }}>
      <TextInput label="Time End" name="time_end" value="" onChange={nothing} error={shown} required />
      <p>Next</p>
    </div>
  );
  const screen = await render(withError());
  const top = () => screen.getByText("Next").element().getBoundingClientRect().top;
  const before = top();
  await screen.rerender(withError(error));
  const message = screen.getByText(error).element();
  const input = screen.getByLabelText("Time End").element();
  const label = screen.getByText("Time End", { exact: false }).first().element();
  expect(top()).toBeGreaterThan(before);
  expect(message.getBoundingClientRect().top).toBeGreaterThanOrEqual(input.getBoundingClientRect().bottom);
  for (const text of [message, label]) expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
});

it("a message shown in whole beside the edge of a phone does not widen the page", async () => {
  await page.viewport(390, 844);
  await import("../theme.css");
  const error = "The last day must not be before the first.";
  const screen = await render(
    <div style={{ width: 160, marginLeft: "auto" }}>
      <TextInput label="End" name="end" value="" onChange={nothing} error={error} />
    </div>,
  );
  await screen.getByRole("textbox", { name: "End" }).click();
  await expect.element(screen.getByText(error).last()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
});
