import * as Result from "effect/Result";
import * as fc from "fast-check";
import { describe, expect, expectTypeOf, it } from "vitest";
import { anyDate } from "../../testing/arbitraries.ts";
import { date } from "../../testing/values.ts";
import { checkDay, type LocalDate, parseLocalDate } from "./localDate.ts";
import { formatTypedDate, parseReportDate, parseTypedDate } from "./typedDate.ts";

describe("dates", () => {
  it.each([
    ["11/21/2026", "2026-11-21"],
    [" 1/2/2026 ", "2026-01-02"],
    ["02/29/2024", "2024-02-29"],
    ["02/29/2000", "2000-02-29"],
    ["12/31/9999", "9999-12-31"],
    ["1/1/0001", "0001-01-01"],
  ])("OPS-REP-48 reads %s", (typed, date) => {
    expect(parseTypedDate(typed)).toEqual(Result.succeed(date));
    expect(parseLocalDate(date)).toEqual(Result.succeed(date));
  });

  it.each([
    ["", "date_blank"],
    ["21/11/2026", "date_impossible"],
    ["02/29/2026", "date_impossible"],
    ["02/29/1900", "date_impossible"],
    ["04/31/2026", "date_impossible"],
    ["0/1/2026", "date_impossible"],
    ["1/0/2026", "date_impossible"],
    ["1/1/0000", "date_impossible"],
    ["1/1/26", "date_unreadable"],
    ["111/21/2026", "date_unreadable"],
    ["011/21/2026", "date_unreadable"],
    ["/21/2026", "date_unreadable"],
    ["11//2026", "date_unreadable"],
    ["11/021/2026", "date_unreadable"],
    ["11/21/20261", "date_unreadable"],
    ["2026-11-21", "date_unreadable"],
    ["11-21-2026", "date_unreadable"],
    ["１/1/2026", "date_unreadable"],
    ["9".repeat(100_000), "date_unreadable"],
  ])("refuses the typed date %.20j: %s", (typed, code) => {
    expect(parseTypedDate(typed)).toEqual(Result.fail(code));
  });

  it.each([
    [" ", "date_blank"],
    ["2026-13-01", "date_impossible"],
    ["0000-01-01", "date_impossible"],
    ["2026-1-1", "date_unreadable"],
    ["2026-01-01T00:00:00Z", "date_unreadable"],
    [" 2026-01-01", "date_unreadable"],
  ])("ANSWER-14 refuses %j on the wire: %s", (text, code) => {
    expect(parseLocalDate(text)).toEqual(Result.fail(code));
  });

  it.each([
    [1900, 28],
    [2000, 29],
    [2023, 28],
    [2024, 29],
    [2200, 28],
  ])("OPS-REP-48 knows the last day of each month of %i", (year, february) => {
    const lastDays = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    const isDay = (month: number, day: number) => Result.isSuccess(parseTypedDate(`${month}/${day}/${year}`));
    const found = lastDays.map((last, index) => [isDay(index + 1, last), isDay(index + 1, last + 1)]);
    expect(found).toEqual(lastDays.map(() => [true, false]));
  });

  it("CALC-18 sends an empty report date as an empty text", () => {
    expect(parseReportDate(" ")).toEqual(Result.succeed(""));
    expect(parseReportDate("11/21/2026")).toEqual(Result.succeed("2026-11-21"));
    expect(parseReportDate("soon")).toEqual(Result.fail("date_unreadable"));
  });

  it("CALC-18 reads back what is written", () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        expect(parseTypedDate(formatTypedDate(date))).toEqual(Result.succeed(date));
      }),
    );
    expectTypeOf<string>().not.toExtend<LocalDate>();
  });
});

it.each([
  ["1900-01-01", false],
  ["1999-12-31", false],
  ["2000-01-01", true],
  ["2099-12-31", true],
  ["2100-01-01", false],
  ["9999-01-01", false],
])("a day of this century is taken: %s %s", (text, isTaken) => {
  const day = date(text);
  expect(checkDay(day)).toEqual(isTaken ? Result.succeed(day) : Result.fail("date_out_of_range"));
});
