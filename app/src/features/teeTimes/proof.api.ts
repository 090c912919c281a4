import { queryOptions } from "@tanstack/react-query";
import { apiResult } from "../../api/apiResult.ts";
import type { Api } from "../../api/client.ts";
import type { Schema } from "../../api/contract.ts";
import { read } from "../../queries/read.ts";

export type Proof = Schema<"TeeTimeProof">;

/** The proof of a tee time, read each time it is opened: a document is not made of what was true a while ago. */
export const proofQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ["tee_time", "proof", id],
    queryFn: ({ signal }) =>
      read(apiResult(api.GET("/api/tee_times/proof/{id}", { params: { path: { id } }, signal }))),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
