import { queryOptions } from "@tanstack/react-query";
import { answer } from "../../api/answer.ts";
import type { Api } from "../../api/client.ts";
import type { Schema } from "../../api/contract.ts";
import { read } from "../../queries/read.ts";

export type ReportRunState = Schema<"ReportRun">;

/** How often it is asked how far a report has come, in milliseconds. */
const pollInterval = 1000;

/** How far a report has come that was asked for, until it is made or has failed. */
export const reportRun = (api: Api, id: number) =>
  queryOptions({
    queryKey: ["reportRun", id],
    queryFn: ({ signal }) => read(answer(api.GET("/api/reports/runs/{id}", { params: { path: { id } }, signal }))),
    refetchInterval: ({ state: { data } }) =>
      data?.state === "made" || data?.state === "failed" ? false : pollInterval,
    // Whoever looks at another window meanwhile wants to see the end when they come back.
    refetchIntervalInBackground: true,
    staleTime: 0,
  });
