import { expect, it } from "vitest";
import { keyAction } from "./keys.ts";

const press = (key: string, more = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  defaultPrevented: false,
  ...more,
});

it.each([
  ["?", press("?"), false, false, "showKeys"],
  ["/", press("/"), false, false, "focusFilter"],
  [".", press("."), false, false, "focusRowAct"],
  [". in a field", press("."), true, false, null],
  ["/ in a field", press("/"), true, false, null],
  ["/ over a dialog", press("/"), false, true, null],
  ["Ctrl+/", press("/", { ctrlKey: true }), false, false, null],
  ["/ that a page used itself", press("/", { defaultPrevented: true }), false, false, null],
  ["F8 in a field", press("F8"), true, false, "newBooking"],
  ["Shift+F8 in a field", press("F8", { shiftKey: true }), true, false, "press"],
  ["Shift with another function key", press("F9", { shiftKey: true }), false, false, null],
  ["? where it needs Shift", press("?", { shiftKey: true }), false, false, "showKeys"],
  ["F8 over a dialog", press("F8"), false, true, null],
  ["F2 in a field", press("F2"), true, false, "find"],
  ["F2 over a dialog", press("F2"), false, true, null],
  ["Ctrl+K", press("k", { ctrlKey: true }), false, false, "find"],
  ["Cmd+K", press("k", { metaKey: true }), false, false, "find"],
  ["Ctrl+K in a field, where some systems delete with it", press("k", { ctrlKey: true }), true, false, null],
  ["Ctrl+K over a dialog", press("k", { ctrlKey: true }), false, true, null],
  ["a letter", press("e"), false, false, "act"],
  ["a letter in a field", press("e"), true, false, null],
  ["a letter over a dialog", press("e"), false, true, null],
  ["Ctrl with another letter", press("e", { ctrlKey: true }), false, false, null],
  ["F7 over a dialog", press("F7"), false, true, null],
  ["F9 in a field", press("F9"), true, false, "press"],
  ["F10 in a field", press("F10"), true, false, "press"],
  ["Shift+F10, the browser's menu", press("F10", { shiftKey: true }), true, false, null],
  ["another key", press("F5"), false, false, null],
])("%s", (_case, event, isTyping, isDialogOpen, expected) => {
  const action = keyAction(
    event,
    () => isTyping,
    () => isDialogOpen,
  );
  expect(action).toBe(expected);
});

it("checks for fields and dialogs only for its own keys, and for dialogs only outside of fields", () => {
  const asked = () => expect.unreachable();
  expect(keyAction(press("Enter"), asked, asked)).toBeNull();
  expect(keyAction(press("a"), () => true, asked)).toBeNull();
});
