import { centsFrom, formatCents } from "@teedesk/domain";

/** Decimal dollars of the wire with thousands apart: "1250.00" is "1,250.00". */
export const decimalText = (dollars: string | null | undefined): string =>
  (dollars ?? "").replace(/\B(?=(\d{3})+\.)/g, ",");

/** Whole cents of the wire as decimal dollars, "1,250.00"; "" for what is no amount. */
export function amountText(cents: number): string {
  const amount = centsFrom(cents);
  return "success" in amount ? decimalText(formatCents(amount.success)) : "";
}
