import { expect, it } from "vitest";
import { keyAction } from "./keys.ts";

const press = (key: string, more = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  defaultPrevented: false,
  ...more,
});

it.each([
  ["?", press("?"), false, false, "showKeys"],
  ["/", press("/"), false, false, "focusFilter"],
  ["/ in a field", press("/"), true, false, null],
  ["? over a dialog", press("?"), false, true, null],
  ["Ctrl+/", press("/", { ctrlKey: true }), false, false, null],
  ["/ that a page used itself", press("/", { defaultPrevented: true }), false, false, null],
  ["another key", press("a"), false, false, null],
])("%s", (_case, event, isTyping, isDialogOpen, expected) => {
  expect(keyAction(event, isTyping, isDialogOpen)).toBe(expected);
});
