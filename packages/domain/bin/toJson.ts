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
  const told = explain
    ? lines.map((line) => ({ ...line, formula: explainLine(line) }))
    : lines.map(({ rule, amount }) => ({ rule, amount }));
  return JSON.stringify({ place, id, total, lines: told, issues: [], gift_remaining });
};
