import { moneyDoubts } from "../src/index.ts";
import type { ExampleTable } from "./exampleTable.ts";
import { money, moneyOrNone, orNull, yesOrNo } from "./values.ts";

/** Doubts about the money of a booking whose charge is no mistyped rate. */
export const doubtTable: ExampleTable = {
  name: "doubt",
  title: "Doubts about a booking's money",
  about:
    "1 is asked about, 0 is not. No charge here is a digit away from the rate: a formula cannot detect that. A blank wholesale rate is not known.",
  inputs: {
    rate: "money",
    "wholesale rate": "money",
    players: "whole",
    charge: "money",
    "clubs and fee": "money",
    discount: "money",
    "clubs cost": "money",
  },
  results: {
    "far from rate": {
      kind: "whole",
      formula: "IF(ROUND(ABS({charge}-{rate}*{players}),2)>ROUND({rate}*{players}/5,3),1,0)*IF({rate}*{players}>0,1,0)",
    },
    "below the course": {
      kind: "whole",
      formula: "IF(ISNUMBER({wholesale rate}),IF({charge}<ROUND({wholesale rate}*{players},2),1,0),0)",
    },
    "less than is owed": {
      kind: "whole",
      formula:
        "IF(ISNUMBER({wholesale rate}),IF(ROUND({charge}+{clubs and fee}-{discount},2)<ROUND({wholesale rate}*{players}+{clubs cost},2),1,0),0)",
    },
  },
  compute: (inputs) => {
    const cell = (name: string): string => inputs[name] ?? "";
    const [charge, extras, discount] = ["charge", "clubs and fee", "discount"].map((name) => moneyOrNone(cell(name)));
    const found = moneyDoubts({
      charge: money(cell("charge")),
      players: Number(cell("players")),
      raw_rate: moneyOrNone(cell("rate")),
      wholesale_rate: orNull(cell("wholesale rate"), money),
      rental_clubs: [{ quantity: 1, cost: moneyOrNone(cell("clubs cost")) }],
      sold: money(((Number(charge) + Number(extras) - Number(discount)) / 100).toFixed(2)),
      last_minute: null,
      now: 0,
    });
    return {
      "far from rate": yesOrNo(found.includes("charge_far_from_rate")),
      "below the course": yesOrNo(found.includes("charge_below_cost")),
      "less than is owed": yesOrNo(found.includes("margin_negative")),
    };
  },
};
