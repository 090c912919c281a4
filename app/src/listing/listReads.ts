import type { FirstReads } from "../navigation/firstReads.ts";
import { parseFilters, readFilters } from "./filter.ts";
import { type ListSource, sortOf } from "./list.ts";
import { listQueries } from "./listQueries.ts";
import { readListState } from "./listState.ts";

/** The first reads of a list's page: its rows and their count. */
export const listReads =
  <Row extends { readonly id: number }, Values, Field extends string>(
    lists: ListSource<Row, Values, Field>,
  ): FirstReads =>
  async ({ api, config, queries, query }) => {
    const list = typeof lists === "function" ? lists(new URLSearchParams(query), config) : lists;
    const { filters, sort, page, per_page } = readListState(query, list.defaults);
    const parsed = parseFilters(list.filters, readFilters(list.filters, filters));
    // The page says what is wrong with it.
    if (!("success" in parsed)) return;
    const asked = { filters: parsed.success, page, per_page, ...sortOf(list.columns, sort) };
    const { rows, total } = listQueries(list, api, asked);
    await Promise.all([queries.prefetchQuery(rows), queries.prefetchQuery(total)]);
  };
