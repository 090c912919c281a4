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
  ["?", press("?"), false, "showKeys"],
  ["/", press("/"), false, "focusFilter"],
  ["/ in a field or over a dialog", press("/"), true, null],
  ["Ctrl+/", press("/", { ctrlKey: true }), false, null],
  ["/ that a page used itself", press("/", { defaultPrevented: true }), false, null],
  ["another key", press("a"), false, null],
])("%s", (_case, event, isTaken, expected) => {
  expect(keyAction(event, () => isTaken)).toBe(expected);
});

it("looks for what takes a key only when it is one of its own", () => {
  const asked = () => expect.unreachable();
  expect(keyAction(press("a"), asked)).toBeNull();
});
