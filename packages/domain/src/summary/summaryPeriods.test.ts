import * as Result from "effect/Result";
import { expect, it } from "vitest";
import { date } from "../../testing/values.ts";
import { summaryPeriods } from "./summaryPeriods.ts";

it.each([
  ["2026-03-01", false, ["2026-03-01", "2026-03-01"], ["2026-02-28", "2026-02-28"]],
  ["2026-03-31", true, ["2026-03-01", "2026-03-31"], ["2026-02-01", "2026-02-28"]],
  ["2026-01-15", true, ["2026-01-01", "2026-01-31"], ["2025-12-01", "2025-12-31"]],
])("OPS-HOME-24 the summary of %s (monthly: %s) sums %j and before it %j", (day, isMonthly, current, previous) => {
  const [[start, end], [from, to]] = [current, previous];
  expect(summaryPeriods(date(day), isMonthly)).toEqual(
    Result.succeed({ current: { start, end }, previous: { start: from, end: to } }),
  );
});

it.each([false, true])("there is nothing before the first day of the calendar (monthly: %s)", (isMonthly) => {
  expect(summaryPeriods(date("0001-01-01"), isMonthly)).toEqual(Result.fail("date_out_of_range"));
});
