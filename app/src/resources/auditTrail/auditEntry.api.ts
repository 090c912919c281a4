import { apiResult } from "../../api/apiResult.ts";
import type { Api } from "../../api/client.ts";
import type { FiltersOf, ListQuery, Schema } from "../../api/contract.ts";

export type AuditEntry = Schema<"AuditEntry">;

/** The trail has one order, the newest first, so no sort is sent. */
export const auditEntryCalls = (api: Api) => ({
  list: ({ filters, page, per_page }: ListQuery<"listAuditEntries">, signal: AbortSignal) =>
    apiResult(
      api.GET("/api/audit/index", {
        params: { query: { filters, ...(page && { page }), ...(per_page && { per_page }) } },
        signal,
      }),
    ),
  count: (filters: FiltersOf<"countAuditEntries">, signal: AbortSignal) =>
    apiResult(api.GET("/api/audit/count", { params: { query: { filters } }, signal })),
});
