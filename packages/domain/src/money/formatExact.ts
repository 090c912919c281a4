import { type Cents, provenCents } from "./cents.ts";
import { formatCents } from "./formatCents.ts";

/**
 * Whole cents and ten-thousandths of a cent of the same sign as decimal dollars, with as many decimals as it takes and at
 * least two: 7496 and 2500 are "74.9625", 15 and 0 are "0.15".
 */
export const formatExact = (cents: Cents, tenThousandths: number): string => {
  if (tenThousandths === 0) return formatCents(cents);
  const sign = tenThousandths < 0 ? "-" : "";
  const decimals = String(Math.abs(tenThousandths) / 10_000).slice(2); // 2500 is 0.25, and 0.0001 the least there is
  return `${sign}${formatCents(provenCents(Math.abs(cents)))}${decimals}`;
};
