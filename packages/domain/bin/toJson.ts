import * as Result from "effect/Result";
import { ruleSetVersion } from "../src/ruleSetVersion.ts";
import { explainLine } from "./explainLine.ts";
import type { Priced } from "./priceBooking.ts";
import { refusalText } from "./refusal.ts";

/**
 * A priced booking as one line of JSON: its total and lines in cents; with `explain` it names the version of the rules, and each line
 * has its formula and the other members of `quote`'s line. A refused one has no total, no lines and the reasons in `issues`.
 */
export const toJson = ({ place, id, price }: Priced, explain: boolean): string => {
  if (Result.isFailure(price)) {
    const issues = price.failure.map((refusal) => {
      const { path, code } = refusal;
      return { path, code, message: refusalText(refusal) };
    });
    return JSON.stringify({ place, id, total: null, lines: [], issues });
  }
  const { total, lines, gift_remaining } = price.success;
  if (explain) {
    const told = lines.map((line) => ({ ...line, formula: explainLine(line) }));
    return JSON.stringify({ place, id, rule_set: ruleSetVersion, total, lines: told, issues: [], gift_remaining });
  }
  // Concatenated by hand: serializing takes most of the time of a million bookings.
  const head = id === undefined ? `{"place":${place}` : `{"place":${place},"id":${JSON.stringify(id)}`;
  let told = "";
  for (const { rule, amount } of lines) told += `${told === "" ? "" : ","}{"rule":"${rule}","amount":${amount}}`;
  return `${head},"total":${total},"lines":[${told}],"issues":[],"gift_remaining":${gift_remaining}}`;
};
