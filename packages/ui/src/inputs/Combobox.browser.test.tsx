import { useState } from "react";
import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Combobox, type ComboboxProps } from "./Combobox.tsx";

const courses = [
  { value: "7", text: "Torrey Pines South" },
  { value: "8", text: "Torrey Pines North" },
  { value: "9", text: "Aviara" },
];

function Course(props: Partial<ComboboxProps>) {
  const [value, setValue] = useState("9");
  return (
    <>
      <Combobox label="Course" name="course" value={value} onChange={setValue} options={courses} {...props} />
      <output>chosen {value}</output>
    </>
  );
}

// First of all: it loads the code of those that follow.
it("is an input until its code is there, and then a combobox that shows the same", async () => {
  const screen = await render(<Course />);
  await expect.element(screen.getByRole("combobox", { name: "Course" })).toHaveValue("Aviara");
});

describe("choosing by keyboard", () => {
  it("replaces the chosen text by typing and takes the first match on Enter", async () => {
    const screen = await render(<Course />);
    await userEvent.tab();
    await userEvent.keyboard("north");
    await expect.element(screen.getByRole("option")).toHaveTextContent("Torrey Pines North");
    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByRole("combobox", { name: "Course" })).toHaveValue("Torrey Pines North");
    await expect.element(screen.getByText("chosen 8")).toBeInTheDocument();
  });

  it("moves with the arrows and keeps the choice on Esc", async () => {
    const screen = await render(<Course />);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(screen.getByRole("option", { name: "Aviara" })).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{ArrowUp}{Escape}");
    await expect.element(screen.getByRole("option")).not.toBeInTheDocument();
    await expect.element(screen.getByText("chosen 9")).toBeInTheDocument();
  });

  it("puts the chosen text back when what was typed is left alone", async () => {
    const screen = await render(<Course />);
    await userEvent.tab();
    await userEvent.keyboard("xyz");
    await expect.element(screen.getByText("Nothing found.")).toBeVisible();
    await userEvent.tab();
    await expect.element(screen.getByRole("combobox", { name: "Course" })).toHaveValue("Aviara");
  });

  it("clears with its button and keeps the focus in the field", async () => {
    const screen = await render(<Course clearable />);
    await screen.getByRole("button", { name: "Clear Course" }).click();
    await expect.element(screen.getByRole("combobox", { name: "Course" })).toHaveFocus();
    await expect.element(screen.getByText("chosen", { exact: true })).toBeInTheDocument();
  });
});

it("ties an error to the field", async () => {
  const screen = await render(<Course error="can't be blank" />);
  const input = screen.getByRole("combobox", { name: "Course" });
  await expect.element(input).toBeInvalid();
  await expect.element(input).toHaveAccessibleDescription("can't be blank");
});

it("shows the text of a value whose options arrive later", async () => {
  const screen = await render(<Course options={[]} loading />);
  await screen.rerender(<Course />);
  await expect.element(screen.getByRole("combobox", { name: "Course" })).toHaveValue("Aviara");
});

it("is text when read-only", async () => {
  const screen = await render(<Course readOnly />);
  await expect.element(screen.getByRole("textbox", { name: "Course" })).toHaveValue("Aviara");
});
