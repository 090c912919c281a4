/**
 * The words for what a page shows, "31–60 of 5,214", and whether it is the last one. `page` counts from 1, a
 * `pageSize` of 0 or less is one page with everything, a `total` of null is not known yet.
 */
export function pageRange(page: number, pageSize: number, total: number | null): { text: string; last: boolean } {
  if (total === null) return { text: "Counting…", last: true };
  if (total === 0) return { text: "0 of 0", last: true };
  const size = pageSize > 0 ? pageSize : total;
  const first = (page - 1) * size + 1;
  const end = Math.min(page * size, total);
  const written = (count: number) => count.toLocaleString("en-US");
  if (first > total) return { text: `none of ${written(total)}`, last: true };
  return { text: `${written(first)}–${written(end)} of ${written(total)}`, last: end >= total };
}
