/** The first year that the sales report offers. */
const firstReportYear = 2007;

/** Years of the sales report, from the current one down to 2007 (OPS-REP-33); none when the current year makes no sense. */
export const reportYears = (currentYear: number): readonly number[] =>
  Number.isInteger(currentYear) && currentYear <= 9999
    ? Array.from({ length: currentYear - firstReportYear + 1 }, (_, index) => currentYear - index)
    : [];
