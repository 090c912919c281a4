import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents, date, time } from "../../testing/values.ts";
import { minuteOfDay, timeOfMinute } from "../calendar/timeOfDay.ts";
import { offerPrice } from "./offerPrice.ts";
import { mostOffers, type OfferCandidate, offersOfCourseDay, rankOffers, withRoomBehind } from "./rankOffers.ts";
import { anyTime, type Wish } from "./wish.ts";
import { nextDays, type OfferedRange, priceRange, wishedPeriods } from "./wishedPeriods.ts";

const saturday = date("2026-11-28");
const today = date("2026-11-21");
const wish: Wish = { days: [saturday], times: { kind: "near", time: time("08:00") }, players: 4, most: null };

const price = (dollars: number) =>
  offerPrice({ raw_rate: cents(dollars * 100), service_fee: { kind: "none" } }, wish.players);

let last = 0;
const slot = (
  play_time: string,
  course_id = 1,
  dollars: number | null = 100,
  play_date = saturday,
): OfferCandidate => ({
  id: ++last,
  course_id,
  play_date,
  play_time: time(play_time),
  price: dollars === null ? null : price(dollars),
});

const ranked = (asked: Wish, slots: readonly OfferCandidate[], ofCourseDay = mostOffers) =>
  rankOffers(asked, slots, ofCourseDay).map(({ candidate }) => slots.indexOf(candidate));

describe("rankOffers", () => {
  it.each<[string, Partial<Wish>, readonly OfferCandidate[], readonly number[]]>([
    ["the nearest time", {}, [slot("09:00"), slot("07:50"), slot("08:00")], [2, 1, 0]],
    ["the earlier of two as near", {}, [slot("08:10"), slot("07:50")], [1, 0]],
    ["the lower total of two courses", {}, [slot("08:00", 1, 120), slot("08:00", 2, 110)], [1, 0]],
    ["the time before the total", {}, [slot("08:10", 1, 80), slot("08:00", 2, 110)], [1, 0]],
    [
      "each course's first before any second, where all times suit",
      { times: anyTime },
      [slot("07:00", 1, 90), slot("07:10", 1, 90), slot("09:00", 2, 100)],
      [0, 2, 1],
    ],
    [
      "the nearest day before the nearest time",
      {},
      [slot("08:00", 1, 90, date("2026-11-30")), slot("09:50", 1, 90, date("2026-11-27"))],
      [1, 0],
    ],
    ["those without a rate last", {}, [slot("08:00", 1, null), slot("09:50", 2, 200)], [1, 0]],
    ["those without a rate last of their own course", {}, [slot("08:00", 1, null), slot("09:50", 1, 200)], [1, 0]],
  ])("OFFER-03 has %s first", (_, change, slots, order) => {
    expect(ranked({ ...wish, ...change }, slots)).toEqual(order);
  });

  it("OFFER-03 gives the reasons", () => {
    const asked = { ...wish, most: { cents: cents(12_000), of: "player" } as const };
    const slots = [slot("08:40", 1, 116), slot("07:50", 1, 120, date("2026-11-27"))];
    expect(rankOffers(asked, slots, mostOffers).map(({ reasons }) => reasons)).toEqual([
      { minutes: 40, days: 0, under: 400 },
      { minutes: -10, days: -1, under: 0 },
    ]);
    expect(rankOffers({ ...wish, times: anyTime }, slots, 1)[0]?.reasons).toEqual({ minutes: 0, days: 0, under: null });
  });

  it("OFFER-04 has the nearest times of each course and day, as many as may share the list", () => {
    const slots = ["08:30", "08:10", "08:20"].map((text) => slot(text));
    expect(ranked(wish, [...slots, slot("09:00", 2)], 2)).toEqual([1, 2, 3]);
    expect([0, 1, 2, 25, 30, 840].map(offersOfCourseDay)).toEqual([100, 100, 50, 4, 4, 4]);
  });

  it("OFFER-04 has at most a hundred, the same in whatever order they were read", () => {
    const slots = Array.from({ length: 150 }, (_, index) =>
      slot(timeOfMinute(420 + index), (index % 9) + 1, 90 + (index % 5)),
    );
    const first = ranked(wish, slots);
    expect(first).toHaveLength(mostOffers);
    const reversed = slots.toReversed();
    expect(ranked(wish, reversed).map((index) => reversed[index])).toEqual(first.map((index) => slots[index]));
  });
});

describe("withRoomBehind", () => {
  /** The tee times of a part of a course's day, each some minutes after the one before, and their price. */
  const part = fc.record({
    steps: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 4 }),
    dollars: fc.option(fc.constantFrom(90, 100), { freq: 4 }),
  });
  const dayOf = (course: number) => (course % 3 === 0 ? saturday : date("2026-11-27"));

  it("OFFER-03 leaves out no offer: the others are among the nearest of their part", () => {
    const courseDays = fc.array(fc.tuple(part, part), { minLength: 90, maxLength: 140 });
    const run = fc.property(courseDays, fc.boolean(), fc.integer({ min: 1, max: 4 }), (made, isNear, ofCourseDay) => {
      const asked: Wish = { ...wish, times: isNear ? wish.times : anyTime };
      const parts = made.flatMap((both, course) =>
        both.map(({ steps, dollars }, after) => {
          // Read back from the time asked for, and on from it; without one from the first minute on.
          const way = isNear && after === 0 ? -1 : 1;
          const minutes = steps.map((_, index) => steps.slice(0, index + 1).reduce((sum, step) => sum + step, 0));
          return minutes.map((away) => slot(timeOfMinute(8 * 60 + way * away), course, dollars, dayOf(course)));
        }),
      );
      const nearest = parts.flatMap(([first]) => first ?? []);
      const open = new Set(withRoomBehind(asked, nearest));
      const read = parts.filter(([first]) => first !== undefined && open.has(first)).flatMap(([, ...others]) => others);
      const ids = (slots: readonly OfferCandidate[]) =>
        rankOffers(asked, slots, ofCourseDay).map(({ candidate }) => candidate.id);
      expect(ids([...nearest, ...read])).toEqual(ids(parts.flat()));
    });
    fc.assert(run, { numRuns: 40, endOnFailure: true });
  });

  it("OFFER-03 needs nothing behind a hundred firsts that are as near as can be", () => {
    const nearest = Array.from({ length: mostOffers }, (_, course) => slot("08:00", course));
    expect(withRoomBehind(wish, nearest)).toEqual([]);
    expect(withRoomBehind(wish, nearest.slice(1))).toEqual(nearest.slice(1));
  });
});

describe("wishedPeriods", () => {
  const range = (id: number, dollars: number, from: string, to: string): OfferedRange => ({
    id,
    start: date("2026-11-01"),
    end: date("2026-11-30"),
    time_start: time(from),
    time_end: time(to),
    rate_days: [{ name: "Sat" }],
    service_fee: { kind: "dollars", cents: cents(500) },
    rate: {
      id,
      type: "RicGolfRate",
      raw_rate: cents(dollars * 100),
      disabled: false,
      archived: false,
      max_advance_days: 0,
      is_dynamic_greater: false,
    },
  });
  const course = {
    play_date: saturday,
    ranges: [range(1, 110, "06:00", "09:00"), range(2, 90, "09:01", "18:00")],
    rate_required: true,
  };
  const priced = ({ ranges, ...of }: typeof course) => ({
    ...of,
    ranges: ranges.map((one) => priceRange(one, wish.players)),
  });
  const periods = (change: Partial<Wish>, of: Partial<typeof course> = {}) =>
    wishedPeriods({ ...wish, ...change }, priced({ ...course, ...of }), today).map(({ from, to, price }) => [
      from,
      to,
      price?.total.each ?? null,
    ]);

  it("OFFER-02 are the hours that suit, each at its rate", () => {
    expect(periods({})).toEqual([
      ["06:00", "09:00", 11_500],
      ["09:01", "10:00", 9500],
    ]);
    expect(periods({ times: { kind: "between", from: time("08:50"), to: time("08:50") } })).toEqual([
      ["08:50", "08:50", 11_500],
    ]);
  });

  it("OFFER-02 are those within the price, for each and in all", () => {
    expect(periods({ most: { cents: cents(11_499), of: "player" } })).toEqual([["09:01", "10:00", 9500]]);
    expect(periods({ most: { cents: cents(46_000), of: "all" } })).toHaveLength(2);
    expect(periods({ most: { cents: cents(37_999), of: "all" } })).toEqual([]);
  });

  it("OFFER-02 have no made-up price: without a rate only where none is needed and no price was asked for", () => {
    const late = { times: { kind: "near", time: time("19:00") } } as const;
    expect(periods(late)).toEqual([["17:00", "18:00", 9500]]);
    expect(periods(late, { rate_required: false })).toEqual([
      ["17:00", "18:00", 9500],
      ["18:01", "21:00", null],
    ]);
    const most = { cents: cents(20_000), of: "player" } as const;
    expect(periods({ ...late, most }, { rate_required: false })).toEqual([["17:00", "18:00", 9500]]);
  });

  it("OFFER-02 lie within the hours asked for, and do not overlap", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minute) => {
        const found = periods({ times: { kind: "near", time: timeOfMinute(minute) } }, { rate_required: false });
        const minutes = found.flatMap(([from, to]) => [from, to].map((text) => minuteOfDay(time(String(text)))));
        expect(minutes).toEqual(minutes.toSorted((one, other) => one - other));
        expect(minutes.every((at) => Math.abs(at - minute) <= 120)).toBe(true);
      }),
    );
  });
});

it("OFFER-05 looks at the week before and after the days asked for, from today on", () => {
  const days = nextDays([date("2026-11-23"), date("2026-11-24")], today);
  expect([days[0], days.at(-1), days.length]).toEqual(["2026-11-21", "2026-12-01", 9]);
  expect(days).not.toContain("2026-11-23");
  const scattered = nextDays(["2026-12-01", "2027-01-01", "2027-02-01"].map(date), today);
  expect(scattered).toHaveLength(14);
  expect(scattered.map((day) => Number(day.slice(8))).every((of) => of <= 3 || of >= 28)).toBe(true);
});
