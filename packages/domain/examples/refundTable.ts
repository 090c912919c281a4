import * as Result from "effect/Result";
import { checkRefund, refundTotals } from "../src/index.ts";
import type { ExampleTable } from "./exampleTable.ts";
import { isYes, money, moneyOrNone, orNull, written } from "./values.ts";

/** Refunds of a payment: by the rate's terms, the most there can be, and an amount that staff typed. */
export const refundTable: ExampleTable = {
  name: "refund",
  title: "Refunds",
  about:
    "What is kept and the most that goes back are for each player it was sold for; blank is no such bound. A typed refund that is refused gives 0.00 back.",
  inputs: {
    paid: "money",
    refunded: "money",
    "players sold": "whole",
    players: "whole",
    "minutes to play": "whole",
    "has rate": "whole",
    "cancel hours": "whole",
    "kept per player": "money",
    "most per player": "money",
    typed: "money",
  },
  results: {
    "standard refund": {
      kind: "money",
      formula:
        "ROUND(MAX(0,IF({has rate}=0,{paid},IF({minutes to play}<{cancel hours}*60,0," +
        "MIN(MAX(0,{paid}-{kept per player}*{players sold}),IF(ISNUMBER({most per player}),{most per player}*{players sold},{paid}))))-{refunded}),2)",
    },
    difference: {
      kind: "money",
      // In whole cents, so that rounding down sees no binary fraction.
      formula:
        "ROUND(MAX(0,INT(ROUND(100*IF({has rate}=0,{paid},IF({minutes to play}<{cancel hours}*60,0," +
        "MIN(MAX(0,{paid}-{kept per player}*{players sold}),IF(ISNUMBER({most per player}),{most per player}*{players sold},{paid})))),0)" +
        "*MAX(0,{players sold}-{players})/{players sold})/100-{refunded}),2)",
    },
    "left of payment": { kind: "money", formula: "ROUND(MAX(0,{paid}-{refunded}),2)" },
    "given back": { kind: "money", formula: "IF(AND({typed}>0,{typed}<={left of payment}),{typed},0)" },
  },
  compute: (inputs) => {
    const cell = (name: string): string => inputs[name] ?? "";
    const policy = {
      cancel_hours: Number(cell("cancel hours")),
      non_refundable: orNull(cell("kept per player"), money),
      max_refund: orNull(cell("most per player"), money),
    };
    const { refund_total, transaction_total, difference_total } = Result.getOrThrow(
      refundTotals({
        paid: money(cell("paid")),
        refunded: money(cell("refunded")),
        players_sold: Number(cell("players sold")),
        players: Number(cell("players")),
        minutes_to_play: Number(cell("minutes to play")),
        policy: isYes(cell("has rate")) ? policy : null,
      }),
    );
    const given = checkRefund(moneyOrNone(cell("typed")), transaction_total);
    return {
      "standard refund": written(refund_total),
      difference: written(difference_total),
      "left of payment": written(transaction_total),
      "given back": written(Result.getOrNull(given)),
    };
  },
};
