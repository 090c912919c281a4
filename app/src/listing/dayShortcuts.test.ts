import { parseLocalDate } from "@teedesk/domain";
import * as Result from "effect/Result";
import { expect, it } from "vitest";
import { dayShortcuts } from "./dayShortcuts.ts";

it.each([
  [
    "2026-11-21",
    ["11/20/2026", "11/20/2026"],
    ["11/22/2026", "11/22/2026"],
    ["11/16/2026", "11/22/2026"],
    ["11/01/2026", "11/30/2026"],
    ["10/01/2026", "10/31/2026"],
  ],
  [
    "2027-01-01",
    ["12/31/2026", "12/31/2026"],
    ["01/02/2027", "01/02/2027"],
    ["12/28/2026", "01/03/2027"],
    ["01/01/2027", "01/31/2027"],
    ["12/01/2026", "12/31/2026"],
  ],
])("ranges around %s", (today, yesterday, tomorrow, week, month, before) => {
  const shortcuts = dayShortcuts(Result.getOrThrow(parseLocalDate(today)));
  const ranges = Object.fromEntries(shortcuts.map(({ text, range }) => [text, [range.start, range.end]]));
  const now = `${today.slice(5, 7)}/${today.slice(8)}/${today.slice(0, 4)}`;
  expect(ranges).toEqual({
    Yesterday: yesterday,
    Today: [now, now],
    Tomorrow: tomorrow,
    "This week": week,
    "This month": month,
    "Last month": before,
  });
});
