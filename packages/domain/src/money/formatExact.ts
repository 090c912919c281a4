import { type Cents, provenCents } from "./cents.ts";
import { formatCents } from "./formatCents.ts";

/** 2500 is "25", 1 is "0001": the decimals of a part of a cent without idle zeros. */
const decimalsOf = (tenThousandths: number): string => {
  if (tenThousandths % 1000 === 0) return String(tenThousandths / 1000);
  if (tenThousandths % 100 === 0) return String(tenThousandths / 100).padStart(2, "0");
  return String(tenThousandths % 10 === 0 ? tenThousandths / 10 : tenThousandths).padStart(
    tenThousandths % 10 === 0 ? 3 : 4,
    "0",
  );
};

/**
 * Whole cents and ten-thousandths of a cent of the same sign as decimal dollars, with as many decimals as it takes and at
 * least two: 7496 and 2500 are "74.9625", 15 and 0 are "0.15".
 */
export const formatExact = (cents: Cents, tenThousandths: number): string => {
  if (tenThousandths === 0) return formatCents(cents);
  // Stryker disable next-line EqualityOperator: 0 was returned above.
  const sign = tenThousandths < 0 ? "-" : "";
  return `${sign}${formatCents(provenCents(Math.abs(cents)))}${decimalsOf(Math.abs(tenThousandths))}`;
};
