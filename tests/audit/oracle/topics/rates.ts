import {
  type CandidateRange,
  type Commission,
  chooseRate,
  commissionOn,
  courseCost,
  type RateSearch,
  type RateTerms,
  rateDayNames,
  type SaleTerms,
  saleCommission,
} from "@teedesk/domain";
import { cents, date, percent, time } from "../../../../packages/domain/testing/values.ts";
import type { Draw } from "../draw.ts";
import { readOr } from "../readOr.ts";
import type { Topic } from "../topic.ts";

type Paid = { readonly raw_rate: number; readonly commission: Commission; readonly players: number };

/** The commission of a rate on a booking. */
export const commissionTopic: Topic<Paid> = {
  name: "commission",
  share: 20,
  boundary: [0, 1, 10, 250, 3333, 12_500].flatMap((raw_rate) =>
    [1, 3, 4].flatMap((players) => [
      ...[0, 1, 500].map((amount) => ({
        raw_rate,
        players,
        commission: { kind: "dollars", cents: cents(amount) } as const,
      })),
      ...[0, 1, 100, 500, 3333, 10_000].map((share) => ({
        raw_rate,
        players,
        commission: { kind: "percent", percent: percent(share) } as const,
      })),
    ]),
  ),
  random: (draw) => ({
    raw_rate: draw.whole(0, draw.one([20, 30_000])),
    players: draw.whole(1, 8),
    commission: draw.one([
      { kind: "dollars", cents: cents(draw.whole(0, 3000)) } as const,
      { kind: "percent", percent: percent(draw.whole(0, 10_000)) } as const,
    ]),
  }),
  answer: ({ raw_rate, commission, players }) =>
    readOr(commissionOn({ raw_rate: cents(raw_rate), commission }, players)),
};

type Choice = { readonly ranges: readonly CandidateRange[]; readonly search: RateSearch };

/** A Saturday in the middle of the ranges that are drawn. */
const search: RateSearch = { play_date: date("2026-11-21"), play_time: time("10:00"), today: date("2026-11-07") };

const saturday: CandidateRange = {
  id: 1,
  start: date("2026-11-21"),
  end: date("2026-11-21"),
  time_start: time("06:00"),
  time_end: time("18:00"),
  rate_days: rateDayNames.map((name) => ({ name })),
  rate: {
    id: 1,
    type: "RicGolfRate",
    raw_rate: cents(5000),
    disabled: false,
    archived: false,
    max_advance_days: 0,
    is_dynamic_greater: false,
  },
};
const month: CandidateRange = {
  ...saturday,
  id: 2,
  start: date("2026-11-01"),
  end: date("2026-11-30"),
  rate: { ...saturday.rate, id: 2, raw_rate: cents(4000) },
};
const dynamic = (raw_rate: number): CandidateRange => ({
  ...saturday,
  rate: { ...saturday.rate, type: "ApiGolfRate", is_dynamic_greater: true, raw_rate: cents(raw_rate) },
});

const anyRange = (draw: Draw, id: number): CandidateRange => ({
  id,
  start: date(`2026-11-${draw.one(["01", "14", "20", "21", "22"])}`),
  end: date(`2026-11-${draw.one(["20", "21", "21", "22", "30"])}`),
  time_start: time(draw.one(["06:00", "08:00", "10:00", "10:01"])),
  time_end: time(draw.one(["09:59", "10:00", "12:00", "18:00"])),
  rate_days: draw.one([rateDayNames, rateDayNames, ["Sat"], ["Sun", "M", "H"]] as const).map((name) => ({ name })),
  rate: {
    id: draw.whole(1, 3),
    type: draw.one(["RicGolfRate", "ApiGolfRate"]),
    raw_rate: cents(draw.whole(40, 44)),
    disabled: draw.one([false, false, false, true]),
    archived: draw.one([false, false, false, true]),
    max_advance_days: draw.one([0, 0, 13, 14]),
    is_dynamic_greater: draw.one([true, false]),
  },
});

/** The rate of a round among the ranges of a course. */
export const rateChoiceTopic: Topic<Choice> = {
  name: "rate_choice",
  share: 40,
  boundary: [
    [],
    [saturday],
    [saturday, month],
    [month, saturday],
    [dynamic(4001), month],
    [dynamic(4000), month],
    [month, { ...month, id: 3, rate: { ...month.rate, id: 3 } }],
    [{ ...month, id: 4 }, month],
    [month, { ...month, id: 5, time_end: time("17:59") }],
  ].map((ranges) => ({ ranges, search })),
  random: (draw) => ({
    ranges: Array.from({ length: draw.whole(0, 6) }, (_, place) => anyRange(draw, place + 1)),
    search,
  }),
  answer({ ranges, search: asked }) {
    const { chosen, others } = chooseRate(ranges, asked);
    return { chosen: chosen?.range.id ?? null, others: others.map(({ id }) => id) };
  },
};

type Sold = { readonly terms: SaleTerms; readonly players: number };

const terms: RateTerms = {
  id: 1,
  type: "RicGolfRate",
  internal_memo: "",
  raw_rate: cents(10_000),
  service_fee: { kind: "none" },
  wholesale_rate: cents(8000),
  commission: { kind: "percent", percent: percent(525) },
  max_refund: null,
  non_refundable: null,
  cancel_hours: 0,
};
const rented = (cost: number, quantity: number) => ({ id: 7, quantity, cost: cents(cost) });
const sales: readonly Sold[] = [null, terms, { ...terms, wholesale_rate: null }, { ...terms, wholesale_rate: cents(0) }]
  .flatMap((rate) =>
    [[], [rented(1500, 1)], [rented(1500, 2), rented(1050, 3)]].map((rental_clubs) => ({ rate, rental_clubs })),
  )
  .flatMap((sold) => [1, 3].map((players) => ({ terms: sold, players })));

const anySale = (draw: Draw): Sold => {
  const price = draw.whole(0, 30_000);
  const commission = draw.one([
    { kind: "dollars", cents: cents(draw.whole(0, 3000)) } as const,
    { kind: "percent", percent: percent(draw.whole(0, 10_000)) } as const,
  ]);
  const wholesale_rate = draw.one([null, cents(draw.whole(0, price))]);
  const rate: RateTerms = { ...terms, raw_rate: cents(price), commission, wholesale_rate };
  const rental_clubs = draw.list(0, 3, () => rented(draw.whole(0, 5000), draw.whole(1, 4)));
  return { terms: { rate: draw.one([rate, rate, rate, null]), rental_clubs }, players: draw.whole(1, 8) };
};

/** The amount owed to the course for a sale. */
export const courseCostTopic: Topic<Sold> = {
  name: "course_cost",
  share: 20,
  boundary: sales,
  random: anySale,
  answer: (sold) => readOr(courseCost(sold.terms, sold.players)),
};

/** The commission of a sale. */
export const saleCommissionTopic: Topic<Sold> = {
  name: "sale_commission",
  share: 20,
  boundary: sales,
  random: anySale,
  answer: (sold) => readOr(saleCommission(sold.terms, sold.players)),
};
