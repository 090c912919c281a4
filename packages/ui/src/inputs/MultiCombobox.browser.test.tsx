import { type KeyboardEvent, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { MultiCombobox } from "./MultiCombobox.tsx";
import type { MultiComboboxProps } from "./MultiComboboxBox.tsx";

const courses = [
  { value: "7", text: "Torrey Pines South" },
  { value: "8", text: "Torrey Pines North" },
  { value: "9", text: "Aviara" },
];

type CoursesProps = Partial<MultiComboboxProps> & { onSearch?: () => void };

/** The filter as it stands in a row that searches on Enter. */
function Courses({ onSearch, ...props }: CoursesProps) {
  const [value, setValue] = useState<readonly string[]>(props.value ?? []);
  const search = (event: KeyboardEvent) => event.key === "Enter" && onSearch?.();
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={search}>
      <MultiCombobox
        label="Courses"
        labelHidden
        name="course_id"
        options={courses}
        plural="courses"
        {...props}
        value={value}
        onChange={setValue}
      />
      <output>chosen {value.join("+")}</output>
    </div>
  );
}

describe("OPS-TTL-28 choosing several courses", () => {
  it("ticks what is found by typing and stays open for more", async () => {
    const screen = await render(<Courses />);
    await userEvent.tab();
    await userEvent.keyboard("torrey");
    await expect.element(screen.getByRole("option").nth(1)).toHaveTextContent("Torrey Pines North");
    await userEvent.keyboard("{Enter}{ArrowDown}{Enter}");
    await expect.element(screen.getByText("chosen 7+8")).toBeInTheDocument();
    await expect.element(screen.getByRole("listbox")).toHaveAttribute("aria-multiselectable", "true");
    await userEvent.keyboard("aviara{Enter}");
    await expect.element(screen.getByText("chosen 7+8+9")).toBeInTheDocument();
  });

  it("shows the one name, then how many, and tells a screen reader which", async () => {
    const screen = await render(<Courses value={["9"]} />);
    const input = screen.getByRole("combobox", { name: "Courses", exact: true });
    await expect.element(input).toHaveAttribute("placeholder", "Aviara");
    await screen.getByRole("button", { name: "Show choices of Courses" }).click();
    await screen.getByRole("option", { name: "Torrey Pines North" }).click();
    await expect.element(input).toHaveAttribute("placeholder", "2 courses");
    await expect.element(input).toHaveAccessibleDescription("Chosen: Aviara, Torrey Pines North");
  });

  it("takes a choice back by choosing it again", async () => {
    const screen = await render(<Courses value={["9", "8"]} />);
    await screen.getByRole("button", { name: "Show choices of Courses" }).click();
    await screen.getByRole("option", { name: "Aviara" }).click();
    await expect.element(screen.getByText("chosen 8", { exact: true })).toBeInTheDocument();
  });

  it("clears with its button and keeps the focus in the field", async () => {
    const screen = await render(<Courses value={["9", "8"]} />);
    await screen.getByRole("button", { name: "Clear Courses" }).click();
    await expect.element(screen.getByRole("combobox")).toHaveFocus();
    await expect.element(screen.getByText("chosen", { exact: true })).toBeInTheDocument();
  });
});

it("keeps Enter to itself while its list is open and leaves it to the search otherwise", async () => {
  const onSearch = vi.fn<() => void>();
  const screen = await render(<Courses onSearch={onSearch} />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.element(screen.getByText("chosen 7")).toBeInTheDocument();
  expect(onSearch).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}{Enter}");
  expect(onSearch).toHaveBeenCalledOnce();
});

it("closes on Esc and on Tab, forgets what was typed and keeps what was chosen", async () => {
  const screen = await render(<Courses value={["9"]} />);
  await userEvent.tab();
  await userEvent.keyboard("xyz");
  await expect.element(screen.getByText("Nothing found.")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("combobox")).toHaveValue("");
  await userEvent.keyboard("tor");
  await userEvent.tab();
  await expect.element(screen.getByRole("listbox")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("combobox")).toHaveValue("");
  await expect.element(screen.getByText("chosen 9")).toBeInTheDocument();
});

it("is text when read-only", async () => {
  const screen = await render(<Courses value={["9", "7"]} readOnly />);
  await expect.element(screen.getByRole("textbox", { name: "Courses" })).toHaveValue("Aviara, Torrey Pines South");
});

it("shows every name when read-only, over as many lines as they take", async () => {
  const many = Array.from({ length: 26 }, (_, index) => ({ value: String(index), text: `Course number ${index}` }));
  const screen = await render(
    <div style={{ width: "20rem" }}>
      <Courses options={many} value={many.map(({ value }) => value)} readOnly />
    </div>,
  );
  const box = await screen.getByRole("textbox", { name: "Courses" }).findElement();
  expect(box).toHaveValue(many.map(({ text }) => text).join(", "));
  expect([box.scrollWidth <= box.clientWidth, box.scrollHeight <= box.clientHeight]).toEqual([true, true]);
});
