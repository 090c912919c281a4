import { type Cents, provenCents } from "./cents.ts";
import { formatExact } from "./formatExact.ts";
import { halfAwayFromZero } from "./halfAwayFromZero.ts";
import type { Percent } from "./percent.ts";

/** A share of an amount before and after its one rounding. */
export type Share = {
  /** Decimal dollars, all decimals: "7.49625". */
  readonly exact: string;
  /** Rounded half away from zero. */
  readonly cents: Cents;
};

/** Takes a percentage of an amount, exactly, and rounds once (DECISIONS 2). */
export const percentOf = (base: Cents, percent: Percent): Share => {
  const units = BigInt(base) * BigInt(percent);
  return { exact: formatExact(units), cents: provenCents(Number(halfAwayFromZero(units))) };
};
