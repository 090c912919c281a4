import { queryOptions } from "@tanstack/react-query";
import { apiResult } from "../../api/apiResult.ts";
import type { Api } from "../../api/client.ts";
import type { Schema } from "../../api/contract.ts";
import { read } from "../../queries/read.ts";

export type ClosureHours = Schema<"ClosureHours">;
export type ClosureBooking = Schema<"ClosureBooking">;
export type ClosurePlan = Schema<"ClosurePlan">;

/** The bookings inside hours, as they are now; nothing is read without hours. */
export const closurePlanQuery = (api: Api, hours: ClosureHours | null) =>
  queryOptions({
    queryKey: ["closure", "plan", hours],
    queryFn: ({ signal }) => {
      if (hours === null) throw new Error("There are no hours to plan.");
      return read(apiResult(api.GET("/api/closures/plan", { params: { query: hours }, signal })));
    },
    enabled: hours !== null,
    staleTime: 0,
    retry: false,
  });

export const closuresQuery = (api: Api) =>
  queryOptions({
    queryKey: ["closure", "list"],
    queryFn: ({ signal }) => read(apiResult(api.GET("/api/closures/index", { signal }))),
    staleTime: 0,
  });

/** A closure, renewed every second while it is running. */
export const closureQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ["closure", id],
    queryFn: ({ signal }) => read(apiResult(api.GET("/api/closures/show/{id}", { params: { path: { id } }, signal }))),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.closure.state === "running" ? 1000 : false),
  });

export const beginClosure = (api: Api, body: Schema<"BeginClosureRequest">) =>
  apiResult(api.POST("/api/closures", { body }));

export const retryClosure = (api: Api, id: number) =>
  apiResult(api.POST("/api/closures/retry/{id}", { params: { path: { id } } }));
