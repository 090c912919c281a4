import type { QuoteLine } from "../src/booking/quoteTypes.ts";
import { isCents } from "../src/money/cents.ts";
import { formatDollars } from "../src/money/formatCents.ts";

type Inputs = QuoteLine["inputs"];

const dollars = (cents: string | number | undefined): string => (isCents(cents) ? formatDollars(cents) : String(cents));

const withSign = (exact: string): string => exact.replace(/^-?/, "$&$$");

const result = ({ amount, exact, rounding }: QuoteLine): string => {
  const cents = formatDollars(amount);
  if (rounding === "none") return cents;
  return withSign(exact) === cents ? `${cents} exactly` : `${withSign(exact)}, rounded half away from zero to ${cents}`;
};

const players = (count: string | number | undefined): string => (count === 1 ? "1 player" : `${count} players`);

const clubs = (inputs: Inputs): string => {
  const rows: string[] = [];
  for (let place = 1; `${place}.id` in inputs; place++) {
    rows.push(`${inputs[`${place}.quantity`]} × ${dollars(inputs[`${place}.raw_charge`])}`);
  }
  return rows.join(" + ");
};

const formulas: Readonly<Record<QuoteLine["rule"], (inputs: Inputs) => string>> = {
  charge: () => "the charge as given",
  rental_clubs: (inputs) => `quantity × charge of each set of clubs (CALC-01 to CALC-03): ${clubs(inputs)}`,
  service_fee: (inputs) =>
    "percent" in inputs
      ? `percentage of the rate × players (CALC-04, CALC-06): ${inputs["percent"]} % of ${dollars(inputs["raw_rate"])} × ${players(inputs["players"])}`
      : `dollars × players (CALC-05, CALC-06): ${dollars(inputs["raw_service_fee"])} × ${players(inputs["players"])}`,
  discount: (inputs) =>
    "percent" in inputs
      ? `percentage of the charge, taken off (CALC-08): ${inputs["percent"]} % of ${dollars(inputs["charge"])}`
      : `the lesser of the discount and the charge, taken off (CALC-07): ${dollars(inputs["raw_amount"])} or ${dollars(inputs["charge"])}`,
  gift_certificate: (inputs) =>
    `the lesser of the balance and what is due, taken off (CALC-10 to CALC-12): ${dollars(inputs["raw_balance"])} or ${dollars(inputs["due"])}`,
};

/** A line of a price in words: its formula, the requirements it follows, its numbers and its rounding. */
export const explainLine = (line: QuoteLine): string => `${formulas[line.rule](line.inputs)} = ${result(line)}`;
