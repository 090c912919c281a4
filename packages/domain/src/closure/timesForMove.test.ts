import { assert, constantFrom, integer, property, record, subarray, uniqueArray } from "fast-check";
import { expect, it } from "vitest";
import { type TimeForMove, timesForMove } from "./timesForMove.ts";

const booking = { play_date: "2026-12-07", play_time: "09:40", players: 2 } as const;
const at = (play_date: string, play_time: string, left = 4): TimeForMove => ({
  play_date,
  play_time,
  left,
  sizes: [1, 2, 3, 4].filter((size) => size <= left),
});
const shown = (times: readonly TimeForMove[]) => times.map(({ play_date, play_time }) => `${play_date} ${play_time}`);

it("BUS-05 times to move to are the nearest day's first, and of a day the nearest time's", () => {
  const times = [
    at("2026-12-09", "09:40"),
    at("2026-12-08", "17:00"),
    at("2026-12-06", "09:40"),
    at("2026-12-07", "23:00"),
    at("2026-12-08", "09:40"),
  ];
  expect(shown(timesForMove(booking, times, 4))).toEqual([
    "2026-12-07 23:00",
    "2026-12-06 09:40",
    "2026-12-08 09:40",
    "2026-12-08 17:00",
  ]);
});

it("BUS-05 times of one day and minute stay in their order", () => {
  const twice = [at("2026-12-08", "09:40", 3), at("2026-12-08", "09:40", 4)];
  expect(timesForMove(booking, twice, 2)).toEqual(twice);
});

it("BUS-05 of a booking without a day the earliest are first", () => {
  const days = [at("2026-12-08", "09:40"), at("2026-12-06", "17:00"), at("2026-12-06", "09:40")];
  const nowhere = { ...booking, play_date: "2026-02-30" };
  expect(shown(timesForMove(nowhere, days, 3))).toEqual(["2026-12-06 09:40", "2026-12-06 17:00", "2026-12-08 09:40"]);
});

it.each([
  ["seats that are left", at("2026-12-08", "09:40", 1)],
  ["a size that its course takes", { ...at("2026-12-08", "09:40"), sizes: [1, 4] }],
  ["a day", at("2026-02-30", "09:40")],
])("BUS-05 a time without %s is not offered", (_, time) => {
  expect(timesForMove(booking, [time], 12)).toEqual([]);
});

const times = uniqueArray(
  record({
    play_date: constantFrom("2026-12-05", "2026-12-07", "2026-12-08", "2027-01-01"),
    play_time: constantFrom("00:00", "09:39", "09:40", "09:41", "23:59"),
    left: integer({ min: 0, max: 4 }),
    sizes: subarray([1, 2, 3, 4]),
  }),
  { selector: ({ play_date, play_time }) => `${play_date} ${play_time}` },
);

it("BUS-05 the order does not depend on that of the times, and none with room is left out before a farther one", () => {
  assert(
    property(times, integer({ min: 0, max: 12 }), (all, most) => {
      const found = timesForMove(booking, all, most);
      expect(timesForMove(booking, all.toReversed(), most)).toEqual(found);
      expect(timesForMove(booking, all, all.length).slice(0, most)).toEqual(found);
      const fits = all.filter(({ left, sizes }) => left >= 2 && sizes.includes(2));
      expect(found.length).toBe(Math.min(most, fits.length));
    }),
  );
});
