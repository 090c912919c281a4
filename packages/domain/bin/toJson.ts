import * as Result from "effect/Result";
import { explainLine } from "./explainLine.ts";
import type { Priced } from "./priceBooking.ts";
import { refusalWords } from "./refusal.ts";

/**
 * A priced booking as one line of JSON: its total and lines in cents, with `explain` each line with its formula and all
 * else that `quote` says of it. A refused one has no total, no lines and the reasons in `issues`.
 */
export const toJson = ({ place, id, price }: Priced, explain: boolean): string => {
  if (Result.isFailure(price)) {
    const issues = price.failure.map((refusal) => {
      const { path, code } = refusal;
      return { path, code, message: refusalWords(refusal) };
    });
    return JSON.stringify({ place, id, total: null, lines: [], issues });
  }
  const { total, lines, gift_remaining } = price.success;
  if (explain) {
    const told = lines.map((line) => ({ ...line, formula: explainLine(line) }));
    return JSON.stringify({ place, id, total, lines: told, issues: [], gift_remaining });
  }
  // Put together by hand, as this is what a million bookings spend most of their time on.
  const head = id === undefined ? `{"place":${place}` : `{"place":${place},"id":${JSON.stringify(id)}`;
  let told = "";
  for (const { rule, amount } of lines) told += `${told === "" ? "" : ","}{"rule":"${rule}","amount":${amount}}`;
  return `${head},"total":${total},"lines":[${told}],"issues":[],"gift_remaining":${gift_remaining}}`;
};
