/** One key of a sort order; the first in the list counts most. */
export type SortKey = { key: string; desc: boolean };

/**
 * The order after a click on a header: ascending, then descending, then not sorted by it. Without `additive` the
 * header replaces the order; with it (Shift) it joins the order, or changes in its place there.
 */
export function nextSort(sort: readonly SortKey[], key: string, additive: boolean): SortKey[] {
  const present = sort.find((one) => one.key === key);
  const next: SortKey[] = present === undefined ? [{ key, desc: false }] : present.desc ? [] : [{ key, desc: true }];
  if (!additive) return next;
  return present === undefined ? [...sort, ...next] : sort.flatMap((one) => (one.key === key ? next : [one]));
}
