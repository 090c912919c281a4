import { lazy, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { loadLate } from "../basics/loadLate.ts";
import { Combobox } from "./Combobox.tsx";
import type { ComboboxBox, ComboboxProps } from "./ComboboxBox.tsx";
import { Field } from "./Field.tsx";
import { LateInput } from "./LateInput.tsx";
import { textOf } from "./option.ts";

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

it("drops its list by a click on the input, and Tab after it chooses nothing", async () => {
  const screen = await render(<Course />);
  const input = screen.getByRole("combobox", { name: "Course" });
  await input.click();
  await expect.element(screen.getByRole("option", { name: "Torrey Pines North" })).toBeVisible();
  await input.click();
  expect(screen.getByRole("option").elements().length).toBe(3);
  await userEvent.tab();
  await expect.element(screen.getByRole("option").first()).not.toBeInTheDocument();
  await expect.element(screen.getByText("chosen 9")).toBeVisible();
});

it("has its list in the landmark of its input", async () => {
  const screen = await render(
    <main>
      <Course />
    </main>,
  );
  await screen.getByRole("combobox", { name: "Course" }).click();
  await expect.element(screen.getByRole("main").getByRole("listbox")).toBeVisible();
});

describe("whose code does not come", () => {
  const offline = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

  /** The combobox of a page without a connection, until it is let in. */
  async function openOffline(load: () => Promise<{ readonly ComboboxBox: typeof ComboboxBox }>) {
    const Box = lazy(() => loadLate(async () => ({ default: (await load()).ComboboxBox })));
    function Late() {
      const [value, setValue] = useState("9");
      const props = { label: "Course", name: "course", autoFocus: true, value, onChange: setValue, options: courses };
      return (
        <>
          <Field {...props}>
            {(control) => (
              <LateInput
                control={control}
                text={textOf(courses, value)}
                input={props}
                options={courses}
                choose={(option) => setValue(option.value)}
              >
                {(handover) => <Box {...props} control={control} handover={handover} />}
              </LateInput>
            )}
          </Field>
          <input aria-label="Players" />
          <output>chosen {value}</output>
        </>
      );
    }
    // The seconds that it waits before it says so pass at once.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const screen = await render(<Late />);
    vi.advanceTimersByTime(10_000);
    vi.useRealTimers();
    const notice = screen.getByRole("status").filter({ hasText: "not loaded yet" });
    await expect.element(notice).toBeVisible();
    return {
      screen,
      notice,
      input: screen.getByRole("textbox", { name: "Course" }),
      retry: screen.getByRole("button", { name: "Try again" }),
    };
  }

  it.each([
    ["torrey pines north", "the mouse", "Torrey Pines North", "chosen 8"],
    ["south", "the mouse", "Aviara", "chosen 9"],
    ["south", "Tab", "Torrey Pines South", "chosen 7"],
    ["xyz", "the mouse", "Aviara", "chosen 9"],
  ])("takes the name %s when it is left by %s, and by Tab the first match", async (typed, by, shown, chosen) => {
    const { screen, input } = await openOffline(offline);
    await input.fill(typed);
    await (by === "Tab" ? userEvent.tab() : screen.getByLabelText("Players").click());
    await expect.element(input).toHaveValue(shown);
    await expect.element(screen.getByText(chosen)).toBeInTheDocument();
  });

  it("Enter does not submit the form around with the choice before a name that is not known", async () => {
    const { input } = await openOffline(offline);
    await input.fill("xyz");
    const enter = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
    input.element().dispatchEvent(enter);
    expect(enter.defaultPrevented).toBe(true);
  });

  it("leaves the focus where it is by then", async () => {
    let isOnline = false;
    const { screen } = await openOffline(() => (isOnline ? import("./ComboboxBox.tsx") : offline()));
    const players = screen.getByLabelText("Players");
    await players.click();
    isOnline = true;
    window.dispatchEvent(new Event("online"));
    await expect.element(screen.getByRole("combobox", { name: "Course" })).toBeVisible();
    await expect.element(players).toHaveFocus();
  });

  it("says so in its place, and is tried again with what was typed", async () => {
    let isOnline = false;
    let tries = 0;
    const { screen, input, notice, retry } = await openOffline(() => {
      tries += 1;
      return isOnline ? import("./ComboboxBox.tsx") : offline();
    });
    await input.fill("torrey");
    const before = tries;
    await retry.click();
    await expect.poll(() => tries).toBeGreaterThan(before);
    await expect.element(notice).toBeVisible();
    await expect.element(input).toHaveValue("torrey");
    isOnline = true;
    await retry.click();
    const combobox = screen.getByRole("combobox", { name: "Course" });
    await expect.element(combobox).toHaveValue("torrey");
    await expect.element(combobox).toHaveFocus();
    await expect.element(notice).not.toBeInTheDocument();
    await screen.getByRole("option", { name: "Torrey Pines North" }).click();
    await expect.element(combobox).toHaveValue("Torrey Pines North");
    await expect.element(screen.getByText("chosen 8")).toBeInTheDocument();
  });
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

it("shows the value that is set elsewhere after a key that typed nothing", async () => {
  const choices = { label: "Course", name: "course", onChange: () => undefined, options: courses };
  const screen = await render(<Combobox {...choices} value="9" />);
  const input = screen.getByRole("combobox", { name: "Course" });
  await input.click();
  await userEvent.keyboard("{Escape}{F8}");
  await screen.rerender(<Combobox {...choices} value="7" />);
  await expect.element(input).toHaveValue("Torrey Pines South");
  await userEvent.keyboard("{F8}");
  await screen.rerender(<Combobox {...choices} value="" />);
  await expect.element(input).toHaveValue("");
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
