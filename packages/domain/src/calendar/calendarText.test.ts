import * as Result from "effect/Result";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { date, time } from "../../testing/values.ts";
import { dayText, timeText } from "./calendarText.ts";
import { parseTypedTime } from "./timeOfDay.ts";

it.each([
  ["2026-11-28", "Saturday, November 28, 2026"],
  ["2027-01-01", "Friday, January 1, 2027"],
  ["2024-02-29", "Thursday, February 29, 2024"],
  ["2026-03-02", "Monday, March 2, 2026"],
  ["2026-04-07", "Tuesday, April 7, 2026"],
  ["2026-05-06", "Wednesday, May 6, 2026"],
  ["2026-06-07", "Sunday, June 7, 2026"],
  ["2026-07-03", "Friday, July 3, 2026"],
  ["2026-08-01", "Saturday, August 1, 2026"],
  ["2026-09-03", "Thursday, September 3, 2026"],
  ["2026-10-05", "Monday, October 5, 2026"],
  ["2026-12-06", "Sunday, December 6, 2026"],
])("OPS-WAIT-05 says the day %s", (day, words) => {
  expect(dayText(date(day))).toBe(words);
});

it.each([
  ["09:40", "9:40 AM"],
  ["00:05", "12:05 AM"],
  ["12:00", "12:00 PM"],
  ["23:59", "11:59 PM"],
])("OPS-WAIT-07 says the time %s", (clock, words) => {
  expect(timeText(time(clock))).toBe(words);
});

it("OPS-WAIT-07 a time in words is read back as the same time", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), (minutes) => {
      const clock = time(
        `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`,
      );
      expect(Result.getOrThrow(parseTypedTime(timeText(clock)))).toBe(clock);
    }),
  );
});
