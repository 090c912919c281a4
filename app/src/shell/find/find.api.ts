import { queryOptions } from "@tanstack/react-query";
import { apiResult } from "../../api/apiResult.ts";
import type { Api } from "../../api/client.ts";
import type { Schema } from "../../api/contract.ts";
import { read } from "../../queries/read.ts";

export type FoundRecord = Schema<"FoundRecord">;

/** The longest text that the server searches for. */
export const longestText = 100;

/** The records that a text means; read again each time, since it is asked for what is true now. */
export const foundRecords = (api: Api, q: string) =>
  queryOptions({
    queryKey: ["find", q],
    queryFn: ({ signal }) => read(apiResult(api.GET("/api/find", { params: { query: { q } }, signal }))),
    enabled: q !== "",
    staleTime: 0,
    gcTime: 0,
  });
