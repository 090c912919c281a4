import * as Result from "effect/Result";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyDate } from "../../testing/arbitraries.ts";
import { cents, date, time } from "../../testing/values.ts";
import { mostWishedDays } from "./wish.ts";
import { parseWishedDays, wishedDaysText } from "./wishedDays.ts";
import { parseWishedTimes, wishedTimesText } from "./wishedTimes.ts";
import { wishForm } from "./wishForm.ts";

/** A Saturday. */
const today = date("2026-11-21");

describe("parseWishedDays", () => {
  it.each([
    ["sun", ["2026-11-22"]],
    ["Thursday", ["2026-11-26"]],
    ["thurs", ["2026-11-26"]],
    ["today", ["2026-11-21"]],
    ["tomorrow", ["2026-11-22"]],
    ["11/28", ["2026-11-28"]],
    ["11/20", ["2027-11-20"]],
    ["11/28/2026", ["2026-11-28"]],
    ["fri-sun", ["2026-11-27", "2026-11-28", "2026-11-29"]],
    ["fri to sat", ["2026-11-27", "2026-11-28"]],
    ["12/30 - 1/2", ["2026-12-30", "2026-12-31", "2027-01-01", "2027-01-02"]],
    ["tomorrow-tue", ["2026-11-22", "2026-11-23", "2026-11-24"]],
    ["sun, 12/5 or mon and mon", ["2026-11-22", "2026-11-23", "2026-12-05"]],
    ["sun-tomorrow", ["2026-11-22"]],
    ["dec 5", ["2026-12-05"]],
    ["december 5th", ["2026-12-05"]],
    ["12-5-2026", ["2026-12-05"]],
    ["12/5/26", ["2026-12-05"]],
    ["12052026", ["2026-12-05"]],
    ["2026-12-05", ["2026-12-05"]],
    ["12-5-2026 - 12-6-2026", ["2026-12-05", "2026-12-06"]],
    ["dec 5-dec 6", ["2026-12-05", "2026-12-06"]],
    ["fri-fri", ["2026-11-27"]],
    ["day after tomorrow", ["2026-11-23"]],
    ["sun to day after tomorrow", ["2026-11-22", "2026-11-23"]],
    ["a week from sun", ["2026-11-29"]],
  ])("reads %j as %j", (text, days) => {
    expect(parseWishedDays(text, today)).toEqual(Result.succeed(days));
  });

  it("reads a weekend as the next Saturday and Sunday, and on the Saturday itself as that one", () => {
    expect(parseWishedDays("weekend", date("2026-11-23"))).toEqual(Result.succeed(["2026-11-28", "2026-11-29"]));
    expect(parseWishedDays("weekend", today)).toEqual(Result.succeed(["2026-11-21", "2026-11-22"]));
  });

  it.each([
    [" ", "date_blank"],
    ["soon", "days_unreadable"],
    ["sa", "days_unreadable"],
    ["saturdays", "days_unreadable"],
    ["7", "days_unreadable"],
    ["sun,", "days_unreadable"],
    ["sun-mon-tue", "days_unreadable"],
    ["11/28-11/25/2026", "end_before_start"],
    ["2/30", "date_impossible"],
    ["11/28/9999", "date_out_of_range"],
    ["11/20/2026", "day_past"],
    ["sat", "weekday_is_today"],
    ["sat-sun", "weekday_is_today"],
    ["next sun", "day_open"],
    ["next sun-mon", "day_open"],
    ["sun-next mon", "day_open"],
    ["sun 11/24", "day_open"],
    ["sun next week", "days_unreadable"],
    ["12/1-12/31", "days_too_many"],
    ["12/1-12/10, 12/20-12/30", "days_too_many"],
  ])("refuses %j: %s", (text, code) => {
    expect(parseWishedDays(text, today)).toEqual(Result.fail(code));
  });

  it("never throws, and reads nothing but days from today on, in order, each once", () => {
    const words = fc.constantFrom(
      "sat",
      "sun",
      "fri",
      "today",
      "11/28",
      "12/1/2026",
      "-",
      ",",
      "to",
      "and",
      "weekend",
      "x",
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(words, fc.string()), { maxLength: 5 }), anyDate, (parts, from) => {
        const days = Result.getOrElse(parseWishedDays(parts.join(" "), from), () => []);
        expect(days).toEqual([...new Set(days)].toSorted());
        expect(days.length).toBeLessThanOrEqual(mostWishedDays);
        expect(days.every((day) => day >= from)).toBe(true);
      }),
    );
  });
});

describe("wishedDaysText", () => {
  it.each([
    [[], ""],
    [["2026-11-28"], "Sat 11/28/2026"],
    [["2026-11-27", "2026-11-28", "2026-11-29"], "Fri 11/27/2026 to Sun 11/29/2026"],
    [["2026-11-28", "2026-12-05"], "2 days from Sat 11/28/2026 to Sat 12/05/2026"],
  ])("states %j as %j", (days, text) => {
    expect(wishedDaysText(days.map(date))).toBe(text);
  });
});

describe("parseWishedTimes", () => {
  it.each([
    ["8:00", "near 08:00"],
    ["1pm", "near 13:00"],
    ["7:00-10:00", "07:00 to 10:00"],
    ["7am to 10:30 am", "07:00 to 10:30"],
    ["8", "near 08:00"],
    ["2:00", "near 14:00"],
    ["930", "near 09:30"],
    ["9.30", "near 09:30"],
    ["07:30", "near 07:30"],
    ["noon", "near 12:00"],
    ["7 in the morning", "near 07:00"],
    ["7-10", "07:00 to 10:00"],
    ["10:00-7:00", "10:00 to 19:00"],
    ["8-10", "08:00 to 10:00"],
    ["1:00-4:00", "13:00 to 16:00"],
    ["11:00-1:00", "11:00 to 13:00"],
    ["quarter to 9", "near 08:45"],
    ["half past 9-11", "09:30 to 11:00"],
    ["after half past 9", "09:30 to 23:59"],
    ["8 to 10", "08:00 to 10:00"],
    ["8-10pm", "20:00 to 22:00"],
    ["7:30 to 9 in the morning", "07:30 to 09:00"],
    ["5-7p", "17:00 to 19:00"],
    ["half past 7 - 9 pm", "19:30 to 21:00"],
    ["12-2pm", "12:00 to 14:00"],
    ["10-2pm", "10:00 to 14:00"],
    ["9-noon", "09:00 to 12:00"],
    ["8am-10pm", "08:00 to 22:00"],
    ["08:00-10pm", "08:00 to 22:00"],
    ["14:00-4pm", "14:00 to 16:00"],
    ["before noon", "00:00 to 12:00"],
    ["before 9:00", "00:00 to 09:00"],
    ["until 9:00", "00:00 to 09:00"],
    ["After 1pm", "13:00 to 23:59"],
    ["from 14:00", "14:00 to 23:59"],
    ["morning", "00:00 to 11:59"],
    ["afternoon", "12:00 to 17:59"],
    ["evening", "18:00 to 23:59"],
    ["", "any time"],
    ["Any  time", "any time"],
  ])("reads %j as %s", (typed, text) => {
    expect(wishedTimesText(Result.getOrThrow(parseWishedTimes(typed)))).toBe(text);
  });

  it.each([
    ["7:30", "time_half_open"],
    ["half past 7", "time_half_open"],
    ["before 5:00", "time_half_open"],
    ["5-7", "time_half_open"],
    ["41", "times_unreadable"],
    ["before lunch", "times_unreadable"],
    ["before", "times_unreadable"],
    ["constructor", "times_unreadable"],
    ["7:00-8:00-9:00", "times_unreadable"],
    ["25:00", "times_unreadable"],
    ["10:00-9:00", "time_end_before_start"],
  ])("refuses %j: %s", (typed, code) => {
    expect(parseWishedTimes(typed)).toEqual(Result.fail(code));
  });

  it("never throws", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => parseWishedTimes(text)).not.toThrow();
      }),
    );
  });
});

describe("wishForm", () => {
  const form = wishForm(today);
  const typed = { ...form.blank(), days: "sun", players: "4" };

  it("reads a wish", () => {
    expect(form.parse({ ...typed, times: "8:00", most: "120", course_group: "3" })).toEqual(
      Result.succeed({
        days: ["2026-11-22"],
        times: { kind: "near", time: time("08:00") },
        players: 4,
        most: cents(12_000),
        most_of: "player",
        course: null,
        course_group: { id: 3 },
      }),
    );
  });

  it("needs days and players alone, and names each field that is refused", () => {
    expect(Result.isSuccess(form.parse(typed))).toBe(true);
    expect(form.parse({ ...typed, days: "", players: "", times: "7", most: "x" })).toEqual(
      Result.fail([
        { path: "days", code: "date_blank" },
        { path: "times", code: "time_half_open" },
        { path: "players", code: "players_not_positive" },
        { path: "most", code: "amount_unreadable" },
      ]),
    );
  });
});
