import { queryOptions } from "@tanstack/react-query";
import { apiResult } from "../../api/apiResult.ts";
import type { Api } from "../../api/client.ts";
import type { Schema } from "../../api/contract.ts";
import { read } from "../../queries/read.ts";

export type FoundRecord = Schema<"FoundRecord">;

/** The longest text that the server searches for. */
export const longestText = 100;

/** The part of a text that is searched for: the server refuses more, and no address can have half a character. */
export const searchedPart = (text: string): string =>
  text
    .trim()
    .slice(0, longestText)
    .replace(/\p{Surrogate}$/u, "")
    .trim();

/** The records that a text means; read again each time, since it is asked for what is true now. */
export const foundRecords = (api: Api, q: string) =>
  queryOptions({
    queryKey: ["find", q],
    queryFn: ({ signal }) => read(apiResult(api.GET("/api/find", { params: { query: { q } }, signal }))),
    enabled: q !== "",
    staleTime: 0,
    gcTime: 0,
  });
