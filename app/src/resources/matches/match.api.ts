import { queryOptions } from "@tanstack/react-query";
import { apiResult } from "../../api/apiResult.ts";
import type { Api } from "../../api/client.ts";
import type { Schema } from "../../api/contract.ts";
import { read } from "../../queries/read.ts";

export type SlotMatch = Schema<"SlotMatch">;

/** Who fits a free tee time, the first to call first. */
export const slotMatchesOf = (api: Api, id: number) =>
  queryOptions({
    queryKey: ["queue", "matches", id],
    queryFn: ({ signal }) =>
      read(apiResult(api.GET("/api/fore_up_availability/matches/{id}", { params: { path: { id } }, signal }))),
    staleTime: 0,
  });
