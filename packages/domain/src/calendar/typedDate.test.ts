import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { date } from "../../testing/values.ts";
import { completeTypedDate, formatDay, parseTypedDate } from "./typedDate.ts";

const today = date("2026-11-21");

describe("a day typed without its year", () => {
  it.each([
    ["12/16", "2026-12-16"],
    ["11/21", "2026-11-21"],
    ["11/20", "2027-11-20"],
    [" 1/2 ", "2027-01-02"],
  ])("reads %j as the next such day, %s", (text, day) => {
    expect(parseTypedDate(text, today)).toEqual(Result.succeed(day));
  });

  it("reads February 29 in a leap year only", () => {
    expect(parseTypedDate("2/29", date("2027-11-21"))).toEqual(Result.succeed("2028-02-29"));
    expect(parseTypedDate("2/29", today)).toEqual(Result.fail("date_impossible"));
  });

  it.each([
    ["11/1", "11/01/2026"],
    ["11/21", "11/21/2026"],
    ["11/30", "11/30/2025"],
    ["2/29", "2/29"],
  ])("completes %j to the last such day, %s", (text, completed) => {
    expect(completeTypedDate(text, today, "last")).toBe(completed);
  });

  it("OPS-REP-48 refuses it where today is not known", () => {
    expect(parseTypedDate("12/16")).toEqual(Result.fail("date_unreadable"));
  });

  it.each([
    ["12/16", "12/16/2026"],
    ["12/16/2026", "12/16/2026"],
    ["13/40", "13/40"],
    ["soon", "soon"],
  ])("completes %j to %j", (text, completed) => {
    expect(completeTypedDate(text, today, "next")).toBe(completed);
  });
});

it("writes a day with its weekday", () => {
  expect(["2026-11-21", "2026-11-22", "2026-11-23"].map((day) => formatDay(date(day)))).toEqual([
    "Sat 11/21/2026",
    "Sun 11/22/2026",
    "Mon 11/23/2026",
  ]);
});
