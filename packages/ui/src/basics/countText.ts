/**
 * A whole number as people read it, 5214 as "5,214". Not `toLocaleString`: its first call loads the browser's language data,
 * which takes longer than to draw a table.
 */
export const countText = (count: number | string): string => String(count).replace(/\B(?=(\d{3})+$)/g, ",");
