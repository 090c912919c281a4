import { type Cents, provenCents } from "./cents.ts";

/** "00" to "99": looked up, since amounts are formatted far more often than anything else is computed. */
const twoDigits: readonly string[] = Array.from({ length: 100 }, (_, value) => String(value).padStart(2, "0"));

/** "0." to "9999.", each made on first use. */
const wholeDollars: string[] = [];

const dollarsAndPoint = (dollars: number): string =>
  // Survives ConditionalExpression,EqualityOperator: a text that is kept is the one that would be made.
  dollars < 10_000 ? (wholeDollars[dollars] ??= `${dollars}.`) : `${dollars}.`;

/** Decimal dollars as the wire carries them: 12500 cents is "125.00", −5 is "-0.05". */
export const formatCents = (amount: Cents): string => {
  const cents = Math.abs(amount);
  const rest = cents % 100;
  const dollars = `${dollarsAndPoint((cents - rest) / 100)}${twoDigits[rest]}`;
  return amount < 0 ? `-${dollars}` : dollars;
};

/** Dollars as people read them: 125000 cents is "$1,250.00", −1500 is "-$15.00". */
export const formatDollars = (amount: Cents): string =>
  formatCents(amount)
    .replace(/\B(?=(\d{3})+\.)/g, ",")
    .replace(/(?=\d)/, "$$");

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
 * Whole cents and ten-thousandths of a cent of the same sign as decimal dollars, with as many decimals as needed and at
 * least two: 7496 and 2500 are "74.9625", 15 and 0 are "0.15".
 */
export const formatExact = (cents: Cents, tenThousandths: number): string => {
  if (tenThousandths === 0) return formatCents(cents);
  // Survives EqualityOperator: 0 was returned above.
  const sign = tenThousandths < 0 ? "-" : "";
  return `${sign}${formatCents(provenCents(Math.abs(cents)))}${decimalsOf(Math.abs(tenThousandths))}`;
};
