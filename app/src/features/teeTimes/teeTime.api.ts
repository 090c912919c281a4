import type { components } from "@teedesk/openapi";
import { answer } from "../../api/answer.ts";
import type { Api } from "../../api/client.ts";
import type { RowsQuery } from "../../listing/list.ts";

type Schemas = components["schemas"];
export type TeeTimeRow = Schemas["TeeTimeRow"];
export type TeeTimeFilters = Schemas["TeeTimeFilters"];
export type TeeTimeSortField = Schemas["TeeTimeSortField"];
/** Which tee times a list is about: all, those booked this month, those booked today. */
export type QueryType = "played" | "monthly" | "daily";

export const listTeeTimes = (
  api: Api,
  query: RowsQuery<TeeTimeFilters, TeeTimeSortField> & { readonly query_type: QueryType },
  signal: AbortSignal,
) => answer(api.GET("/api/tee_times/index", { params: { query }, signal }));

export const countTeeTimes = (
  api: Api,
  query: { readonly filters: TeeTimeFilters; readonly query_type: QueryType },
  signal: AbortSignal,
) => answer(api.GET("/api/tee_times/count", { params: { query }, signal }));
