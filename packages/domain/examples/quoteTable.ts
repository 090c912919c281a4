import * as Result from "effect/Result";
import { decodeServiceFee, discountAmount, type QuoteInput, quote, type RuleId } from "../src/index.ts";
import type { ExampleTable, Inputs } from "./exampleTable.ts";
import { money, moneyOrNone, orNull, written } from "./values.ts";

/** A share of an amount, exact in whole cents and hundredths of a percent, then rounded once half away from zero. */
export const share = (amount: string, basisPoints: string, times = "1"): string =>
  `ROUND(ROUND(${amount}*100,0)*${basisPoints}*${times}/10000,0)/100`;

const counted = "IF({players}>0,{players},1)";
const club = (number: number): string =>
  `IF(AND({club ${number} charge}>0,{club ${number} sets}>0),{club ${number} charge}*{club ${number} sets},0)`;

const rateOf = (inputs: Inputs): QuoteInput["rate"] => {
  const percent = orNull(inputs["fee basis points"] ?? "", (text) => Number(text) / 100);
  const dollars = orNull(inputs["fee dollars"] ?? "", String);
  const service_fee = Result.getOrThrow(decodeServiceFee(percent ?? dollars));
  return orNull(inputs["rate"] ?? "", (text) => ({ raw_rate: money(text), service_fee }));
};

const discountOf = (inputs: Inputs): QuoteInput["discount"] => {
  const percent = orNull(inputs["discount basis points"] ?? "", (text) => Number(text) / 100);
  const dollars = orNull(inputs["discount dollars"] ?? "", money);
  const raw_amount = percent ?? dollars;
  return raw_amount === null ? null : Result.getOrThrow(discountAmount({ is_dollars: percent === null, raw_amount }));
};

const clubOf = (inputs: Inputs, id: number) => ({
  id,
  raw_charge: moneyOrNone(inputs[`club ${id} charge`] ?? ""),
  quantity: Number(inputs[`club ${id} sets`]),
});

/** The total of a booking with all its lines. */
export const quoteTable: ExampleTable = {
  name: "quote",
  title: "Total of a booking",
  about:
    "Fee and discount are in basis points (hundredths of a percent: 1250 is 12.5 %) or in dollars. The formulas take shares in whole cents, so that a half cent is exactly one.",
  inputs: {
    charge: "money",
    players: "whole",
    rate: "money",
    "fee basis points": "whole",
    "fee dollars": "money",
    "club 1 charge": "money",
    "club 1 sets": "whole",
    "club 2 charge": "money",
    "club 2 sets": "whole",
    "discount basis points": "whole",
    "discount dollars": "money",
    "gift balance": "money",
  },
  results: {
    clubs: { kind: "money", formula: `ROUND(${club(1)}+${club(2)},2)` },
    "service fee": {
      kind: "money",
      formula: `IF(ISNUMBER({fee basis points}),${share("{rate}", "{fee basis points}", counted)},ROUND({fee dollars}*${counted},2))`,
    },
    discount: {
      kind: "money",
      formula: `0-IF(ISNUMBER({discount basis points}),${share("{charge}", "{discount basis points}")},IF(ISNUMBER({discount dollars}),MIN({charge},{discount dollars}),0))`,
    },
    "gift part": {
      kind: "money",
      formula:
        "0-IF(ISNUMBER({gift balance}),MAX(0,MIN({gift balance},ROUND({charge}+{clubs}+{service fee}+{discount},2))),0)",
    },
    total: { kind: "money", formula: "ROUND({charge}+{clubs}+{service fee}+{discount}+{gift part},2)" },
    "left on certificate": { kind: "money", formula: "ROUND(MAX(0,{gift balance})+{gift part},2)" },
  },
  compute: (inputs) => {
    const { total, lines, gift_remaining } = quote({
      charge: money(inputs["charge"] ?? ""),
      players: orNull(inputs["players"] ?? "", Number),
      rate: rateOf(inputs),
      rental_clubs: [clubOf(inputs, 1), clubOf(inputs, 2)],
      discount: discountOf(inputs),
      gift_certificate: orNull(inputs["gift balance"] ?? "", (text) => ({ raw_balance: money(text) })),
    });
    const line = (id: RuleId): string => written(lines.find(({ rule }) => rule === id)?.amount);
    return {
      clubs: line("rental_clubs"),
      "service fee": line("service_fee"),
      discount: line("discount"),
      "gift part": line("gift_certificate"),
      total: total === null ? "none" : written(total),
      "left on certificate": written(gift_remaining),
    };
  },
};
