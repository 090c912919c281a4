import * as Result from "effect/Result";
import { describe, expect, it } from "vitest";
import { abbreviateDay, reportYears } from "./calendarText.ts";
import { parseTimeOfDay, parseTypedTime } from "./timeOfDay.ts";

describe("parseTimeOfDay", () => {
  it.each([
    ["07:30", "07:30"],
    [" 7:05 ", "07:05"],
    ["00:00", "00:00"],
    ["23:59", "23:59"],
  ])("OPS-IBE-05 reads %s", (text, time) => {
    expect(parseTimeOfDay(text)).toEqual(Result.succeed(time));
  });

  it("OPS-IBE-05 reads every minute of the day", () => {
    const digits = (number: number) => String(number).padStart(2, "0");
    const minutes = Array.from(
      { length: 24 * 60 },
      (_, index) => `${digits(Math.floor(index / 60))}:${digits(index % 60)}`,
    );
    expect(minutes.map(parseTimeOfDay)).toEqual(minutes.map(Result.succeed));
  });

  it.each([
    ["", "time_blank"],
    ["24:00", "time_unreadable"],
    ["12:60", "time_unreadable"],
    ["7:5", "time_unreadable"],
    ["107:30", "time_unreadable"],
    [":30", "time_unreadable"],
    ["7:30 PM", "time_unreadable"],
    ["07:30:00", "time_unreadable"],
    ["٠٧:٣٠", "time_unreadable"],
  ])("refuses %j: %s", (text, code) => {
    expect(parseTimeOfDay(text)).toEqual(Result.fail(code));
  });
});

describe("parseTypedTime", () => {
  it.each([
    [" 7pm ", Result.succeed("19:00")],
    ["7 p.m.", Result.succeed("19:00")],
    ["7pm tomorrow", Result.fail("time_unreadable")],
  ])("OPS-WAIT-07 reads %j", (text, time) => {
    expect(parseTypedTime(text)).toEqual(time);
  });
});

describe("reportYears", () => {
  it.each([
    [2026, 20, 2026, 2007],
    [2007, 1, 2007, 2007],
    [9999, 7993, 9999, 2007],
  ])("OPS-REP-33 in %i offers %i years", (year, count, first, last) => {
    const years = reportYears(year);
    expect([years.length, years.at(0), years.at(-1)]).toEqual([count, first, last]);
  });

  it.each([[2006], [10_000], [Number.NaN], [2026.5], [1e9], [Number.POSITIVE_INFINITY]])(
    "offers none in %d",
    (year) => {
      expect(reportYears(year)).toEqual([]);
    },
  );
});

describe("abbreviateDay", () => {
  it.each([
    ["Mon", "Mo"],
    ["Thu", "Th"],
    ["M", "M"],
    ["H", "H"],
  ])("CALC-23 shortens %s", (name, short) => {
    expect(abbreviateDay(name)).toBe(short);
  });
});

describe("parseTypedTime", () => {
  it.each([
    ["7:30", "07:30"],
    ["7:05 AM", "07:05"],
    ["7:05am", "07:05"],
    ["7:05 p.m.", "19:05"],
    ["12:00 am", "00:00"],
    ["12:30 PM", "12:30"],
    ["7pm", "19:00"],
  ])("OPS-IBE-05 OPS-IBE-51 reads %j as %s", (text, time) => {
    expect(parseTypedTime(text)).toEqual(Result.succeed(time));
  });

  it.each([
    ["", "time_blank"],
    ["13:00 PM", "time_unreadable"],
    ["0:30 AM", "time_unreadable"],
    ["7:60 AM", "time_unreadable"],
    ["7", "time_unreadable"],
    ["noon", "time_unreadable"],
  ])("refuses %j: %s", (text, code) => {
    expect(parseTypedTime(text)).toEqual(Result.fail(code));
  });
});
