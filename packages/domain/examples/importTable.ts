import * as Result from "effect/Result";
import { importedSale } from "../src/index.ts";
import type { ExampleTable } from "./exampleTable.ts";
import { money, written, yesOrNo } from "./values.ts";

/** Charge and payment of a booking that comes from another system. */
export const importTable: ExampleTable = {
  name: "import",
  title: "A booking of another system",
  about:
    "Price and what was paid of it elsewhere, with the service fee of the rate for all players; 1 is yes, 0 is no. A row that is refused has no charge.",
  inputs: { price: "money", "paid elsewhere": "money", "service fee": "money" },
  results: {
    taken: {
      kind: "whole",
      formula: "IF(AND(OR({paid elsewhere}=0,{paid elsewhere}={price}),OR({service fee}=0,{price}>{service fee})),1,0)",
    },
    charge: { kind: "money", formula: "IF({taken}=1,ROUND({price}-{service fee},2),0)" },
    due: { kind: "money", formula: "IF({taken}=1,ROUND({price}-{paid elsewhere},2),0)" },
  },
  compute: ({ price = "", "paid elsewhere": paid = "", "service fee": fee = "" }) => {
    const sale = Result.getOrNull(importedSale({ price: money(price), paid: money(paid), service_fee: money(fee) }));
    return {
      taken: yesOrNo(sale !== null),
      charge: written(sale?.charge),
      due: written(sale === null || sale.is_paid ? null : money(price)),
    };
  },
};
