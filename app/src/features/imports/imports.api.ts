import { queryOptions } from "@tanstack/react-query";
import { apiResult } from "../../api/apiResult.ts";
import type { Api } from "../../api/client.ts";
import type { Schema } from "../../api/contract.ts";
import { uploadFetch } from "../../api/uploadFetch.ts";
import type { ImportPorts } from "../../flows/importFile/ports.ts";
import { read } from "../../queries/read.ts";

export type ImportDetails = Schema<"ImportDetails">;
export type ImportKind = Schema<"ImportKind">;
export type ImportRow = Schema<"ImportRow">;

export const importsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["import", "list"],
    queryFn: ({ signal }) => read(apiResult(api.GET("/api/imports/index", { signal }))),
    staleTime: 0,
  });

export type ShownRows = {
  readonly action?: Schema<"ImportAction">;
  readonly state?: Schema<"ImportRowState">;
  readonly page: number;
};

/** A page of an import's rows. `at` is the import's state: rows are read again when it changes. */
export const importRowsQuery = (api: Api, id: number, query: ShownRows, at: string) =>
  queryOptions({
    queryKey: ["import", id, "rows", query, at],
    queryFn: ({ signal }) =>
      read(apiResult(api.GET("/api/imports/rows/{id}", { params: { path: { id }, query }, signal }))),
    staleTime: 0,
  });

/** Sends a file; `onProgress` gets the part that was sent, from 0 to 1. */
export function uploadImport(
  api: Api,
  { kind, file }: { readonly kind: ImportKind; readonly file: File },
  onProgress: (share: number) => void,
) {
  const call = api.POST("/api/imports", {
    params: { query: { kind, file_name: file.name.slice(-255) } },
    body: file.name,
    bodySerializer: () => file,
    headers: { "content-type": "application/octet-stream" },
    fetch: uploadFetch(onProgress),
  });
  return apiResult(call);
}

export function importPorts(api: Api, id: number): ImportPorts<ImportDetails> {
  const params = { path: { id } };
  return {
    load: (signal) => apiResult(api.GET("/api/imports/show/{id}", { params, signal })),
    plan: (body) => apiResult(api.POST("/api/imports/plan/{id}", { params, body })),
    run: () => apiResult(api.POST("/api/imports/run/{id}", { params })),
    undo: () => apiResult(api.POST("/api/imports/undo/{id}", { params })),
  };
}

export const discardImport = (api: Api, id: number) =>
  apiResult(api.DELETE("/api/imports/{id}", { params: { path: { id } } }));
