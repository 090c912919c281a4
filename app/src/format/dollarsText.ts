import { centsFrom, formatDollars } from "@teedesk/domain";

/** Whole cents of the wire as dollars, "$1,250.00"; "—" for what is not an amount. */
export function dollarsText(cents: number): string {
  const amount = centsFrom(cents);
  return "success" in amount ? formatDollars(amount.success) : "—";
}
