import { type Cents, formatCents, formatDollars, isCents, type QuoteLine, type RuleId } from "@teedesk/domain";

const names: Readonly<Record<RuleId, string>> = {
  charge: "Charge",
  rental_clubs: "Rental clubs",
  service_fee: "Service fee",
  discount: "Discount",
  gift_certificate: "Gift certificate",
};

/** A line's name on screen. */
export const lineName = ({ rule }: QuoteLine): string => names[rule];

/** With separated thousands, as in the total. */
const written = (amount: Cents): string => formatDollars(amount).replace("$", "");

const money = (value: string | number | undefined): string => (isCents(value) ? written(value) : String(value ?? ""));

/** A negative amount has a real minus sign, so that it lines up. */
export const lineAmount = (amount: Cents): string => written(amount).replace("-", "−");

const players = (count: string | number | undefined): string => `${count} ${count === 1 ? "player" : "players"}`;

/** One product for each club, as the line numbers them: "1.raw_charge", "1.quantity", "2.raw_charge"… */
function clubs(inputs: QuoteLine["inputs"]): string {
  const charges = Object.entries(inputs).filter(([name]) => name.endsWith(".raw_charge"));
  return charges
    .map(([name, charge]) => `${money(charge)} × ${inputs[name.replace("raw_charge", "quantity")]}`)
    .join(" + ");
}

const formulas: Readonly<Record<RuleId, (inputs: QuoteLine["inputs"]) => string>> = {
  charge: () => "As typed in Charge Amount.",
  rental_clubs: clubs,
  service_fee: (inputs) =>
    inputs["percent"] === undefined
      ? `${money(inputs["raw_service_fee"])} × ${players(inputs["players"])}`
      : `${inputs["percent"]} % of the rate ${money(inputs["raw_rate"])} × ${players(inputs["players"])}`,
  discount: (inputs) =>
    inputs["percent"] === undefined
      ? `The lesser of ${money(inputs["raw_amount"])} and the charge ${money(inputs["charge"])}`
      : `${inputs["percent"]} % of the charge ${money(inputs["charge"])}`,
  gift_certificate: (inputs) =>
    `The lesser of the balance ${money(inputs["raw_balance"])} and what is due, ${money(inputs["due"])}`,
};

/** A line's formula with its numbers, and how it was rounded (ANSWER-07). */
export function explainLine(line: QuoteLine): string {
  const formula = formulas[line.rule](line.inputs);
  const wasRounded = line.rounding !== "none" && line.exact !== formatCents(line.amount);
  return wasRounded ? `${formula} = ${line.exact}, rounded to the cent, half away from zero` : formula;
}
