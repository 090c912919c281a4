import type { Schema } from "../api/contract.ts";
import { dollarsText } from "./dollarsText.ts";

/** A request in words: "Cancel (forced) and refund $175.00 (standard $130.00)", "Balance $50.00 to $900.00". */
export function askedText({ cancelation, correction }: Pick<Schema<"Consent">, "cancelation" | "correction">): string {
  if (cancelation !== null) {
    const { cancel, force_cancel, refund_amount, standard_refund } = cancelation;
    const canceled = force_cancel ? "Force the cancelation" : cancel ? "Cancel" : "";
    const refunded =
      refund_amount === null
        ? ""
        : `${canceled === "" ? "Refund" : "refund"} ${dollarsText(refund_amount)} (standard ${dollarsText(standard_refund ?? 0)})`;
    return [canceled, refunded].filter(Boolean).join(" and ");
  }
  if (correction === null) return "";
  const { balance_before, balance, value_before, value } = correction;
  const changed = (name: string, before: number, after: number) =>
    before === after ? [] : [`${name} ${dollarsText(before)} to ${dollarsText(after)}`];
  return [
    ...changed("Balance", balance_before, balance),
    ...(value === null ? [] : changed("Value", value_before ?? 0, value)),
  ].join(", ");
}
