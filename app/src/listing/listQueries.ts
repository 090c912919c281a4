import { queryOptions } from "@tanstack/react-query";
import type { Api } from "../api/client.ts";
import type { RowsQuery } from "../api/contract.ts";
import { read } from "../queries/read.ts";
import type { List } from "./list.ts";

/** The two reads of a list, side by side, so that neither waits for the other. */
export const listQueries = <Row extends { readonly id: number }, Values, Field extends string>(
  list: List<Row, Values, Field>,
  api: Api,
  asked: RowsQuery<Values, Field>,
) => {
  const { filters, sort_fields, sort_desc } = asked;
  const query = list.defaults.pageSizes.length === 0 ? { filters, sort_fields, sort_desc } : asked;
  return {
    rows: queryOptions({
      queryKey: [list.name, "rows", list.variant, query],
      queryFn: ({ signal }) => read(list.calls(api).list(query, signal)),
      // Shown immediately when they come again, and read again all the same: bookings and saves elsewhere belong in them. Those
      // that were read while the link was pressed or the page was drawn are not read twice.
      staleTime: ({ state }) => (state.dataUpdateCount <= 1 ? 2000 : 1000),
    }),
    total: queryOptions({
      queryKey: [list.name, "count", list.variant, asked.filters],
      queryFn: ({ signal }) => read(list.calls(api).count(asked.filters, signal)),
    }),
  };
};
