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

  it("reads it in the years before 1000 too", () => {
    expect(parseTypedDate("1/1", date("0998-12-31"))).toEqual(Result.succeed("0999-01-01"));
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
    ["1/2/2026", "1/2/2026"],
    ["13/40", "13/40"],
    ["soon", "soon"],
  ])("completes %j to %j", (text, completed) => {
    expect(completeTypedDate(text, today, "next")).toBe(completed);
  });
});

it("writes a day with its weekday", () => {
  const days = ["2026-11-21", "2026-11-22", "2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26", "2026-11-27"];
  expect(days.map((day) => formatDay(date(day)))).toEqual([
    "Sat 11/21/2026",
    "Sun 11/22/2026",
    "Mon 11/23/2026",
    "Tue 11/24/2026",
    "Wed 11/25/2026",
    "Thu 11/26/2026",
    "Fri 11/27/2026",
  ]);
});
