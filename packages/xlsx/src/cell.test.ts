import { isLocalDate, isTimeOfDay, parseCents } from "@teedesk/domain";
import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { dateCell, momentCells, moneyCell, timeCell } from "./cell.ts";

describe("ANSWER-31 typed cells", () => {
  it.each([
    ["0", "0.00"],
    ["0.05", "0.05"],
    ["1234.56", "1234.56"],
    ["999999.99", "999999.99"],
  ])("%s dollars are %s to the cent", (typed, value) => {
    expect(moneyCell(Result.getOrThrow(parseCents(typed)))).toEqual({ kind: "number", format: "money", value });
  });

  it.each([
    ["1900-03-01", "61"],
    ["1970-01-01", "25569"],
    ["2024-02-29", "45351"],
    ["2026-11-21", "46347"],
    ["9999-12-31", "2958465"],
  ])("the day %s has the number %s in every time zone", (date, value) => {
    expect(isLocalDate(date) && dateCell(date)).toEqual({ kind: "number", format: "date", value });
  });

  it.each(["1900-02-28", "0001-01-01"])("%s, which spreadsheets count wrong or not at all, is a text", (date) => {
    expect(isLocalDate(date) && dateCell(date)).toEqual({ kind: "text", text: date });
  });

  it.each([
    ["00:00", "0"],
    ["12:00", "0.5"],
    ["18:45", "0.78125"],
  ])("the time %s is %s of a day", (time, value) => {
    expect(isTimeOfDay(time) && timeCell(time)).toEqual({ kind: "number", format: "time", value });
  });

  it.each([
    ["America/Los_Angeles", "2026-11-21T18:30:00Z", "46347.4375"],
    ["America/Los_Angeles", "2026-11-21T07:59:59Z", "46346.99998842593"],
    ["America/Los_Angeles", "2026-11-01T08:30:00Z", "46327.0625"],
    ["America/Los_Angeles", "2026-11-01T09:30:00Z", "46327.0625"],
    ["Pacific/Auckland", "2026-11-21T11:00:00Z", "46348"],
    ["UTC", "2026-11-21T12:00:00Z", "46347.5"],
  ])("in %s, %s shows as %s", (timeZone, instant, value) => {
    expect(momentCells(timeZone)(new Date(instant))).toEqual({ kind: "number", format: "moment", value });
  });
});
