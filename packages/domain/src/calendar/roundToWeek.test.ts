import * as Result from "effect/Result";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyDate } from "../../testing/arbitraries.ts";
import { date } from "../../testing/values.ts";
import { dayNumber } from "./dayNumber.ts";
import { orderDateRange } from "./orderDateRange.ts";
import { roundToWeek } from "./roundToWeek.ts";
import { weekdayOf } from "./weekdayOf.ts";

describe("roundToWeek", () => {
  it.each([
    ["a Monday and a Sunday stay", "2026-11-16", "2026-11-22", "2026-11-16", "2026-11-22"],
    ["a Sunday goes back, a Monday forward", "2026-11-15", "2026-11-16", "2026-11-09", "2026-11-22"],
    ["over the turn of the year", "2027-01-01", "2027-01-01", "2026-12-28", "2027-01-03"],
    ["over a leap day", "2024-02-29", "2024-02-29", "2024-02-26", "2024-03-03"],
  ])("CALC-16 CALC-17 %s", (_, start, end, monday, sunday) => {
    expect(roundToWeek(date(start), date(end))).toEqual(Result.succeed({ start: monday, end: sunday }));
  });

  it("refuses to leave the calendar", () => {
    expect(roundToWeek(date("0001-01-01"), date("9999-12-31"))).toEqual(Result.fail("date_out_of_range"));
  });

  it("CALC-16 CALC-17 moves less than a week", () => {
    fc.assert(
      fc.property(anyDate, anyDate, (start, end) => {
        const week = Result.getOrThrow(roundToWeek(start, end));
        expect([weekdayOf(week.start), weekdayOf(week.end)]).toEqual([1, 7]);
        expect([0, 1, 2, 3, 4, 5, 6]).toContain(dayNumber(start) - dayNumber(week.start));
        expect([0, 1, 2, 3, 4, 5, 6]).toContain(dayNumber(week.end) - dayNumber(end));
      }),
    );
  });

  it("CALC-20 orders two dates", () => {
    fc.assert(
      fc.property(anyDate, anyDate, (one, other) => {
        const [first, second] = orderDateRange(one, other);
        expect(first <= second).toBe(true);
        expect([first, second].sort()).toEqual([one, other].sort());
      }),
    );
  });
});
