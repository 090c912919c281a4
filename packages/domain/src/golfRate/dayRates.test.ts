import * as fc from "fast-check";
import { expect, it } from "vitest";
import { cents, date, time } from "../../testing/values.ts";
import { timeOfMinute } from "../calendar/timeOfDay.ts";
import { type CandidateRange, chooseRate } from "./chooseRate.ts";
import { dayRates } from "./dayRates.ts";

const play_date = date("2026-11-28");
const today = date("2026-11-21");

const range = (id: number, time_start: string, time_end: string): CandidateRange => ({
  id,
  start: date("2026-11-01"),
  end: date("2026-11-30"),
  time_start: time(time_start),
  time_end: time(time_end),
  rate_days: [{ name: "Sat" }],
  rate: {
    id,
    type: "RicGolfRate",
    raw_rate: cents(id * 100),
    disabled: false,
    archived: false,
    max_advance_days: 0,
    is_dynamic_greater: false,
  },
});

const parts = (ranges: readonly CandidateRange[]) =>
  dayRates(ranges, { play_date, today }).map(({ from, to, range }) => [from, to, range?.id ?? null]);

it("OFFER-01 ADM-RATE-43 divides a day where hours begin and end", () => {
  expect(parts([])).toEqual([["00:00", "23:59", null]]);
  expect(parts([range(1, "06:00", "18:00"), range(2, "15:00", "18:00")])).toEqual([
    ["00:00", "05:59", null],
    ["06:00", "14:59", 1],
    ["15:00", "18:00", 2],
    ["18:01", "23:59", null],
  ]);
  expect(parts([range(1, "00:00", "23:59")])).toEqual([["00:00", "23:59", 1]]);
  expect(parts([range(1, "23:59", "23:59")])).toEqual([
    ["00:00", "23:58", null],
    ["23:59", "23:59", 1],
  ]);
  expect(parts([{ ...range(1, "06:00", "18:00"), end: date("2026-11-27") }])).toEqual([["00:00", "23:59", null]]);
});

it("OFFER-01 ADM-RATE-43 ADM-RATE-44 has the rate that is chosen at each minute", () => {
  const minute = fc.integer({ min: 0, max: 1439 });
  const anyRange = fc.record({
    id: fc.integer({ min: 1, max: 5 }),
    hours: fc.tuple(minute, minute),
    days: fc.integer({ min: 20, max: 28 }),
    type: fc.constantFrom("RicGolfRate" as const, "ApiGolfRate" as const),
    is_dynamic_greater: fc.boolean(),
    max_advance_days: fc.constantFrom(0, 3, 30),
    disabled: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(anyRange, { maxLength: 5 }), minute, (specs, at) => {
      const ranges = specs.map(({ id, hours, days, ...rate }) => {
        const [start, end] = hours.toSorted((one, other) => one - other).map((edge) => timeOfMinute(edge));
        const whole = range(id, start ?? "00:00", end ?? "23:59");
        return { ...whole, start: date(`2026-11-${days}`), rate: { ...whole.rate, ...rate } };
      });
      const play_time = timeOfMinute(at);
      const part = dayRates(ranges, { play_date, today }).find(({ from, to }) => from <= play_time && play_time <= to);
      const { chosen } = chooseRate(ranges, { play_date, play_time, today });
      expect(part?.range).toBe(chosen?.range ?? null);
    }),
  );
});
