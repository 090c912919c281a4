import { expect, it } from "vitest";
import { date, time } from "../../testing/values.ts";
import { rateDayNames } from "./chooseRate.ts";
import { overlappingRanges, overlapsWith } from "./overlappingRanges.ts";

const named = (names: readonly string[]) =>
  rateDayNames.filter((name) => names.includes(name)).map((name) => ({ name }));

/** Monday 6 July to Sunday 19 July 2026, all days, in the morning. */
const range = (changes: object = {}) => ({
  id: 1,
  start: date("2026-07-06"),
  end: date("2026-07-19"),
  time_start: time("06:00"),
  time_end: time("12:00"),
  rate_days: named(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]),
  ...changes,
});

const other = (changes: object) => range({ id: 2, ...changes });

it.each([
  ["the same range", other({}), ["2026-07-06", "2026-07-19", "06:00", "12:00", "Mon Tue Wed Thu Fri Sat Sun"]],
  [
    "a day, a Sunday",
    other({ start: date("2026-07-19"), end: date("2026-08-01") }),
    ["2026-07-19", "2026-07-19", "06:00", "12:00", "Sun"],
  ],
  ["the day after", other({ start: date("2026-07-20"), end: date("2026-08-01") }), null],
  [
    "a minute",
    other({ time_start: time("12:00"), time_end: time("18:00") }),
    ["2026-07-06", "2026-07-19", "12:00", "12:00", "Mon Tue Wed Thu Fri Sat Sun"],
  ],
  ["the minute after", other({ time_start: time("12:01"), time_end: time("18:00") }), null],
  ["other weekdays", range({ id: 2, rate_days: named(["H", "M"]) }), null],
  [
    "a weekday that both have",
    other({ rate_days: named(["Sat", "H"]) }),
    ["2026-07-06", "2026-07-19", "06:00", "12:00", "Sat"],
  ],
  [
    "a weekday that the days they share do not have",
    other({ start: date("2026-07-18"), rate_days: named(["Fri"]) }),
    null,
  ],
  [
    "a weekend over a week's end",
    other({ start: date("2026-07-17"), end: date("2026-07-20"), rate_days: named(["Mon", "Sat", "Sun"]) }),
    ["2026-07-17", "2026-07-19", "06:00", "12:00", "Sat Sun"],
  ],
])("two ranges that share %s", (_, second, shared) => {
  const first = range();
  const expected = shared === null ? [] : [{ ranges: [first, second], shared }];
  const shown = overlappingRanges([first, second]).map(({ ranges, start, end, time_start, time_end, days }) => ({
    ranges,
    shared: [start, end, time_start, time_end, days.join(" ")],
  }));
  expect(shown).toEqual(expected);
  expect(overlappingRanges([second, first]).map(({ start, end }) => [start, end])).toEqual(
    shown.map(({ shared: [start, end] }) => [start, end]),
  );
});

it("UNCLEAR-48 codes that name no day share none", () => {
  const coded = { rate_days: named(["M", "H"]) };
  expect(overlappingRanges([range(coded), other(coded)])).toEqual([]);
});

it("every two of several ranges are compared once", () => {
  const three = [range({ id: 1 }), range({ id: 2 }), range({ id: 3 })];
  expect(overlappingRanges(three).map(({ ranges }) => ranges.map(({ id }) => id))).toEqual([
    [1, 2],
    [1, 3],
    [2, 3],
  ]);
});

it("ADM-RATE-44 the ranges of one rate are compared with those of others, and not with each other", () => {
  const others = [
    other({ rate_days: named(["Sat"]) }),
    other({ start: date("2026-07-20"), end: date("2026-08-01") }),
    range({ id: 3 }),
  ];
  const found = overlapsWith([range(), range({ id: 4, rate_days: named(["Mon"]) })], others);
  expect(found.map(({ ranges, days }) => [...ranges.map(({ id }) => id), days.join(" ")])).toEqual([
    [1, 2, "Sat"],
    [1, 3, "Mon Tue Wed Thu Fri Sat Sun"],
    [4, 3, "Mon"],
  ]);
});
