import type { Cents } from "../money/cents.ts";
import { formatCents } from "../money/formatCents.ts";
import { negateCents } from "../money/negateCents.ts";
import { takeFrom } from "../money/takeFrom.ts";
import type { QuoteLine } from "./quoteLine.ts";

/** What the gift certificate pays of what is due: at most all of it, nothing when its balance is negative (CALC-12, UNCLEAR-09). */
export const giftCertificateLine = (raw_balance: Cents, due: Cents): QuoteLine => {
  const amount = negateCents(takeFrom(due, raw_balance).taken);
  return {
    rule: "gift_certificate",
    amount,
    inputs: { due, raw_balance },
    rounding: "none",
    exact: formatCents(amount),
  };
};
