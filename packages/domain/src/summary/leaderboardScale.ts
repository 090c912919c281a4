/**
 * Length of the scale that the bars of a leaderboard are drawn on: 110 % of the highest value, rounded up, in whole
 * numbers so that 10 gives 11 (CALC-13). A board without a value above 0 has a scale of 1; a value
 * that is not an exact number is left out.
 */
export const leaderboardScale = (values: Iterable<number>): number => {
  let top = 0;
  for (const value of values) if (value <= Number.MAX_SAFE_INTEGER) top = Math.max(top, value);
  return Math.max(1, Math.ceil((top * 110) / 100));
};
