import { type KeyboardEvent, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { CalendarProvider } from "./CalendarProvider.tsx";
import { DateRangeInput, type DateRangeInputProps } from "./DateRangeInput.tsx";
import { type DateRange, openRange } from "./dateRange.ts";

const november: DateRange = { start: "11/01/2026", end: "11/30/2026" };

type PlayDateProps = Partial<DateRangeInputProps> & { onSearch?: () => void };

/** The filter as it stands in a row that searches on Enter. */
function PlayDate({ onSearch, ...props }: PlayDateProps) {
  const [value, setValue] = useState(props.value ?? openRange);
  const search = (event: KeyboardEvent) => event.key === "Enter" && onSearch?.();
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={search}>
      <DateRangeInput label="Play Date" labelHidden name="play_date" {...props} value={value} onChange={setValue} />
      <output>{`applied ${value.start}..${value.end}`}</output>
      <button type="button">Next</button>
    </div>
  );
}

const open = async (props: PlayDateProps) => {
  const screen = await render(<PlayDate {...props} />);
  const box = screen.getByRole("button", { name: /^Play Date: / });
  await box.click();
  await expect.element(screen.getByRole("textbox", { name: "From" })).toHaveFocus();
  // The layer moves when its calendar comes.
  await expect.element(screen.getByRole("grid")).toBeVisible();
  return { screen, box, press: (name: string) => screen.getByRole("button", { name, exact: true }).click() };
};

it("shows the range in one line and says it with its label", async () => {
  const screen = await render(<PlayDate value={november} />);
  await expect
    .element(screen.getByRole("button", { name: "Play Date: 11/01/2026 – 11/30/2026", exact: true }))
    .toBeVisible();
});

describe("the buttons of the layer", () => {
  it("OPS-TTL-35 empties the range by Clear and closes", async () => {
    const { screen, box, press } = await open({ value: november });
    await press("Clear");
    await expect.element(screen.getByText("applied ..")).toBeInTheDocument();
    await expect.element(screen.getByRole("textbox")).not.toBeInTheDocument();
    await expect.element(box).toHaveFocus();
  });

  it.each(["Cancel", "Esc"])("OPS-TTL-36 closes by %s and keeps the old range", async (way) => {
    const { screen, press } = await open({ value: november });
    await userEvent.keyboard("12/24/2026");
    await (way === "Esc" ? userEvent.keyboard("{Escape}") : press("Cancel"));
    await expect.element(screen.getByRole("textbox")).not.toBeInTheDocument();
    await expect.element(screen.getByText("applied 11/01/2026..11/30/2026")).toBeInTheDocument();
    await screen.getByRole("button", { name: /^Play Date: / }).click();
    await expect.element(screen.getByRole("textbox", { name: "From" })).toHaveValue("11/01/2026");
  });

  it("OPS-TTL-37 OPS-TTL-41 applies what was typed by OK, the earlier day first", async () => {
    const { screen, press } = await open({});
    await userEvent.keyboard("11/10/26{Tab}11/3/26");
    await press("OK");
    await expect.element(screen.getByText("applied 11/03/2026..11/10/2026")).toBeInTheDocument();
  });
});

it("OPS-TTL-41 takes two days from the calendar, in any order", async () => {
  const { screen, press } = await open({ value: november });
  await screen.getByRole("button", { name: /November 10th, 2026/ }).click();
  await expect.element(screen.getByRole("textbox", { name: "To" })).toHaveValue("");
  await screen.getByRole("button", { name: /November 3rd, 2026/ }).click();
  await press("OK");
  await expect.element(screen.getByText("applied 11/03/2026..11/10/2026")).toBeInTheDocument();
});

it("shows the month that was typed", async () => {
  const { screen } = await open({ value: november });
  await userEvent.fill(screen.getByRole("textbox", { name: "To" }), "01/15/2027");
  await expect.element(screen.getByRole("grid", { name: "January 2027" })).toBeVisible();
});

it("applies half a range", async () => {
  const { screen, press } = await open({});
  await userEvent.keyboard("11/1/26");
  await press("OK");
  await expect.element(screen.getByText("applied 11/01/2026..", { exact: true })).toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Play Date: from 11/01/2026" })).toBeVisible();
});

it.each([
  ["13/45/2026", "No such date."],
  ["soon", "Use mm/dd/yyyy."],
])("does not apply %s and says why", async (typed, problem) => {
  const { screen, press } = await open({ value: november });
  await userEvent.fill(screen.getByRole("textbox", { name: "To" }), typed);
  await press("OK");
  const input = screen.getByRole("textbox", { name: "To" });
  await expect.element(input).toHaveAccessibleDescription(problem);
  await expect.element(input).toHaveFocus();
  await expect.element(screen.getByText("applied 11/01/2026..11/30/2026")).toBeInTheDocument();
});

it.each(["{Tab}", "{Shift>}{Tab}{/Shift}"])(
  "CROSS-38 names an unreadable day when it is left by %s, before OK",
  async (key) => {
    const { screen } = await open({});
    const input = screen.getByRole("textbox", { name: "From" });
    await userEvent.keyboard("soon");
    await expect.element(input).toHaveAccessibleDescription("");
    await userEvent.keyboard(key);
    await expect.element(input).toHaveAccessibleDescription("Use mm/dd/yyyy.");
  },
);

it.each([
  ["11/1{Tab}11/30", "11/01/2026..11/30/2026"],
  ["12/20{Tab}1/5", "12/20/2025..01/05/2026"],
  ["11/10/2026{Tab}11/3", "11/10/2026..11/03/2027"],
  ["{Tab}11/30{Shift>}{Tab}{/Shift}11/1", "11/01/2025..11/30/2025"],
])("completes the days of %s and never swaps them for a guessed year", async (typed, range) => {
  const calendar = {
    today: () => "11/23/2026",
    complete: (text: string, year: string, from: string) => {
      const match = /^(\d+)\/(\d+)$/.exec(text);
      if (match === null) return text;
      const day = `${match[1]?.padStart(2, "0")}/${match[2]?.padStart(2, "0")}`;
      const [fromDay, fromYear] = [from.slice(0, 5), Number(from.slice(-4))];
      if (year === "next") return `${day}/${day < fromDay ? fromYear + 1 : fromYear}`;
      return `${day}/${day > fromDay ? fromYear - 1 : fromYear}`;
    },
  };
  const screen = await render(
    <CalendarProvider calendar={calendar}>
      <PlayDate year="last" />
    </CalendarProvider>,
  );
  await screen.getByRole("button", { name: /^Play Date: / }).click();
  await expect.element(screen.getByRole("textbox", { name: "From" })).toHaveFocus();
  await userEvent.keyboard(`${typed}{Enter}`);
  await expect.element(screen.getByText(`applied ${range}`)).toBeInTheDocument();
});

it("OPS-TTL-34 applies by Enter and leaves the list's search alone", async () => {
  const onSearch = vi.fn<() => void>();
  const { screen, box } = await open({ onSearch });
  await userEvent.keyboard("11/1/26{Enter}");
  await expect.element(screen.getByText("applied 11/01/2026..", { exact: true })).toBeInTheDocument();
  await expect.element(box).toHaveFocus();
  expect(onSearch).not.toHaveBeenCalled();
});

it("after OK Enter goes on to the search, and Space opens the layer again", async () => {
  const onSubmit = vi.fn<(event: SubmitEvent) => void>((event) => event.preventDefault());
  const screen = await render(
    <form aria-label="List" onSubmit={(event) => onSubmit(event.nativeEvent)}>
      <PlayDate />
      <button type="submit">Search</button>
    </form>,
  );
  const box = screen.getByRole("button", { name: /^Play Date: / });
  await box.click();
  await expect.element(screen.getByRole("textbox", { name: "From" })).toHaveFocus();
  await userEvent.keyboard("11/1/26");
  await screen.getByRole("button", { name: "OK" }).click();
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(onSubmit).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole("textbox")).not.toBeInTheDocument();
  await userEvent.keyboard(" ");
  await expect.element(screen.getByRole("textbox", { name: "From" })).toHaveFocus();
});

it("closes by its own button and by going on to what follows", async () => {
  const { screen, box } = await open({});
  await box.click();
  await expect.element(screen.getByRole("textbox")).not.toBeInTheDocument();
  await box.click();
  await expect.element(screen.getByRole("textbox", { name: "From" })).toHaveFocus();
  screen.getByRole("button", { name: "OK" }).element().focus();
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "Next", exact: true })).toHaveFocus();
  await expect.element(screen.getByRole("textbox")).not.toBeInTheDocument();
});

it("is text when read-only", async () => {
  const screen = await render(<PlayDate value={november} readOnly />);
  await expect.element(screen.getByRole("textbox", { name: "Play Date" })).toHaveValue("11/01/2026 – 11/30/2026");
});
