import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { FormBar, type FormBarProps } from "./FormBar.tsx";
import type { FormState } from "./formState.ts";
import { TopBar } from "./TopBar.tsx";

const act = { onPress: () => undefined };

const bar = (props: Partial<FormBarProps> = {}) => (
  <FormBar
    name="Maria Alvarez"
    state="editing"
    edit={act}
    lock={act}
    save={act}
    reload={act}
    clear={act}
    delete={act}
    {...props}
  />
);

it("CROSS-09 to CROSS-14 has the buttons in their one order", async () => {
  const screen = await render(bar());
  await expect.element(screen.getByRole("heading", { level: 1, name: "Maria Alvarez" })).toBeVisible();
  expect(
    screen
      .getByRole("button")
      .elements()
      .map((button) => button.textContent),
  ).toEqual(["Edit", "Lock", "Save", "Reload", "Clear", "Delete"]);
});

it("CROSS-15 CROSS-17 leaves out what is hidden or not given", async () => {
  const screen = await render(
    bar({ edit: undefined, lock: { ...act, hidden: true }, delete: { ...act, hidden: true } }),
  );
  expect(
    screen
      .getByRole("button")
      .elements()
      .map((button) => button.textContent),
  ).toEqual(["Save", "Reload", "Clear"]);
});

it("presses each button once and none that is disabled", async () => {
  const onPress = vi.fn<() => void>();
  const screen = await render(bar({ reload: { onPress }, save: { onPress, disabled: true } }));
  await screen.getByRole("button", { name: "Reload" }).click();
  expect(onPress).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole("button", { name: "Save" })).toBeDisabled();
});

it("is busy while it saves", async () => {
  const onPress = vi.fn<() => void>();
  const screen = await render(bar({ state: "saving", save: { onPress } }));
  const save = screen.getByRole("button", { name: "Save" });
  await expect.element(save).toHaveAttribute("aria-busy", "true");
  save.element().focus();
  await userEvent.keyboard("{Enter}");
  expect(onPress).not.toHaveBeenCalled();
});

it.each<[FormState, string]>([
  ["locked", "Locked"],
  ["editing", "Editing"],
  ["unsaved", "Unsaved changes"],
  ["saving", "Saving"],
  ["saved", "Saved 12:04"],
  ["conflict", "Conflict"],
  ["deleted", "Deleted"],
])("says of a form that is %s: %s, and moves nothing", async (state, text) => {
  const screen = await render(bar({ savedAt: "12:04" }));
  const places = () =>
    screen
      .getByRole("button")
      .elements()
      .map((button) => button.getBoundingClientRect().toJSON());
  places();
  await document.fonts.ready;
  const before = places();
  await screen.rerender(bar({ state, savedAt: "12:04" }));
  await expect.element(screen.getByRole("status")).toHaveTextContent(text);
  expect(places()).toEqual(before);
});

it("slides away under the bar over the page, not over it", async () => {
  await import("../theme.css");
  const screen = await render(
    <div style={{ height: 2000 }}>
      <TopBar drawer={{ id: "drawer", open: false, toggle: () => undefined }} start="Teedesk" end="Sign Out" />
      <form style={{ height: 400 }}>{bar()}</form>
    </div>,
  );
  const top = screen.getByRole("banner").element();
  const form = screen.getByRole("button", { name: "Save" }).element().closest("form");
  scrollTo(0, (form?.getBoundingClientRect().bottom ?? 0) + scrollY - 30);
  const above = document.elementFromPoint(innerWidth / 2, 10);
  scrollTo(0, 0);
  expect(top.contains(above)).toBe(true);
});

it.each([
  ["alone", { edit: undefined, lock: undefined, save: undefined, reload: undefined, clear: undefined }, "0px"],
  ["after others", {}, "1px"],
] as const)("a line parts Delete from what stands before it: %s", async (_, props, width) => {
  await import("../theme.css");
  const screen = await render(bar(props));
  const part = screen.getByRole("button", { name: "Delete" }).element().parentElement;
  expect(part && getComputedStyle(part).borderLeftWidth).toBe(width);
});
