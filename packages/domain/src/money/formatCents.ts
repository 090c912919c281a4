import type { Cents } from "./cents.ts";

/** "00" to "99": looked up, since amounts are formatted far more often than anything else is computed. */
const twoDigits: readonly string[] = Array.from({ length: 100 }, (_, value) => String(value).padStart(2, "0"));

/** "0." to "9999.", each made when it is first needed. */
const wholeDollars: string[] = [];

const dollarsAndPoint = (dollars: number): string =>
  dollars < 10_000 ? (wholeDollars[dollars] ??= `${dollars}.`) : `${dollars}.`;

/** Decimal dollars as the wire carries them: 12500 cents is "125.00", −5 is "-0.05". */
export const formatCents = (amount: Cents): string => {
  const cents = Math.abs(amount);
  const rest = cents % 100;
  const dollars = `${dollarsAndPoint((cents - rest) / 100)}${twoDigits[rest]}`;
  return amount < 0 ? `-${dollars}` : dollars;
};
