/** A page size as asked for, in whole rows; what is 0 or less, or not a whole number, becomes the list's default (CALC-24). */
export const pageSize = (asked: unknown, fallback = 30): number =>
  typeof asked === "number" && Number.isSafeInteger(asked) && asked > 0 ? asked : fallback;

/** The page size of the rate list, where −1 means all rows (UNCLEAR-47). */
export const ratePageSize = (asked: unknown): number => (asked === -1 ? -1 : pageSize(asked));
