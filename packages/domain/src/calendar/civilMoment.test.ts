import * as Result from "effect/Result";
import { expect, it } from "vitest";
import { clocksOf, minuteIn } from "../../testing/clocks.ts";
import { date, time } from "../../testing/values.ts";
import { civilMomentAt, minuteOf } from "./civilMoment.ts";

it.each([
  ["America/Los_Angeles", "2026-11-28", "07:40", "2026-11-28T15:40:00Z"],
  ["America/Los_Angeles", "2026-07-04", "07:40", "2026-07-04T14:40:00Z"],
  ["America/Los_Angeles", "2026-03-08", "01:59", "2026-03-08T09:59:00Z"],
  ["America/Los_Angeles", "2026-03-08", "03:00", "2026-03-08T10:00:00Z"],
  ["America/Los_Angeles", "2026-11-01", "00:59", "2026-11-01T07:59:00Z"],
  ["America/Los_Angeles", "2026-11-01", "02:00", "2026-11-01T10:00:00Z"],
  ["Pacific/Auckland", "2026-09-27", "03:00", "2026-09-26T14:00:00Z"],
  ["Pacific/Auckland", "2026-04-05", "00:00", "2026-04-04T11:00:00Z"],
  ["UTC", "1969-12-31", "23:59", "1969-12-31T23:59:00Z"],
])("ANSWER-12 in %s %s %s is %s, and the other way round", (zone, day, hour, instant) => {
  const moment = { date: date(day), time: time(hour) };
  expect(minuteOf(moment, clocksOf(zone))).toBe(minuteIn(instant));
  expect(civilMomentAt(minuteIn(instant), clocksOf(zone))).toEqual(Result.succeed(moment));
});

it.each([
  ["an hour shown twice: the second", "2026-11-01", "01:30", "2026-11-01T09:30:00Z"],
  ["an hour skipped: as if the clocks were not put forward", "2026-03-08", "02:30", "2026-03-08T10:30:00Z"],
])("reads %s", (_, day, hour, instant) => {
  const moment = { date: date(day), time: time(hour) };
  expect(minuteOf(moment, clocksOf("America/Los_Angeles"))).toBe(minuteIn(instant));
});

it.each([Number.NaN, Number.POSITIVE_INFINITY, -1e12, 1e12])("has no day for %d", (minute) => {
  expect(Result.isFailure(civilMomentAt(minute, () => 0))).toBe(true);
});

it("has no time for a part of a minute", () => {
  expect(civilMomentAt(0.5, () => 0)).toEqual(Result.fail("date_unreadable"));
});
