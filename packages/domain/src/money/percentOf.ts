import { halfAwayFromZero } from "./arithmetic.ts";
import { type Cents, provenCents } from "./cents.ts";
import { formatExact } from "./formatCents.ts";
import type { Percent } from "./percent.ts";

/** A share of an amount before and after its one rounding. */
export type Share = {
  /** Decimal dollars, all decimals: "7.49625". */
  readonly exact: string;
  /** Rounded half away from zero. */
  readonly cents: Cents;
};

/** Hundredths of a percent in 100 %, so that a share of a cent is in ten-thousandths of a cent. */
const whole = 10_000;

/**
 * Takes a percentage of an amount, exactly, and rounds once (ANSWER-02). The part that divides by 10,000 is computed first and
 * the rest after it: no number on the way is larger than the amount itself or 100 million, so all of them are whole and exact.
 */
export const percentOf = (base: Cents, percent: Percent): Share => {
  const rest = base % whole;
  const ofRest = rest * percent;
  const tenThousandths = ofRest % whole;
  const cents = ((base - rest) / whole) * percent + (ofRest - tenThousandths) / whole;
  return {
    exact: formatExact(provenCents(cents), tenThousandths),
    cents: provenCents(halfAwayFromZero(cents, tenThousandths)),
  };
};
