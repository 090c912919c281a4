/**
 * A whole number, or its digits, as people read it, 5214 as "5,214". Not `toLocaleString`: its first call loads the browser's locale data,
 * which takes longer than to draw a table.
 */
export const countText = (count: number | string): string => String(count).replace(/\B(?=(\d{3})+$)/g, ",");
