import type { Cents } from "./cents.ts";
import { formatCents } from "./formatCents.ts";

/** Dollars as people read them: 125000 cents is "$1,250.00", −1500 is "-$15.00". */
export const formatDollars = (amount: Cents): string =>
  formatCents(amount)
    .replace(/\B(?=(\d{3})+\.)/g, ",")
    .replace(/(?=\d)/, "$$");
