import { queryOptions } from "@tanstack/react-query";
import { apiResult } from "../../api/apiResult.ts";
import type { Api } from "../../api/client.ts";
import type { FiltersOf, ListQuery, Schema } from "../../api/contract.ts";
import { read } from "../../queries/read.ts";

export type FreeTeeTime = Schema<"AvailabilityRow">;

const isRow = (value: unknown): value is FreeTeeTime[] => Array.isArray(value);

/** The course systems with the moment of their last reading. A specified server lacks the call. */
export const feedSources = (api: Api) =>
  queryOptions({
    queryKey: ["feedSources"],
    queryFn: ({ signal }) => read(apiResult(api.GET("/api/fore_up_availability/sources", { signal }))),
    retry: false,
    refetchInterval: 5 * 60 * 1000,
  });

export const availabilityCalls = (api: Api) => ({
  list: async (query: ListQuery<"listAvailability">, signal: AbortSignal) => {
    const result = await apiResult(api.GET("/api/fore_up_availability/index", { params: { query }, signal }));
    if (result.kind !== "ok") return result;
    // The grouped wait list is the response to a call without parameters only.
    return { kind: "ok" as const, value: isRow(result.value) ? result.value : [] };
  },
  count: (filters: FiltersOf<"listAvailability">, signal: AbortSignal) =>
    apiResult(api.GET("/api/fore_up_availability/count", { params: { query: { filters } }, signal })),
});
