import { countText } from "../basics/countText.ts";

export type PageOf = {
  /** From 1. */
  page: number;
  /** 0 or less is one page with everything. */
  pageSize: number;
  /** Number of rows in all; null while they are being counted. */
  total: number | null;
  /** Number of rows of this page; null until they load. A page that is not full gives the total. */
  rows?: number | null | undefined;
};

/**
 * The words for what a page shows, "31–60 of 5,214", or "31–60 of …" until they are counted, whether it is the
 * last one, and the page before it: of a page behind the end that is the last. What is not known to be the last is not: the
 * way on stays open.
 */
export function pageRange(place: PageOf): { text: string; last: boolean; previous: number } {
  const { page, pageSize, total } = place;
  const pages = total !== null && pageSize > 0 ? Math.max(1, Math.ceil(total / pageSize)) : page;
  return { ...rangeOf(place), previous: Math.min(page - 1, pages) };
}

function rangeOf({ page, pageSize, total, rows = null }: PageOf): { text: string; last: boolean } {
  const before = pageSize > 0 ? (page - 1) * pageSize : 0;
  const isFull = rows === null || (pageSize > 0 && rows >= pageSize) || (rows === 0 && before > 0);
  const all = total ?? (isFull ? null : before + rows);
  if (all === 0) return { text: "0 of 0", last: true };
  if (all === null) {
    if (pageSize <= 0) return { text: "Counting…", last: true };
    if (rows === 0) return { text: "none of …", last: true };
    return { text: `${countText(before + 1)}–${countText(before + pageSize)} of …`, last: false };
  }
  if (before >= all) return { text: `none of ${countText(all)}`, last: true };
  const end = pageSize > 0 ? Math.min(before + pageSize, all) : all;
  return { text: `${countText(before + 1)}–${countText(end)} of ${countText(all)}`, last: end >= all };
}
