import * as Result from "effect/Result";
import type { Quote, QuoteLine } from "../src/booking/quoteTypes.ts";
import type { Cents } from "../src/money/cents.ts";
import { formatDollars } from "../src/money/formatCents.ts";
import { explainLine } from "./explainLine.ts";
import type { Priced } from "./priceBooking.ts";
import { inTerminal, refusalText } from "./refusal.ts";

const labels: Readonly<Record<QuoteLine["rule"], string>> = {
  charge: "Charge",
  rental_clubs: "Rental clubs",
  service_fee: "Service fee",
  discount: "Discount",
  gift_certificate: "Gift certificate",
};

const row = (label: string, amount: Cents): string => `  ${label.padEnd(22)}${formatDollars(amount).padStart(18)}`;

const priceRows = ({ lines, total, gift_remaining }: Quote, explain: boolean): readonly string[] => [
  ...lines.flatMap((line) => [row(labels[line.rule], line.amount), ...(explain ? [`    ${explainLine(line)}`] : [])]),
  ...(total === null ? [] : [row("Total", total)]),
  ...(lines.some(({ rule }) => rule === "gift_certificate") ? [row("Left on certificate", gift_remaining)] : []),
];

/** A priced booking in the form people read, followed by an empty line. */
export const ledger = ({ place, id, price }: Priced, explain: boolean): string => {
  const head = id === undefined ? `Booking ${place}` : `Booking ${place} (id ${inTerminal(JSON.stringify(id))})`;
  const rows = Result.match(price, {
    onSuccess: (quote) => priceRows(quote, explain),
    onFailure: (refusals) =>
      refusals.map((refusal) => ["  refused", refusal.path, refusalText(refusal)].filter(Boolean).join(": ")),
  });
  return [head, ...rows, ""].join("\n");
};
