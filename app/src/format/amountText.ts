import { centsFrom, formatCents } from "@teedesk/domain";

/** Whole cents of the wire as decimal dollars, "125.00"; "" for what is no amount. */
export function amountText(cents: number): string {
  const amount = centsFrom(cents);
  return "success" in amount ? formatCents(amount.success) : "";
}
