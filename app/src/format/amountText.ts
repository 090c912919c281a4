import { centsFrom, formatCents } from "@teedesk/domain";
import { groupedAmount } from "@teedesk/ui";

/** Decimal dollars of the wire with thousands separators: "1250.00" is "1,250.00". */
export const decimalText = (dollars: string | null | undefined): string => groupedAmount(dollars ?? "");

/** Whole cents of the wire as decimal dollars, "1,250.00"; "" for what is not an amount. */
export function amountText(cents: number): string {
  const amount = centsFrom(cents);
  return "success" in amount ? decimalText(formatCents(amount.success)) : "";
}
