/** Ten-thousandths of a cent: the unit in which a percentage of an amount is always a whole number. */
const unitsPerCent = 10_000n;

/**
 * Rounds ten-thousandths of a cent to whole cents, a half away from zero: 0.5 is 1, −0.5 is −1. The only rounding of the
 * package; a percentage is rounded by it once (DECISIONS 2).
 */
export const halfAwayFromZero = (units: bigint): bigint => {
  const half = units < 0n ? -unitsPerCent / 2n : unitsPerCent / 2n;
  return (units + half) / unitsPerCent; // bigint division cuts towards zero
};
