import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../api/client.ts";
import { read } from "../queries/read.ts";
import type { List, RowsQuery } from "./list.ts";

/** The two reads of a list, side by side, so that neither waits for the other. */
export const listQueries = <Row extends { readonly id: number }, Values, Field extends string>(
  list: List<Row, Values, Field>,
  api: Api,
  asked: RowsQuery<Values, Field>,
) => ({
  rows: queryOptions({
    queryKey: [list.name, "rows", list.variant, asked],
    queryFn: ({ signal }) => read(list.rows(api, asked, signal)),
    // Shown at once when they come again, and read anew all the same: bookings and saves elsewhere belong in them. Those
    // that were read before the page was drawn are not read twice.
    staleTime: ({ state }) => (state.dataUpdateCount <= 1 ? 2000 : 0),
  }),
  total: queryOptions({
    queryKey: [list.name, "count", list.variant, asked.filters],
    queryFn: ({ signal }) => read(list.count(api, asked.filters, signal)),
  }),
});
