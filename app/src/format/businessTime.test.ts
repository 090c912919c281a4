import { parseLocalDate, parseTimeOfDay } from "@teedesk/domain";
import * as Result from "effect/Result";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultConfig } from "../config/config.ts";
import { instantIn } from "./businessClocks.ts";
import { clock, momentIn } from "./businessTime.ts";

it.each([
  ["America/Los_Angeles", "2026-11-22T07:30:00.000Z", "11/21/2026 23:30"],
  ["America/Los_Angeles", "2026-07-01T07:00:00Z", "07/01/2026 00:00"],
  ["Pacific/Auckland", "2026-11-21T11:00:00Z", "11/22/2026 00:00"],
  ["UTC", "2026-11-21T00:05:59.999Z", "11/21/2026 00:05"],
  ["UTC", "yesterday", ""],
])("ANSWER-12 shows a moment on the clock of %s, whatever the browser's", (business_time_zone, instant, text) => {
  expect(momentIn({ ...defaultConfig, business_time_zone }, instant)).toBe(text);
});

describe("a zone whose offsets are known", () => {
  const second = (instant: string) => Date.parse(instant) / 1000;
  const periods = [
    [second("2026-01-01T00:00:00Z"), second("2026-03-08T10:00:00Z"), -480],
    [second("2026-03-08T10:00:00Z"), second("2026-11-01T09:00:00Z"), -420],
  ] as const;
  const reckoned = { ...defaultConfig, business_utc_offsets: periods };

  it("is the same as the browser's look-up, before, in and after them", () => {
    const min = new Date("2025-12-01");
    fc.assert(
      fc.property(fc.date({ min, max: new Date("2026-12-31"), noInvalidDate: true }), (moment) => {
        expect(clock(reckoned, moment)).toMatchObject(
          Object.fromEntries(
            ["year", "month", "day", "hour", "minute"].map((part) => [part, clock(defaultConfig, moment)[part]]),
          ),
        );
      }),
    );
  });

  it.each([
    ["2026-03-08T09:59:59Z", "03/08/2026 01:59"],
    ["2026-03-08T10:00:00Z", "03/08/2026 03:00"],
    ["2026-11-01T08:59:59Z", "11/01/2026 01:59"],
    ["2026-11-01T09:00:00Z", "11/01/2026 01:00"],
  ])("changes its clocks at the right second: %s is %s", (instant, text) => {
    expect(momentIn(reckoned, instant)).toBe(text);
  });

  it.each([
    ["2026-07-01T07:00:00Z", "07/01/2026 00:00"],
    ["2019-07-01T08:00:00Z", "07/01/2019 00:00"],
    ["2031-07-01T07:00:00Z", "07/01/2031 00:00"],
  ])("needs no browser that knows it: %s is %s, by the nearest offset outside of them", (instant, text) => {
    const nowhere = { business_time_zone: "Nowhere/None", business_utc_offsets: periods };
    expect(momentIn(nowhere, instant)).toBe(text);
  });
});

it.each([
  ["America/Los_Angeles", "2026-10-31", "23:59", "2026-11-01T06:59:00.000Z"],
  ["America/Los_Angeles", "2026-11-01", "03:00", "2026-11-01T11:00:00.000Z"],
  ["America/Los_Angeles", "2026-03-08", "00:30", "2026-03-08T08:30:00.000Z"],
  ["America/Los_Angeles", "2026-03-08", "03:00", "2026-03-08T10:00:00.000Z"],
  ["Pacific/Auckland", "2026-11-22", "00:00", "2026-11-21T11:00:00.000Z"],
  ["Pacific/Auckland", "2026-04-05", "04:00", "2026-04-04T16:00:00.000Z"],
])("DECISION-50 the clock of %s shows %s %s at %s", (business_time_zone, date, time, instant) => {
  const zone = { ...defaultConfig, business_time_zone };
  const [day, hour] = [Result.getOrThrow(parseLocalDate(date)), Result.getOrThrow(parseTimeOfDay(time))];
  expect(instantIn(zone, day, hour).toISOString()).toBe(instant);
});
