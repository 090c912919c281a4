/**
 * Rounds whole cents and ten-thousandths of a cent of the same sign to whole cents, a half away from zero: 0.5 is 1, −0.5
 * is −1. The only rounding of the package; a percentage is rounded by it once (ANSWER-02).
 */
export const halfAwayFromZero = (cents: number, tenThousandths: number): number =>
  Math.abs(tenThousandths) < 5000 ? cents : cents + Math.sign(tenThousandths);
