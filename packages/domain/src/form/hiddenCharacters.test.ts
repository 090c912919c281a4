import { expect, it } from "vitest";
import { hasHiddenCharacters, isBlank, trimHidden } from "./hiddenCharacters.ts";

it.each([
  ["a zero-width space", "Pat\u200bLee"],
  ["a soft hyphen", "Pat\u00adrick"],
  ["a right-to-left mark", "\u200fPat"],
  ["a byte-order mark", "\ufeffPat"],
  ["a line separator", "Pat\u2028Lee"],
  ["a paragraph separator", "Pat\u2029Lee"],
  ["tag characters", "Pat\u{e0061}"],
  ["a Hangul filler", "\u3164"],
  ["an empty Braille pattern", "\u2800"],
  ["a joiner after a blank", "Pat \u200dLee"],
  ["a joiner at the end", "Pat\u200d"],
  ["a joiner beside a joiner", "Pat\u200c\u200dLee"],
])("finds %s", (_, text) => {
  expect(hasHiddenCharacters(text)).toBe(true);
});

it.each(["Zoë O’Hara-Straße", "Pat\u00a0Lee", "می\u200cخواهم", "ക്\u200dഷ", "👩‍👩‍👧", "👩🏽‍🏫", "❤️‍🔥"])(
  "finds nothing hidden in %s",
  (text) => {
    expect(hasHiddenCharacters(text)).toBe(false);
  },
);

it.each([
  ["\ufeffPat\u200b", "Pat"],
  ["\u00a0 Pat Lee\u200d ", "Pat Lee"],
  ["Pat\u200bLee", "Pat\u200bLee"],
  ["👩‍👩‍👧", "👩‍👩‍👧"],
  ["\u200b", ""],
])("trims %j to %j", (text, trimmed) => {
  expect(trimHidden(text)).toBe(trimmed);
});

it.each([
  ["blanks inside", `a${" ".repeat(1_000_000)}b`, `a${" ".repeat(1_000_000)}b`],
  ["blanks alone", " ".repeat(1_000_000), ""],
  ["blanks at both ends", `${" ".repeat(1_000_000)}a${"\u200b".repeat(1_000_000)}`, "a"],
])("trims a million %s in linear time: quadratic time would be hours", (_, text, trimmed) => {
  expect(trimHidden(text) === trimmed).toBe(true);
});

it.each(["", " \t", "\u00a0", "\u200b \u200b", "\u200f", "\u2028", "\u{e0061}\u3164", "\u200d"])(
  "counts %j as blank",
  (text) => {
    expect(isBlank(text)).toBe(true);
  },
);

it("counts a text with one visible character as not blank", () => {
  expect(isBlank("\u200b.\u200b")).toBe(false);
});
