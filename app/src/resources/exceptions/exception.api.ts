import { apiResult } from "../../api/apiResult.ts";
import type { Api } from "../../api/client.ts";
import type { FiltersOf, ListQuery, Schema } from "../../api/contract.ts";

export type ExceptionEntry = Schema<"ExceptionEntry">;

/** The exceptions have one order, the newest first, so no sort is sent. */
export const exceptionCalls = (api: Api) => ({
  list: ({ filters, page, per_page }: ListQuery<"listExceptions">, signal: AbortSignal) =>
    apiResult(
      api.GET("/api/exceptions/index", {
        params: { query: { filters, ...(page && { page }), ...(per_page && { per_page }) } },
        signal,
      }),
    ),
  count: (filters: FiltersOf<"countExceptions">, signal: AbortSignal) =>
    apiResult(api.GET("/api/exceptions/count", { params: { query: { filters } }, signal })),
});
