import * as Result from "effect/Result";
import {
  averagePrices,
  type CandidateRange,
  chooseRate,
  courseCost,
  parsePercent,
  parseTimeOfDay,
  type RateTerms,
  rateDayNames,
  refundTotals,
  saleCommission,
} from "../src/index.ts";
import type { ExampleTable } from "./exampleTable.ts";
import { date, isYes, money, orNull, written } from "./values.ts";

/** The terms of a rate without a commission and without a wholesale rate. */
const plainRate: RateTerms = {
  id: 1,
  type: "RicGolfRate",
  internal_memo: "",
  raw_rate: money("0"),
  service_fee: { kind: "none" },
  wholesale_rate: null,
  commission: { kind: "dollars", cents: money("0") },
  max_refund: null,
  non_refundable: null,
  cancel_hours: 0,
};

/** The commission of a rate on a booking. */
export const commissionTable: ExampleTable = {
  name: "commission",
  title: "Commission",
  about:
    "For the players that stand, in dollars or in basis points (hundredths of a percent) of the rate. The formula takes the rate in whole cents. A sale without a rate has no commission.",
  inputs: { rate: "money", players: "whole", dollars: "money", "basis points": "whole" },
  results: {
    commission: {
      kind: "money",
      formula:
        "IF(ISBLANK({rate}),0,IF(ISNUMBER({dollars}),ROUND({dollars}*{players},2),ROUND(ROUND({rate}*100,0)*{basis points}*{players}/10000,0)/100))",
    },
  },
  compute: ({ rate = "", players, dollars = "", "basis points": points }) => {
    const commission =
      dollars === ""
        ? ({ kind: "percent", percent: Result.getOrThrow(parsePercent(Number(points) / 100)) } as const)
        : ({ kind: "dollars", cents: money(dollars) } as const);
    const terms = { rate: rate === "" ? null : { ...plainRate, raw_rate: money(rate), commission }, rental_clubs: [] };
    return { commission: written(Result.getOrThrow(saleCommission(terms, Number(players)))) };
  },
};

const time = (text: string) => Result.getOrThrow(parseTimeOfDay(text));

const rangeOf = (id: number, [first, last, price]: readonly string[], gives_way: boolean): CandidateRange => ({
  id,
  start: date(first ?? ""),
  end: date(last ?? ""),
  time_start: time("06:00"),
  time_end: time("18:00"),
  rate_days: rateDayNames.map((name) => ({ name })),
  rate: {
    id,
    type: gives_way ? "ApiGolfRate" : "RicGolfRate",
    raw_rate: money(price ?? ""),
    disabled: false,
    archived: false,
    max_advance_days: 0,
    is_dynamic_greater: gives_way,
  },
});

const holds = (range: string): string => `AND({play day}>={${range} first day},{play day}<={${range} last day})`;

/** The rate of a round, out of two. */
export const rateTable: ExampleTable = {
  name: "rate",
  title: "Rate of a round",
  about:
    "A newer and an older rate, each on all weekdays and at all hours of its range; 1 is for an API rate that gives way to a lower RIC rate, which the older one is. 0.00 is no rate.",
  inputs: {
    "new first day": "date",
    "new last day": "date",
    "new rate": "money",
    "gives way": "whole",
    "old first day": "date",
    "old last day": "date",
    "old rate": "money",
    "play day": "date",
  },
  results: {
    rate: {
      kind: "money",
      formula:
        `IF(AND(${holds("new")},${holds("old")}),` +
        "IF({new last day}-{new first day}>{old last day}-{old first day},{old rate}," +
        "IF(AND({gives way}=1,{old rate}<{new rate}),{old rate},{new rate}))," +
        `IF(${holds("new")},{new rate},IF(${holds("old")},{old rate},0)))`,
    },
  },
  compute: (inputs) => {
    const cells = (range: string) => ["first day", "last day", "rate"].map((name) => inputs[`${range} ${name}`] ?? "");
    const play_date = date(inputs["play day"] ?? "");
    const { chosen } = chooseRate(
      [rangeOf(1, cells("old"), false), rangeOf(2, cells("new"), isYes(inputs["gives way"] ?? ""))],
      { play_date, play_time: time("10:00"), today: play_date },
    );
    return { rate: written(chosen?.range.rate.raw_rate) };
  },
};

const low = "ROUND({low price}*100,0)";
const high = "ROUND({high price}*100,0)";

/** Averages of two prices. */
export const averagesTable: ExampleTable = {
  name: "averages",
  title: "Averages of certificates",
  about: "A lower and a higher price, and how many were sold at each; the formulas take them in whole cents.",
  inputs: { "low price": "money", "low sold": "whole", "high price": "money", "high sold": "whole" },
  results: {
    mean: {
      kind: "money",
      formula: `ROUND((${low}*{low sold}+${high}*{high sold})/({low sold}+{high sold}),0)/100`,
    },
    median: {
      kind: "money",
      formula: `IF({low sold}>{high sold},{low price},IF({low sold}<{high sold},{high price},ROUND((${low}+${high})/2,0)/100))`,
    },
    mode: { kind: "money", formula: "IF({low sold}>{high sold},{low price},{high price})" },
  },
  compute: (inputs) => {
    const sold = ["low", "high"].map((which) => ({
      price: money(inputs[`${which} price`] ?? ""),
      count: Number(inputs[`${which} sold`]),
    }));
    const { mean, median, mode } = Result.getOrThrow(averagePrices(sold));
    return { mean: written(mean), median: written(median), mode: written(mode) };
  },
};

/** Refund and cost of a sold tee time whose rate was edited. */
export const termsTable: ExampleTable = {
  name: "terms",
  title: "A rate that was edited after the sale",
  about:
    "Paid by card for the players sold, and canceled in time. Most back and wholesale rate are for each player, as the rate had them when it was sold and as it has them today; 1 is for a tee time that moved to a course with today's terms.",
  inputs: {
    paid: "money",
    players: "whole",
    "most back as sold": "money",
    "wholesale rate as sold": "money",
    "most back today": "money",
    "wholesale rate today": "money",
    "other course": "whole",
  },
  results: {
    "standard refund": {
      kind: "money",
      formula: "ROUND(MIN({paid},IF({other course}=1,{most back today},{most back as sold})*{players}),2)",
    },
    owed: {
      kind: "money",
      formula: "ROUND(IF({other course}=1,{wholesale rate today},{wholesale rate as sold})*{players},2)",
    },
  },
  compute: (inputs) => {
    const cell = (name: string): string => inputs[name] ?? "";
    const moment = isYes(cell("other course")) ? "today" : "as sold";
    const rate: RateTerms = {
      ...plainRate,
      max_refund: money(cell(`most back ${moment}`)),
      wholesale_rate: money(cell(`wholesale rate ${moment}`)),
    };
    const players = Number(cell("players"));
    const { refund_total } = Result.getOrThrow(
      refundTotals({
        paid: money(cell("paid")),
        refunded: money("0"),
        players_sold: players,
        players,
        minutes_to_play: 1,
        policy: rate,
      }),
    );
    const owed = Result.getOrThrow(courseCost({ rate, rental_clubs: [] }, players));
    return { "standard refund": written(refund_total), owed: written(owed) };
  },
};

/** The amount owed to the course for a sale. */
export const costTable: ExampleTable = {
  name: "cost",
  title: "Cost owed to a course",
  about: "The wholesale rate is for each player, a club's cost for each set; a blank wholesale rate is not known.",
  inputs: {
    rate: "money",
    "wholesale rate": "money",
    players: "whole",
    "club 1 cost": "money",
    "club 1 sets": "whole",
    "club 2 cost": "money",
    "club 2 sets": "whole",
  },
  results: {
    owed: {
      kind: "money",
      formula: "ROUND({wholesale rate}*{players}+{club 1 cost}*{club 1 sets}+{club 2 cost}*{club 2 sets},2)",
    },
  },
  compute: (inputs) => {
    const cell = (name: string): string => inputs[name] ?? "";
    const rental_clubs = [1, 2]
      .filter((id) => cell(`club ${id} cost`) !== "")
      .map((id) => ({ id, quantity: Number(cell(`club ${id} sets`)), cost: money(cell(`club ${id} cost`)) }));
    const wholesale_rate = orNull(cell("wholesale rate"), money);
    const rate = { ...plainRate, raw_rate: money(cell("rate")), wholesale_rate };
    return { owed: written(Result.getOrThrow(courseCost({ rate, rental_clubs }, Number(cell("players"))))) };
  },
};
