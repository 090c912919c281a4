import { describe, expect, it } from "vitest";
import { type DateRange, openRange, orderedRange, pickDay, rangeText } from "./dateRange.ts";

const range = (start: string, end: string): DateRange => ({ start, end });

it.each([
  ["", "", ""],
  ["11/01/2026", "", "from 11/01/2026"],
  ["", "11/30/2026", "until 11/30/2026"],
  ["11/01/2026", "11/30/2026", "11/01/2026 – 11/30/2026"],
])("says of %j and %j: %s", (start, end, text) => {
  expect(rangeText(range(start, end))).toBe(text);
});

it.each([
  ["11/10/2026", "11/03/2026", "11/03/2026", "11/10/2026"],
  ["01/02/2027", "12/31/2026", "12/31/2026", "01/02/2027"],
  ["11/03/2026", "11/10/2026", "11/03/2026", "11/10/2026"],
  ["11/03/2026", "11/03/2026", "11/03/2026", "11/03/2026"],
  ["11/03/2026", "", "11/03/2026", ""],
  ["", "11/03/2026", "", "11/03/2026"],
  ["13/45/2026", "11/03/2026", "13/45/2026", "11/03/2026"],
])("OPS-TTL-41 orders %j and %j as %j to %j", (start, end, first, last) => {
  expect(orderedRange(range(start, end))).toEqual(range(first, last));
});

describe("picking the 10th of November", () => {
  const tenth = new Date(2026, 10, 10);
  it.each([
    ["an open range", openRange, range("11/10/2026", "")],
    ["a whole range", range("11/01/2026", "11/30/2026"), range("11/10/2026", "")],
    ["a range from the 3rd", range("11/03/2026", ""), range("11/03/2026", "11/10/2026")],
    ["a range from the 20th", range("11/20/2026", ""), range("11/10/2026", "11/20/2026")],
    ["a range until the 20th", range("", "11/20/2026"), range("11/10/2026", "11/20/2026")],
    ["a range until the 3rd", range("", "11/03/2026"), range("11/03/2026", "11/10/2026")],
  ])("changes %s", (_, before, after) => {
    expect(pickDay(before, tenth)).toEqual(after);
  });
});
