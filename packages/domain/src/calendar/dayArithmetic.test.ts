import * as Result from "effect/Result";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyDate } from "../../testing/arbitraries.ts";
import { date } from "../../testing/values.ts";
import { addDays, dayNumber, monthOf, orderDateRange, roundToWeek, weekdayOf } from "./dayArithmetic.ts";

describe("addDays", () => {
  it.each([
    ["2026-11-21", 0, "2026-11-21"],
    ["2026-12-31", 1, "2027-01-01"],
    ["2024-02-28", 1, "2024-02-29"],
    ["2100-02-28", 1, "2100-03-01"],
    ["2000-03-01", -1, "2000-02-29"],
    ["0001-01-01", 3_652_058, "9999-12-31"],
  ])("%s and %i days is %s", (start, days, end) => {
    expect(addDays(date(start), days)).toEqual(Result.succeed(end));
    expect(addDays(date(end), -days)).toEqual(Result.succeed(start));
  });

  it.each([
    ["9999-12-31", 1],
    ["0001-01-01", -1],
    ["2026-11-21", 1e300],
    ["2026-11-21", Number.NaN],
    ["2026-11-21", Number.NEGATIVE_INFINITY],
    ["2026-11-21", 0.5],
  ])("refuses %s and %d days", (start, days) => {
    expect(addDays(date(start), days)).toEqual(Result.fail("date_out_of_range"));
  });

  it("agrees with the engine's own calendar on days and weekdays", () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -366, max: 366 }), (start, days) => {
        // oxlint-disable-next-line eslint/no-restricted-globals -- the second opinion that the test is about
        const engine = new Date(`${start}T00:00:00Z`);
        engine.setUTCDate(engine.getUTCDate() + days);
        fc.pre(engine.getUTCFullYear() >= 1);
        const end = Result.getOrThrow(addDays(start, days));
        expect(end).toBe(engine.toISOString().slice(0, 10));
        expect(weekdayOf(end) % 7).toBe(engine.getUTCDay());
      }),
    );
  });
});

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

it.each([
  ["2026-11-21", "2026-11-01", "2026-11-30"],
  ["2024-02-29", "2024-02-01", "2024-02-29"],
  ["2100-02-01", "2100-02-01", "2100-02-28"],
  ["2026-12-31", "2026-12-01", "2026-12-31"],
  ["0001-01-01", "0001-01-01", "0001-01-31"],
  ["9999-12-31", "9999-12-01", "9999-12-31"],
])("the month of %s goes from %s to %s", (day, start, end) => {
  expect(monthOf(date(day))).toEqual(Result.succeed({ start, end }));
});
