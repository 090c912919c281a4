import { queryOptions } from "@tanstack/react-query";
import { apiResult } from "../../api/apiResult.ts";
import type { Api } from "../../api/client.ts";
import type { Schema } from "../../api/contract.ts";
import { read } from "../../queries/read.ts";

export type CustomerDuplicate = Schema<"CustomerDuplicate">;
export type CustomerMerge = Schema<"CustomerMerge">;
export type CustomerMergePlan = Schema<"CustomerMergePlan">;
export type CustomerField = Schema<"CustomerField">;
export type CustomerMove = Schema<"CustomerMove">;

/** The customers who may be the same person as one, and the merges into that one. */
export const duplicatesQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ["customer", id, "duplicates"],
    queryFn: ({ signal }) =>
      read(apiResult(api.GET("/api/customers/duplicates/{id}", { params: { path: { id } }, signal }))),
    staleTime: 0,
  });

/** Two customers as they are now, and what a merge of them moves. */
export const mergePlanQuery = (api: Api, id: number, merged_id: number) =>
  queryOptions({
    queryKey: ["customer", id, "merge", merged_id],
    queryFn: ({ signal }) =>
      read(
        apiResult(api.GET("/api/customers/merge/{id}/{merged_id}", { params: { path: { id, merged_id } }, signal })),
      ),
    staleTime: 0,
    // Not while values are chosen: a refused merge asks for both again.
    refetchOnWindowFocus: false,
    retry: false,
  });

export const mergeCustomers = (api: Api, body: Schema<"MergeCustomersRequest">) =>
  apiResult(api.POST("/api/customers/merge", { body }));

export const undoMerge = (api: Api, id: number) => apiResult(api.POST("/api/customers/merge/undo", { body: { id } }));
