import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { MoneyInput } from "./MoneyInput.tsx";
import { TextInput } from "./TextInput.tsx";
import { TimeInput } from "./TimeInput.tsx";

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

  it("does not move what follows when an error appears", async () => {
    const withError = (error?: string) => (
      <>
        <TextInput label="Email" name="email" value="" onChange={nothing} error={error} />
        <p>Next</p>
      </>
    );
    const screen = await render(withError());
    const top = () => screen.getByText("Next").element().getBoundingClientRect().top;
    const before = top();
    await screen.rerender(withError("is invalid"));
    await expect.element(screen.getByText("is invalid")).toBeVisible();
    expect(top()).toBe(before);
  });

  it("keeps its label whole beside a message that is too long for a narrow field", async () => {
    const error = "You must charge more than $0.";
    const screen = await render(
      <div style={{ width: 120 }}>
        <TextInput label="Players" name="players" value="" onChange={nothing} error={error} required />
      </div>,
    );
    const label = screen.getByText(/^Players/).element();
    expect(label.scrollWidth).toBe(label.clientWidth);
    const paragraph = screen.getByTitle(error).element();
    expect(paragraph.scrollWidth).toBeGreaterThan(paragraph.clientWidth);
    expect(label.getBoundingClientRect().right).toBeLessThan(paragraph.getBoundingClientRect().left);
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

it("a label is whole beside a message that has no room", async () => {
  await import("../theme.css");
  const error = "The last time of day must not be before the first.";
  const screen = await render(
    <div style={{ width: 140 }}>
      <TextInput label="Time End" name="time_end" value="" onChange={nothing} error={error} required />
    </div>,
  );
  const label = screen.getByText("Time End", { exact: false }).element();
  await expect.element(screen.getByTitle(error)).toBeVisible();
  expect(label.scrollWidth).toBe(label.clientWidth);
  expect(label.getBoundingClientRect().width).toBeGreaterThanOrEqual(widthOf(label));
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

/** How wide the text of an element is. */
function widthOf(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().width;
}

it("an amount to be read has its thousands apart, one to be typed is as it is typed", async () => {
  const money = (readOnly: boolean) => (
    <MoneyInput label="Rate" name="rate" value="1234.50" onChange={nothing} readOnly={readOnly} />
  );
  const screen = await render(money(true));
  await expect.element(screen.getByLabelText("Rate")).toHaveValue("1,234.50");
  await screen.rerender(money(false));
  await expect.element(screen.getByLabelText("Rate")).toHaveValue("1234.50");
});

it.each([
  ["19.99", true, "$"],
  ["", false, "$"],
  ["", true, ""],
])("an amount of %j, read-only %s, stands after %j", async (value, readOnly, sign) => {
  const screen = await render(
    <MoneyInput label="Rate" name="rate" value={value} onChange={nothing} readOnly={readOnly} />,
  );
  await expect.element(screen.getByLabelText("Rate")).toBeVisible();
  expect(screen.container.textContent).toBe(`Rate${sign}`);
});

describe("a time", () => {
  function Time({ onEnter }: { onEnter?: (value: string) => void }) {
    const [value, setValue] = useState("");
    return <TimeInput label="Play Time" name="play_time" value={value} onChange={setValue} onEnter={onEnter} />;
  }

  it("is tidied when the person leaves the field", async () => {
    const screen = await render(<Time onEnter={nothing} />);
    await userEvent.tab();
    await userEvent.keyboard("730");
    await userEvent.tab();
    await expect.element(screen.getByLabelText("Play Time")).toHaveValue("07:30");
  });

  it("is tidied by Enter where nobody waits for it", async () => {
    const screen = await render(<Time />);
    await userEvent.tab();
    await userEvent.keyboard("730{Enter}");
    await expect.element(screen.getByLabelText("Play Time")).toHaveValue("07:30");
  });

  it("is tidied before Enter hands it on", async () => {
    const onEnter = vi.fn<(value: string) => void>();
    await render(<Time onEnter={onEnter} />);
    await userEvent.tab();
    await userEvent.keyboard("2pm{Enter}");
    expect(onEnter).toHaveBeenCalledExactlyOnceWith("14:00");
  });
});
