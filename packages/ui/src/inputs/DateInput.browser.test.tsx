import { type KeyboardEvent, useState } from "react";
import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ConfirmDialog } from "../overlays/ConfirmDialog.tsx";
import { Dialog } from "../overlays/Dialog.tsx";
import { CalendarProvider } from "./CalendarProvider.tsx";
import { DateInput } from "./DateInput.tsx";

function PlayDate({ initial = "" }) {
  const [value, setValue] = useState(initial);
  return <DateInput label="Play Date" name="play_date" value={value} onChange={setValue} year="next" />;
}

it("CROSS-38 takes a hastily typed date", async () => {
  const screen = await render(<PlayDate />);
  await userEvent.tab();
  await userEvent.keyboard("1/2/26");
  await userEvent.tab();
  await expect.element(screen.getByLabelText("Play Date", { exact: true })).toHaveValue("01/02/2026");
});

const business = {
  today: () => "03/01/2027",
  complete: (typed: string, year: string, from: string) =>
    /^\d\/\d$/.test(typed)
      ? `0${typed.replace("/", "/0")}/${Number(from.slice(-4)) + (year === "next" ? 1 : -1)}`
      : typed,
};

it.each([
  ["1/2", "01/02/2028", ""],
  ["Jan 2", "01/02/2028", ""],
  ["Jan 2 2027", "01/02/2027", ""],
  ["January 2nd, 2027", "01/02/2027", ""],
  ["next Friday", "next Friday", "Use mm/dd/yyyy."],
  ["2/30/27", "02/30/2027", "No such date."],
])("CROSS-38 makes %j %j on leaving the field, with the message %j", async (typed, value, message) => {
  const screen = await render(
    <CalendarProvider calendar={business}>
      <PlayDate />
    </CalendarProvider>,
  );
  const input = screen.getByLabelText("Play Date", { exact: true });
  await userEvent.tab();
  await userEvent.keyboard(typed);
  await expect.element(input).toHaveAccessibleDescription("");
  await userEvent.tab();
  await expect.element(input).toHaveValue(value);
  await expect.element(input).toHaveAccessibleDescription(message);
  await userEvent.fill(input, "1");
  await expect.element(input).toHaveAccessibleDescription("");
});

it.each(["{F6}", "{Control>}{Enter}{/Control}"])("CROSS-38 has its message when it is left by %s", async (key) => {
  function Page() {
    const [isAsking, setIsAsking] = useState(false);
    const press = (event: KeyboardEvent) => {
      if (event.key === "F6") document.querySelector<HTMLElement>("[name=next]")?.focus();
      if (event.key === "Enter") setIsAsking(true);
    };
    return (
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the page's keys
      <div onKeyDown={press}>
        <PlayDate />
        <input aria-label="Next" name="next" />
        <ConfirmDialog
          open={isAsking}
          title="Book?"
          confirm="Book"
          onConfirm={() => undefined}
          onDismiss={() => undefined}
        />
      </div>
    );
  }
  const screen = await render(<Page />);
  await userEvent.tab();
  await userEvent.keyboard(`soon${key}`);
  const input = screen.getByLabelText("Play Date", { exact: true });
  await expect.element(input).toHaveAccessibleDescription("Use mm/dd/yyyy.");
});

it("does not move what is pressed as it is left", async () => {
  const onClick = vi.fn<() => void>();
  const screen = await render(
    <>
      <PlayDate />
      <button type="button" onClick={onClick} style={{ display: "block", height: 10, padding: 0, fontSize: 6 }}>
        Search
      </button>
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard("soon");
  await screen.getByRole("button", { name: "Search" }).click();
  expect(onClick).toHaveBeenCalledOnce();
  const input = screen.getByLabelText("Play Date", { exact: true });
  await expect.element(input).toHaveAccessibleDescription("Use mm/dd/yyyy.");
});

it.each([
  ["last", undefined, "01/02/2026", ""],
  [undefined, undefined, "1/2", "Use mm/dd/yyyy."],
  [undefined, "soon", "1/2", "Use mm/dd/yyyy."],
  ["last", "12/20/2030", "01/02/2031", ""],
] as const)("completes a day without its year by %j after the start %j to %j", async (year, start, value, message) => {
  function Day() {
    const [typed, setTyped] = useState("");
    return <DateInput label="Day" name="day" value={typed} onChange={setTyped} year={year} start={start} />;
  }
  const screen = await render(
    <CalendarProvider calendar={business}>
      <Day />
    </CalendarProvider>,
  );
  const input = screen.getByLabelText("Day", { exact: true });
  await userEvent.tab();
  await userEvent.keyboard("1/2");
  await userEvent.tab();
  await expect.element(input).toHaveValue(value);
  await expect.element(input).toHaveAccessibleDescription(message);
});

it("ANSWER-12 opens at the business's day and marks it", async () => {
  const screen = await render(
    <CalendarProvider calendar={business}>
      <PlayDate />
    </CalendarProvider>,
  );
  await screen.getByRole("button", { name: "Choose Play Date from a calendar" }).click();
  await expect.element(screen.getByRole("button", { name: "Today, Monday, March 1st, 2027" })).toBeVisible();
});

it("CROSS-38 opens its calendar at the typed day, picks by keyboard and gives the focus back", async () => {
  const screen = await render(<PlayDate initial="11/21/2026" />);
  const button = screen.getByRole("button", { name: "Choose Play Date from a calendar" });
  button.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("button", { name: /November 21st, 2026/ })).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.element(screen.getByLabelText("Play Date", { exact: true })).toHaveValue("11/28/2026");
  await expect.element(screen.getByRole("grid")).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

it("closes its calendar on Esc and changes nothing", async () => {
  const screen = await render(<PlayDate initial="11/21/2026" />);
  await screen.getByRole("button", { name: "Choose Play Date from a calendar" }).click();
  await expect.element(screen.getByRole("grid", { name: "November 2026" })).toBeVisible();
  // HTML has no dialog inside a span.
  expect(document.querySelector("span dialog")).toBeNull();
  await userEvent.keyboard("{ArrowDown}{Escape}");
  await expect.element(screen.getByRole("grid")).not.toBeInTheDocument();
  await expect.element(screen.getByLabelText("Play Date", { exact: true })).toHaveValue("11/21/2026");
});

it("has no calendar when it is read-only", async () => {
  const screen = await render(
    <DateInput label="Created At" name="created_at" value="11/21/2026" onChange={() => undefined} readOnly />,
  );
  await expect.element(screen.getByRole("button")).not.toBeInTheDocument();
});

it("closes by Esc before the dialog around it does", async () => {
  const onClose = vi.fn<() => void>();
  const screen = await render(
    <Dialog open title="Change dates" onClose={onClose}>
      <PlayDate initial="11/21/2026" />
    </Dialog>,
  );
  await screen.getByRole("button", { name: "Choose Play Date from a calendar" }).click();
  await expect.element(screen.getByRole("button", { name: /November 21st, 2026/ })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("grid")).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
});
