import * as Result from "effect/Result";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents, date } from "../../testing/values.ts";
import { addDays, dayNumber } from "../calendar/dayArithmetic.ts";
import { minuteOfDay, parseTimeOfDay, type TimeOfDay } from "../calendar/timeOfDay.ts";
import { type CandidateRange, type CandidateRate, chooseRate, rateDayNames, rateMisses } from "./chooseRate.ts";

const time = (text: string): TimeOfDay => Result.getOrThrow(parseTimeOfDay(text));

/** Wednesday. */
const search = { play_date: date("2026-11-18"), play_time: time("10:00"), today: date("2026-11-07") };

const rate: CandidateRate = {
  id: 1,
  type: "RicGolfRate",
  raw_rate: cents(10_000),
  disabled: false,
  archived: false,
  max_advance_days: 0,
  is_dynamic_greater: false,
};

type Changes = Partial<Omit<CandidateRange, "rate">> & { readonly rate?: Partial<CandidateRate> };

const range = ({ rate: changed, ...changes }: Changes = {}): CandidateRange => ({
  id: 1,
  start: date("2026-11-01"),
  end: date("2026-11-30"),
  time_start: time("06:00"),
  time_end: time("12:00"),
  rate_days: rateDayNames.slice(0, 5).map((name) => ({ name })),
  ...changes,
  rate: { ...rate, ...changed },
});

describe("rateMisses", () => {
  it.each<[string, Changes, readonly string[]]>([
    ["a range that holds", {}, []],
    ["the first day, the last day and minute", { start: search.play_date, end: search.play_date }, []],
    ["the first minute", { time_start: search.play_time }, []],
    ["the last minute", { time_end: search.play_time }, []],
    ["the day before it begins", { start: date("2026-11-19") }, ["date_before_range"]],
    ["the day after it ended", { end: date("2026-11-17") }, ["date_after_range"]],
    ["a minute early", { time_start: time("10:01") }, ["time_before_hours"]],
    ["a minute late", { time_end: time("09:59") }, ["time_after_hours"]],
    ["other weekdays", { rate_days: [{ name: "Tue" }, { name: "Thu" }] }, ["weekday_not_in_range"]],
    ["UNCLEAR-48: codes that name no day", { rate_days: [{ name: "M" }, { name: "H" }] }, ["weekday_not_in_range"]],
    [
      "ADM-RATE-74: disabled and archived",
      { rate: { disabled: true, archived: true } },
      ["rate_disabled", "rate_archived"],
    ],
    ["as far ahead as it is sold", { rate: { max_advance_days: 11 } }, []],
    ["a day further ahead", { rate: { max_advance_days: 10 } }, ["rate_too_far_ahead"]],
    [
      "all reasons together",
      {
        end: date("2026-11-17"),
        time_end: time("09:59"),
        rate_days: [],
        rate: { disabled: true, max_advance_days: 1 },
      },
      ["date_after_range", "weekday_not_in_range", "time_after_hours", "rate_disabled", "rate_too_far_ahead"],
    ],
  ])("%s", (_, changes, misses) => {
    expect(rateMisses(range(changes), search)).toEqual(misses);
  });
});

describe("chooseRate", () => {
  const month = range({ id: 1, rate: { id: 1 } });
  const week = range({ id: 2, start: date("2026-11-16"), end: date("2026-11-20"), rate: { id: 2 } });
  const lateMorning = range({ id: 3, time_start: time("09:00"), rate: { id: 3 } });
  const newer = range({ id: 4, rate: { id: 4 } });
  const api = range({ id: 5, rate: { id: 5, type: "ApiGolfRate", is_dynamic_greater: true, raw_rate: cents(10_001) } });

  it.each<[string, readonly CandidateRange[], number, string]>([
    ["the only one", [month], 1, "only"],
    ["the shorter range", [month, lateMorning, week], 2, "shorter_range"],
    ["the shorter hours of ranges as long", [month, lateMorning, newer], 3, "shorter_hours"],
    ["the newer rate", [month, newer], 4, "newer_rate"],
    ["the earlier range of one rate", [range({ id: 7 }), range({ id: 6 })], 6, "earlier_range"],
    ["ADM-RATE-44: the lower RIC rate that an API rate gives way to", [newer, api], 4, "lower_ric_rate"],
    [
      "ADM-RATE-44: the API rate where the RIC rate is not lower",
      [newer, { ...api, rate: { ...api.rate, raw_rate: cents(10_000) } }],
      5,
      "newer_rate",
    ],
    [
      "the API rate that does not give way",
      [newer, { ...api, rate: { ...api.rate, is_dynamic_greater: false } }],
      5,
      "newer_rate",
    ],
    [
      "a RIC rate, which gives way to none",
      [newer, { ...api, rate: { ...api.rate, type: "RicGolfRate" } }],
      5,
      "newer_rate",
    ],
    [
      "the API rate before a lower one of its kind",
      [{ ...newer, rate: { ...newer.rate, type: "ApiGolfRate" } }, api],
      5,
      "newer_rate",
    ],
  ])("takes %s", (_, ranges, id, reason) => {
    const { chosen } = chooseRate(ranges, search);
    expect(chosen).toMatchObject({ range: { id }, reason });
  });

  it("lists the others that hold and those that nearly do, the nearest first", () => {
    const off = range({ id: 8, rate: { id: 8, disabled: true } });
    const offAndLate = range({ id: 9, time_start: time("11:00"), rate: { id: 9, disabled: true } });
    const longAgo = range({ id: 10, start: date("2026-11-01"), end: date("2026-11-10") });
    expect(chooseRate([offAndLate, longAgo, off, newer, week, month], search)).toEqual({
      chosen: { range: week, reason: "shorter_range" },
      others: [newer, month],
      near: [
        { range: off, misses: ["rate_disabled"] },
        { range: offAndLate, misses: ["time_before_hours", "rate_disabled"] },
      ],
    });
  });

  it.each<[string, Changes, Changes]>([
    ["begins", { start: date("2026-11-25") }, { start: date("2026-11-26") }],
    ["has ended", { end: date("2026-11-11") }, { end: date("2026-11-10") }],
  ])("lists one that %s a week away, and not one a day farther", (_, week, farther) => {
    expect(chooseRate([range(week), range(farther)], search)).toMatchObject({
      chosen: null,
      others: [],
      near: [{ range: week }],
    });
    expect(chooseRate([range(farther)], search)).toEqual({ chosen: null, others: [], near: [] });
  });

  it("lists five of those that nearly hold", () => {
    const off = Array.from({ length: 6 }, (_, id) => range({ id, rate: { id, disabled: true } }));
    expect(chooseRate(off, search).near).toHaveLength(5);
  });

  const dayFrom = (days: number) => Result.getOrThrow(addDays(date("2026-11-01"), days));
  const anyRange = fc
    .record({
      id: fc.integer({ min: 1, max: 50 }),
      start: fc.nat(30),
      days: fc.nat(30),
      hours: fc.uniqueArray(fc.constantFrom("06:00", "09:59", "10:00", "10:01", "18:00"), {
        minLength: 2,
        maxLength: 2,
      }),
      rate_days: fc.subarray([...rateDayNames]),
      rate: fc.record({
        id: fc.integer({ min: 1, max: 9 }),
        type: fc.constantFrom("RicGolfRate" as const, "ApiGolfRate" as const),
        raw_rate: fc.integer({ min: 0, max: 3 }).map(cents),
        disabled: fc.boolean(),
        archived: fc.boolean(),
        max_advance_days: fc.integer({ min: 0, max: 20 }),
        is_dynamic_greater: fc.boolean(),
      }),
    })
    .map(({ start, days, hours, rate_days, ...rest }) => {
      const [time_start = "06:00", time_end = "18:00"] = hours.toSorted();
      return {
        ...rest,
        start: dayFrom(start),
        end: dayFrom(start + days),
        time_start: time(time_start),
        time_end: time(time_end),
        rate_days: rate_days.map((name) => ({ name })),
      };
    });
  const anyRanges = fc.uniqueArray(anyRange, { maxLength: 12, selector: ({ id }) => id });

  it("does not depend on the order of the ranges", () => {
    fc.assert(
      fc.property(anyRanges, (ranges) => {
        expect(chooseRate(ranges.toReversed(), search)).toEqual(chooseRate(ranges, search));
      }),
    );
  });

  it("keeps the order of ranges that nothing tells apart", () => {
    const [one, other] = [range(), range()];
    const { chosen, others } = chooseRate([one, other], search);
    expect(chosen?.range).toBe(one);
    expect(chosen?.reason).toBe("earlier_range");
    expect(others[0]).toBe(other);
  });

  it("chooses a range that holds whenever one does, whatever the others are", () => {
    fc.assert(
      fc.property(anyRanges, (ranges) => {
        const held = ranges.filter((one) => rateMisses(one, search).length === 0);
        const { chosen, others } = chooseRate(ranges, search);
        expect(new Set(chosen === null ? [] : [chosen.range, ...others])).toEqual(new Set(held));
        expect(chosen).toEqual(chooseRate(held, search).chosen);
      }),
    );
  });

  it("ADM-RATE-44 gives a reason that is true of every other range that holds", () => {
    const measures = [
      ["shorter_range", ({ start, end }: CandidateRange) => dayNumber(end) - dayNumber(start)],
      ["shorter_hours", ({ time_start, time_end }: CandidateRange) => minuteOfDay(time_end) - minuteOfDay(time_start)],
      ["newer_rate", ({ rate }: CandidateRange) => -rate.id],
      ["earlier_range", ({ id }: CandidateRange) => id],
    ] as const;
    // The first measure in which one goes before the other, as the words of the reason have it.
    const winning = (one: CandidateRange, other: CandidateRange): number => {
      const first = measures.findIndex(([, measure]) => measure(one) !== measure(other));
      const measure = measures[first]?.[1];
      return measure !== undefined && measure(one) < measure(other) ? first : Number.POSITIVE_INFINITY;
    };
    fc.assert(
      fc.property(anyRanges, (ranges) => {
        const { chosen, others } = chooseRate(ranges, search);
        const reason = measures.findIndex(([name]) => name === chosen?.reason);
        const range = chosen?.range;
        const untrue =
          range === undefined || reason === -1 ? [] : others.filter((other) => winning(range, other) > reason);
        expect(untrue).toEqual([]);
      }),
    );
  });
});
