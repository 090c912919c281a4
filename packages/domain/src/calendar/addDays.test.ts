import * as Result from "effect/Result";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyDate } from "../../testing/arbitraries.ts";
import { date } from "../../testing/values.ts";
import { addDays } from "./addDays.ts";
import { weekdayOf } from "./weekdayOf.ts";

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
