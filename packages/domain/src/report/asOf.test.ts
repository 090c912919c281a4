import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { asOfIssues, parseTypedMoment } from "./asOf.ts";

describe("DECISION-50 the moment of a report", () => {
  it.each([
    ["10/31/2026 23:59", "2026-10-31", "23:59"],
    [" 1/2/2026  7:30 ", "2026-01-02", "07:30"],
    ["1/2/2026 2:30 PM", "2026-01-02", "14:30"],
  ])("is a day and a time: %j", (typed, date, time) => {
    expect(parseTypedMoment(typed)).toEqual(Result.succeed({ date, time }));
  });

  it.each([
    ["10/31/2026", "moment_unreadable"],
    ["23:59", "moment_unreadable"],
    ["10/31/2026 25:00", "moment_unreadable"],
    ["2/30/2026 10:00", "date_impossible"],
    ["yesterday 10:00", "date_unreadable"],
    ["10/31/2026 23:59\n1", "moment_unreadable"],
  ])("is not %j: %s", (typed, code) => {
    expect(parseTypedMoment(typed)).toEqual(Result.fail(code));
  });

  it.each([
    [60_000, []],
    [59_999, [{ path: "as_of", code: "moment_too_late" }]],
    [-1, [{ path: "as_of", code: "moment_too_late" }]],
  ])("is at least a minute ago: %d ms", (ago, issues) => {
    expect(asOfIssues(1_000_000 - ago, 1_000_000)).toEqual(issues);
  });
});
