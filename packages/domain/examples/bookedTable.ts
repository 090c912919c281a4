import * as Result from "effect/Result";
import { discountAmount, quote } from "../src/index.ts";
import type { ExampleTable } from "./exampleTable.ts";
import { share } from "./quoteTable.ts";
import { money, orNull, written, yesOrNo } from "./values.ts";

/** Whether a booking is made whose price was shown before. */
export const bookedTable: ExampleTable = {
  name: "booked",
  title: "A booking at the price that was shown",
  about:
    "The total is worked out again from what is stored when the booking is sent; the code is in basis points (hundredths of a percent). 1 is booked, 0 is refused.",
  inputs: {
    charge: "money",
    "club charge": "money",
    sets: "whole",
    "code basis points": "whole",
    "gift balance": "money",
    shown: "money",
  },
  results: {
    total: {
      kind: "money",
      formula: `ROUND(MAX(0,{charge}+{club charge}*{sets}-${share("{charge}", "{code basis points}")}-{gift balance}),2)`,
    },
    booked: { kind: "whole", formula: "IF(OR(ISBLANK({shown}),{shown}={total}),1,0)" },
  },
  compute(inputs) {
    const cell = (name: string): string => inputs[name] ?? "";
    const code = { is_dollars: false, raw_amount: Number(cell("code basis points")) / 100 };
    const { total } = quote({
      charge: money(cell("charge")),
      players: 2,
      rate: null,
      rental_clubs: [{ id: 1, raw_charge: money(cell("club charge")), quantity: Number(cell("sets")) }],
      discount: Result.getOrThrow(discountAmount(code)),
      gift_certificate: { raw_balance: money(cell("gift balance")) },
    });
    const shown = orNull(cell("shown"), money) ?? total;
    return { total: written(total), booked: yesOrNo(shown === total) };
  },
};
