import * as Result from "effect/Result";
import { decodeServiceFee, offerPrice } from "../src/index.ts";
import type { ExampleTable } from "./exampleTable.ts";
import { money, orNull, written } from "./values.ts";

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
