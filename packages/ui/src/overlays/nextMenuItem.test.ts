import { expect, it } from "vitest";
import { nextMenuItem } from "./nextMenuItem.ts";

const texts = ["Weather", "Tee sheet", "Torrey Pines", "weekly"];

it.each([
  ["ArrowDown", -1, "", 0],
  ["ArrowDown", 1, "", 2],
  ["ArrowDown", 3, "", 0],
  ["ArrowUp", -1, "", 3],
  ["ArrowUp", 0, "", 3],
  ["ArrowUp", 2, "", 1],
  ["Home", 2, "", 0],
  ["End", 0, "", 3],
  ["t", 0, "t", 1],
  ["t", 1, "t", 2],
  ["t", 2, "t", 1],
  ["o", 1, "to", 2],
  ["o", 2, "to", 2],
  ["w", 0, "w", 3],
  ["x", 0, "x", null],
  ["Enter", 0, "", null],
  [" ", 0, "t", null],
])("%s at %i, typed %j, goes to %j", (key, at, typed, expected) => {
  expect(nextMenuItem(key, { at, texts, typed })).toBe(expected);
});

it("goes nowhere in an empty menu", () => {
  expect(nextMenuItem("ArrowDown", { at: -1, texts: [], typed: "" })).toBe(null);
});
