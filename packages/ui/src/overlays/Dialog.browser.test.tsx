import { useState } from "react";
import { expect, it, onTestFinished, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "../basics/Button.tsx";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import { Dialog } from "./Dialog.tsx";

/** The next frame: what is drawn before is painted. */
const painted = () => new Promise((resolve) => requestAnimationFrame(resolve));

function Cancelation() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Cancel Tee Time</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Cancelation Options" footer={<Button>Process</Button>}>
        <input aria-label="Reason" />
      </Dialog>
    </>
  );
}

it("keeps the focus inside, closes on Esc and gives the focus back", async () => {
  const screen = await render(<Cancelation />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("dialog", { name: "Cancelation Options" })).toBeVisible();
  const reason = screen.getByLabelText("Reason");
  const process = screen.getByRole("button", { name: "Process" });
  const close = screen.getByRole("button", { name: "Close" });
  for (const stop of [reason, process, close, reason]) {
    await userEvent.tab();
    await expect.element(stop).toHaveFocus();
  }
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Cancel Tee Time" })).toHaveFocus();
});

it("covers the window and draws no ring around it", async () => {
  const screen = await render(<Cancelation />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  const dialog = await screen.getByRole("dialog").findElement();
  await expect.element(dialog).toHaveFocus();
  const { width, height } = dialog.getBoundingClientRect();
  expect([width, height, getComputedStyle(dialog).outlineStyle]).toEqual([innerWidth, innerHeight, "none"]);
});

it("asks with the focus on the harmless answer", async () => {
  const onConfirm = vi.fn<() => void>();
  const onDismiss = vi.fn<() => void>();
  const screen = await render(
    <ConfirmDialog open danger title="Delete?" confirm="Delete" onConfirm={onConfirm} onDismiss={onDismiss} />,
  );
  await expect.element(screen.getByRole("alertdialog", { name: "Delete?" })).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect([onConfirm.mock.calls.length, onDismiss.mock.calls.length]).toEqual([0, 1]);
});

it.each<[string, { busy?: true; danger?: true; early?: true }, number]>([
  ["Control", {}, 1],
  ["Meta", {}, 1],
  ["Control", { busy: true }, 0],
  ["Control", { busy: true, early: true }, 1],
  ["Control", { danger: true }, 0],
])("takes %s and Enter for yes while it is on screen, and once: %o", async (key, { early, ...how }, times) => {
  const onConfirm = vi.fn<() => void>();
  const onDismiss = vi.fn<() => void>();
  const view = (open: boolean) => (
    <ConfirmDialog
      title="Send it?"
      confirm="Send"
      {...how}
      {...{ open, onConfirm, onDismiss }}
      {...(early && { onEarlyConfirm: onConfirm })}
    />
  );
  const answers = () => [onConfirm.mock.calls.length, onDismiss.mock.calls.length];
  const screen = await render(view(false));
  await userEvent.keyboard(`{${key}>}{Enter}{/${key}}`);
  expect(answers()).toEqual([0, 0]);
  await screen.rerender(view(true));
  await expect.element(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
  await painted();
  // Held down.
  await userEvent.keyboard(`{${key}>}{Enter>3/}{/${key}}`);
  expect(answers()).toEqual([times, 0]);
});

it("DECISION-18 takes no key for yes that was pressed before it was painted, or what it has read since", async () => {
  const frames: FrameRequestCallback[] = [];
  const paint = () => frames.splice(0).forEach((draw) => draw(performance.now()));
  const onConfirm = vi.fn<() => void>();
  const view = (busy: boolean) => (
    <ConfirmDialog
      open
      busy={busy}
      title="Save?"
      confirm="Save"
      onConfirm={onConfirm}
      onDismiss={vi.fn()}
      onEarlyConfirm={onConfirm}
    />
  );
  vi.spyOn(window, "requestAnimationFrame").mockImplementation((draw) => frames.push(draw));
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const screen = await render(view(true));
  const question = await screen.getByRole("alertdialog").findElement();
  const press = () => {
    question.dispatchEvent(
      new KeyboardEvent("keydown", { key: "Enter", ctrlKey: true, bubbles: true, cancelable: true }),
    );
    return onConfirm.mock.calls.length;
  };
  const early = new KeyboardEvent("keydown", { key: "Enter", ctrlKey: true, bubbles: true, cancelable: true });
  expect(press()).toBe(0);
  paint();
  question.dispatchEvent(early);
  expect(onConfirm).not.toHaveBeenCalled();
  expect(press()).toBe(1);
  await screen.rerender(view(false));
  expect(press()).toBe(1);
  paint();
  expect(press()).toBe(2);
});

it("is gone at once when it is closed, also while it comes up: nothing may stay over the page", async () => {
  const view = (open: boolean) => (
    <ConfirmDialog open={open} title="Delete?" confirm="Delete" onConfirm={vi.fn()} onDismiss={vi.fn()} />
  );
  const screen = await render(view(true));
  await expect.element(screen.getByRole("alertdialog")).toBeInTheDocument();
  await screen.rerender(view(false));
  expect(screen.getByRole("alertdialog").query()).toBeNull();
});
