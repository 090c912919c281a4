import type { Cents } from "./cents.ts";

/** Decimal dollars as the wire carries them: 12500 cents is "125.00", −5 is "-0.05". */
export const formatCents = (amount: Cents): string => {
  const digits = String(Math.abs(amount)).padStart(3, "0");
  return `${amount < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
