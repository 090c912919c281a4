import * as Result from "effect/Result";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyDate } from "../../testing/arbitraries.ts";
import { date } from "../../testing/values.ts";
import { formatTypedDate } from "../calendar/typedDate.ts";
import { longestWeeksTo, parseReportPeriod, reportPeriodIssues, weeksOfPeriod } from "./reportPeriod.ts";

describe("the period of a report", () => {
  it("OPS-REP-48 OPS-REP-49 is sent as the days that were typed", () => {
    fc.assert(
      fc.property(anyDate, anyDate, (one, other) => {
        const [start, end] = one <= other ? [one, other] : [other, one];
        const typed = { start: formatTypedDate(start), end: formatTypedDate(end) };
        expect(parseReportPeriod(typed)).toEqual(Result.succeed({ start, end }));
      }),
    );
  });

  it.each([
    ["", " ", { start: "", end: "" }],
    ["3/1/2026", "", { start: "2026-03-01", end: "" }],
    ["", "03/15/2024", { start: "", end: "2024-03-15" }],
    ["3/1/2026", "3/1/2026", { start: "2026-03-01", end: "2026-03-01" }],
  ])("OPS-REP-50 UNCLEAR-61 may be open: %j to %j", (start, end, period) => {
    expect(parseReportPeriod({ start, end })).toEqual(Result.succeed(period));
  });

  it("names each end that cannot be read, by the name it is sent under", () => {
    const fields = { start: "compare_start_date", end: "compare_end_date" };
    expect(parseReportPeriod({ start: "15/3/2026", end: "soon" }, fields)).toEqual(
      Result.fail([
        { path: "compare_start_date", code: "date_impossible" },
        { path: "compare_end_date", code: "date_unreadable" },
      ]),
    );
  });

  it("names a first day that cannot be read as reports send it", () => {
    expect(parseReportPeriod({ start: "soon", end: "" })).toEqual(
      Result.fail([{ path: "start_date", code: "date_unreadable" }]),
    );
  });

  it("is refused, not turned round, when it ends before it starts", () => {
    const issues = [{ path: "end_date", code: "period_reversed" }];
    expect(parseReportPeriod({ start: "3/2/2026", end: "3/1/2026" })).toEqual(Result.fail(issues));
    expect(reportPeriodIssues({ start: date("2026-03-02"), end: date("2026-03-01") })).toEqual(issues);
    expect(reportPeriodIssues({ start: date("2026-03-02"), end: "" })).toEqual([]);
  });
});

describe("OPS-REP-39 CALC-16 CALC-17 the weeks of a period", () => {
  it.each([
    ["2026-11-18", "2026-11-18", { start: "2026-11-16", end: "2026-11-22" }],
    ["2026-11-16", "2026-11-22", { start: "2026-11-16", end: "2026-11-22" }],
  ])("%s to %s", (start, end, weeks) => {
    expect(weeksOfPeriod({ start: date(start), end: date(end) })).toEqual(Result.succeed(weeks));
  });

  it("stay open where the period is", () => {
    expect(weeksOfPeriod({ start: "", end: date("2026-11-18") })).toEqual(
      Result.succeed({ start: "", end: "2026-11-22" }),
    );
    expect(weeksOfPeriod({ start: date("2026-11-18"), end: "" })).toEqual(
      Result.succeed({ start: "2026-11-16", end: "" }),
    );
  });

  it.each([
    ["2006-11-27", Result.succeed({ start: "2006-11-27", end: "2026-12-06" })],
    ["2006-11-26", Result.fail([{ path: "end_date", code: "period_too_long" }])],
  ])("are 7,320 days at most: since %s", (start, weeks) => {
    expect(weeksOfPeriod({ start: date(start), end: date("2026-12-01") })).toEqual(weeks);
  });

  it("begin with the first Monday that the longest report allows", () => {
    expect(longestWeeksTo(date("2026-12-01"))).toEqual(Result.succeed("2006-11-27"));
  });

  it("are refused beyond the end of the calendar", () => {
    expect(weeksOfPeriod({ start: "", end: date("9999-12-31") })).toEqual(
      Result.fail([{ path: "end_date", code: "date_out_of_range" }]),
    );
    expect(weeksOfPeriod({ start: date("9999-12-31"), end: "" })).toEqual(
      Result.fail([{ path: "start_date", code: "date_out_of_range" }]),
    );
  });
});
