import { queryOptions } from "@tanstack/react-query";
import type { ApiResult } from "@teedesk/domain";
import { apiResult } from "../../api/apiResult.ts";
import type { Api } from "../../api/client.ts";
import type { FiltersOf, ListQuery, Schema } from "../../api/contract.ts";
import { read } from "../../queries/read.ts";

export type Consent = Schema<"Consent">;
type Decision = Schema<"ConsentDecision">;

/** The requests have one order, the newest first, so no sort is sent. */
export const consentCalls = (api: Api) => ({
  list: ({ filters, page, per_page }: ListQuery<"listConsents">, signal: AbortSignal) =>
    apiResult(
      api.GET("/api/consents/index", {
        params: { query: { filters, ...(page && { page }), ...(per_page && { per_page }) } },
        signal,
      }),
    ),
  count: (filters: FiltersOf<"countConsents">, signal: AbortSignal) =>
    apiResult(api.GET("/api/consents/count", { params: { query: { filters } }, signal })),
});

export const waiting = { state: "waiting" } as const;

/** The number of requests that wait for a decision. */
export const waitingConsents = (api: Api) =>
  queryOptions({
    queryKey: ["consent", "waiting"],
    queryFn: ({ signal }) => read(consentCalls(api).count(waiting, signal)),
  });

/** A decision that was not carried out is a refusal with the reason. */
const settled = (decided: ApiResult<Decision>): ApiResult<Decision> =>
  decided.kind === "ok" && !decided.value.valid
    ? { kind: "conflict", message: decided.value.message, current: null }
    : decided;

export const consentTo = async (api: Api, id: number): Promise<ApiResult<Decision>> =>
  settled(await apiResult(api.POST("/api/consents/consent/{id}", { params: { path: { id } } })));

export const decline = async (api: Api, id: number): Promise<ApiResult<Decision>> =>
  settled(await apiResult(api.POST("/api/consents/decline/{id}", { params: { path: { id } } })));
