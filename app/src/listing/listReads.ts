import type { Opened, Reads } from "../navigation/page.ts";
import { parseFilters, readFilters } from "./filter.ts";
import { type List, type ListSource, sortOf } from "./list.ts";
import { listQueries } from "./listQueries.ts";
import { readListState } from "./listState.ts";

/** Reads the rows and the count that a list shows at an address; `fixed` are the filters it has inside another record. */
export async function readList<Row extends { readonly id: number }, Values, Field extends string>(
  list: List<Row, Values, Field>,
  { api, queries, query }: Pick<Opened, "api" | "queries" | "query">,
  fixed?: Partial<Values>,
): Promise<void> {
  const { filters, sort, page, per_page } = readListState(query, list.defaults);
  const parsed = parseFilters(list.filters, readFilters(list.filters, filters));
  // The page shows the failure.
  if (!("success" in parsed)) return;
  const asked = { filters: { ...parsed.success, ...fixed }, page, per_page, ...sortOf(list.columns, sort) };
  const { rows, total } = listQueries(list, api, asked);
  await Promise.all([queries.prefetchQuery(rows), queries.prefetchQuery(total)]);
}

/** The reads of a list's page. */
export const listReads =
  <Row extends { readonly id: number }, Values, Field extends string>(lists: ListSource<Row, Values, Field>): Reads =>
  (opened) => {
    const list = typeof lists === "function" ? lists(new URLSearchParams(opened.query), opened.config) : lists;
    return readList(list, opened);
  };
