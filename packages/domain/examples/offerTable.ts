import * as Result from "effect/Result";
import { lastMinute, timeOfMinute } from "../src/calendar/timeOfDay.ts";
import { decodeServiceFee, offerPrice, priceRange, rateDayNames, wishedPeriods } from "../src/index.ts";
import type { ExampleTable } from "./exampleTable.ts";
import { date, isYes, money, orNull, written, yesOrNo } from "./values.ts";

const fee = (players: string): string =>
  `IF(ISNUMBER({fee basis points}),ROUND(ROUND({rate}*100,0)*{fee basis points}*${players}/10000,0)/100,ROUND({fee dollars}*${players},2))`;

/** The price of an offer, for each player and for all. */
export const offerTable: ExampleTable = {
  name: "offer",
  title: "Price of an offer",
  about: "A percentage is rounded once for one player and once for all, so that the total need not be a multiple.",
  inputs: { rate: "money", "fee basis points": "whole", "fee dollars": "money", players: "whole" },
  results: {
    charge: { kind: "money", formula: "ROUND({rate}*{players},2)" },
    each: { kind: "money", formula: `ROUND({rate}+${fee("1")},2)` },
    "in all": { kind: "money", formula: `ROUND({rate}*{players}+${fee("{players}")},2)` },
  },
  compute: ({ rate = "", "fee basis points": percent = "", "fee dollars": dollars = "", players }) => {
    const typed = orNull(percent, (text) => Number(text) / 100) ?? orNull(dollars, String);
    const service_fee = Result.getOrThrow(decodeServiceFee(typed));
    const price = offerPrice({ raw_rate: money(rate), service_fee }, Number(players));
    return {
      charge: written(price?.charge.all),
      each: written(price?.total.each),
      "in all": written(price?.total.all),
    };
  },
};

/** Whether a free tee time suits a caller, by its hour and price. */
export const wishTable: ExampleTable = {
  name: "wish",
  title: "A free tee time that suits",
  about:
    "Near a time, in minutes after midnight; the most is for each player, or in all (1). 1 suits, 0 does not. The course is open, and the rate is that of the whole day.",
  inputs: {
    rate: "money",
    "fee dollars": "money",
    players: "whole",
    most: "money",
    "in all": "whole",
    "asked minute": "whole",
    minute: "whole",
  },
  results: {
    suits: {
      kind: "whole",
      formula:
        "IF(AND(ABS({minute}-{asked minute})<=120,ROUND(({rate}+{fee dollars})*IF({in all}=1,{players},1),2)<={most}),1,0)",
    },
  },
  compute(inputs) {
    const cell = (name: string): string => inputs[name] ?? "";
    const at = (name: string) => timeOfMinute(Number(cell(name)));
    const play_date = date("2026-11-28");
    const range = {
      id: 1,
      start: play_date,
      end: play_date,
      time_start: timeOfMinute(0),
      time_end: timeOfMinute(lastMinute),
      rate_days: rateDayNames.map((name) => ({ name })),
      service_fee: { kind: "dollars", cents: money(cell("fee dollars")) } as const,
      rate: {
        id: 1,
        type: "RicGolfRate" as const,
        raw_rate: money(cell("rate")),
        disabled: false,
        archived: false,
        max_advance_days: 0,
        is_dynamic_greater: false,
      },
    };
    const most = { cents: money(cell("most")), of: isYes(cell("in all")) ? ("all" as const) : ("player" as const) };
    const wish = { times: { kind: "near", time: at("asked minute") } as const, most };
    const ranges = [priceRange(range, Number(cell("players")))];
    const periods = wishedPeriods(wish, { play_date, ranges, rate_required: true }, date("2026-11-21"));
    return { suits: yesOrNo(periods.some(({ from, to }) => from <= at("minute") && at("minute") <= to)) };
  },
};
