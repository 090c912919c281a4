/** The largest id that the contract lets through. */
const largestId = 2_147_483_647;

/** Reads the id of a stored record from a path, a query or an input: whole and above 0, else null, which means "new" (CROSS-20). */
export const recordId = (text: string): number | null =>
  /^\d{1,10}$/.test(text.trim()) && Number(text) > 0 && Number(text) <= largestId ? Number(text) : null;
