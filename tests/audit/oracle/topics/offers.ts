import {
  type OfferedRange,
  offerPrice,
  priceRange,
  rateDayNames,
  type ServiceFee,
  type Wish,
  wishedPeriods,
} from "@teedesk/domain";
import { cents, date, percent, time } from "../../../../packages/domain/testing/values.ts";
import type { Draw } from "../draw.ts";
import type { Topic } from "../topic.ts";

type Priced = { readonly raw_rate: number; readonly service_fee: ServiceFee; readonly players: number };

const fees: readonly ServiceFee[] = [
  { kind: "none" },
  { kind: "dollars", cents: cents(500) },
  { kind: "percent", percent: percent(575) },
  { kind: "percent", percent: percent(10_000) },
];

const anyFee = (draw: Draw): ServiceFee =>
  draw.one([
    { kind: "none" } as const,
    { kind: "dollars", cents: cents(draw.whole(0, 3000)) } as const,
    { kind: "percent", percent: percent(draw.whole(0, 10_000)) } as const,
  ]);

/** The price of an offer, for each player and for all. */
export const offerPriceTopic: Topic<Priced> = {
  name: "offer_price",
  share: 20,
  boundary: [0, 1, 10, 9990, 12_345].flatMap((raw_rate) =>
    fees.flatMap((service_fee) => [1, 2, 3, 4, 8].map((players) => ({ raw_rate, service_fee, players }))),
  ),
  random: (draw) => ({
    raw_rate: draw.whole(0, draw.one([200, 30_000])),
    service_fee: anyFee(draw),
    players: draw.whole(1, 8),
  }),
  answer: ({ raw_rate, service_fee, players }) => offerPrice({ raw_rate: cents(raw_rate), service_fee }, players),
};

type Wished = {
  readonly wish: Omit<Wish, "days">;
  readonly play_date: string;
  readonly today: string;
  readonly rate_required: boolean;
  readonly ranges: readonly OfferedRange[];
  /** Those that are compared. */
  readonly minutes: readonly string[];
};

const range: OfferedRange = {
  id: 1,
  start: date("2026-11-01"),
  end: date("2026-11-30"),
  time_start: time("06:00"),
  time_end: time("09:00"),
  rate_days: rateDayNames.map((name) => ({ name })),
  service_fee: { kind: "percent", percent: percent(575) },
  rate: {
    id: 1,
    type: "RicGolfRate",
    raw_rate: cents(9990),
    disabled: false,
    archived: false,
    max_advance_days: 0,
    is_dynamic_greater: false,
  },
};
const wish: Wished["wish"] = { times: { kind: "near", time: time("08:00") }, players: 4, most: null };
const wished: Wished = {
  wish,
  play_date: "2026-11-28",
  today: "2026-11-21",
  rate_required: true,
  ranges: [range],
  minutes: ["05:59", "06:00", "08:00", "09:00", "09:01", "10:00", "10:01"],
};
const hours = ["00:00", "05:59", "06:00", "08:00", "09:00", "09:01", "10:00", "12:00", "23:59"] as const;

const anyRange = (draw: Draw, id: number): OfferedRange => {
  const [from, to] = [draw.one(hours), draw.one(hours)];
  return {
    ...range,
    id,
    time_start: time(from < to ? from : to),
    time_end: time(from < to ? to : from),
    start: draw.one([range.start, date("2026-11-28"), date("2026-11-29")]),
    service_fee: anyFee(draw),
    rate: {
      ...range.rate,
      id,
      raw_rate: cents(draw.whole(9000, 10_000)),
      disabled: draw.one([false, false, false, true]),
    },
  };
};

const anyTimes = (draw: Draw): Wish["times"] => {
  const [from, to] = [draw.one(hours), draw.one(hours)];
  return draw.one([
    { kind: "near", time: time(draw.one(hours)) } as const,
    { kind: "between", from: time(from < to ? from : to), to: time(from < to ? to : from) } as const,
  ]);
};

/** The times of a course's day that suit a wish by hours and price, each with its total. */
export const wishedMinutesTopic: Topic<Wished> = {
  name: "wished_minutes",
  share: 10,
  boundary: [true, false].flatMap((rate_required) => [
    { ...wished, rate_required },
    { ...wished, rate_required, ranges: [] },
    ...(["player", "all"] as const).flatMap((of) =>
      [10_563, 10_564, 42_257, 42_258].map((most) => ({
        ...wished,
        rate_required,
        wish: { ...wish, most: { cents: cents(most), of } },
      })),
    ),
  ]),
  random: (draw) => ({
    wish: {
      times: anyTimes(draw),
      players: draw.whole(1, 4),
      most: draw.one([
        null,
        { cents: cents(draw.whole(9000, 12_000)), of: "player" },
        { cents: cents(draw.whole(9000, 45_000)), of: "all" },
      ] as const),
    },
    play_date: "2026-11-28",
    today: "2026-11-21",
    rate_required: draw.one([true, false]),
    ranges: Array.from({ length: draw.whole(0, 3) }, (_, place) => anyRange(draw, place + 1)),
    minutes: hours,
  }),
  answer({ wish: asked, play_date, today, rate_required, ranges, minutes }) {
    const priced = ranges.map((one) => priceRange(one, asked.players));
    const day = { play_date: date(play_date), ranges: priced, rate_required };
    const periods = wishedPeriods(asked, day, date(today));
    return Object.fromEntries(
      minutes.flatMap((minute) => {
        const found = periods.find(({ from, to }) => from <= minute && minute <= to);
        return found === undefined ? [] : [[minute, found.price?.total ?? null]];
      }),
    );
  },
};
