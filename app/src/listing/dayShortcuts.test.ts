import { parseLocalDate } from "@teedesk/domain";
import * as Result from "effect/Result";
import { expect, it } from "vitest";
import { dayShortcuts, periodShortcuts } from "./dayShortcuts.ts";

it.each([
  [
    "2026-11-21",
    {
      Yesterday: "11/20/2026 11/20/2026",
      Today: "11/21/2026 11/21/2026",
      Tomorrow: "11/22/2026 11/22/2026",
      "Last week": "11/09/2026 11/15/2026",
      "This week": "11/16/2026 11/22/2026",
      "Next week": "11/23/2026 11/29/2026",
      "Last month": "10/01/2026 10/31/2026",
      "This month": "11/01/2026 11/30/2026",
      "Next month": "12/01/2026 12/31/2026",
    },
  ],
  [
    "2027-01-01",
    {
      Yesterday: "12/31/2026 12/31/2026",
      Today: "01/01/2027 01/01/2027",
      Tomorrow: "01/02/2027 01/02/2027",
      "Last week": "12/21/2026 12/27/2026",
      "This week": "12/28/2026 01/03/2027",
      "Next week": "01/04/2027 01/10/2027",
      "Last month": "12/01/2026 12/31/2026",
      "This month": "01/01/2027 01/31/2027",
      "Next month": "02/01/2027 02/28/2027",
    },
  ],
])("ranges around %s", (today, expected) => {
  const shortcuts = dayShortcuts(Result.getOrThrow(parseLocalDate(today)));
  expect(Object.fromEntries(shortcuts.map(({ text, range }) => [text, `${range.start} ${range.end}`]))).toEqual(
    expected,
  );
});

it("a report's periods are the last and the current week and month, and this year", () => {
  const shortcuts = periodShortcuts(Result.getOrThrow(parseLocalDate("2026-11-21")));
  expect(shortcuts.map(({ text, range }) => [text, range.start, range.end])).toEqual([
    ["Last week", "11/09/2026", "11/15/2026"],
    ["This week", "11/16/2026", "11/22/2026"],
    ["Last month", "10/01/2026", "10/31/2026"],
    ["This month", "11/01/2026", "11/30/2026"],
    ["This year", "01/01/2026", "12/31/2026"],
  ]);
});
