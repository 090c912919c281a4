import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { apiResult } from "../api/apiResult.ts";
import type { Api } from "../api/client.ts";
import { read } from "../queries/read.ts";
import { logError } from "./logError.ts";
import type { OpenedReport } from "./openReport.ts";
import { useServices } from "./services.tsx";

/** The interval at which a report's progress is read, in milliseconds. */
const pollInterval = 1000;

const reportRun = (api: Api, id: number) =>
  queryOptions({
    queryKey: ["reportRun", id],
    queryFn: ({ signal }) => read(apiResult(api.GET("/api/reports/runs/{id}", { params: { path: { id } }, signal }))),
    refetchInterval: ({ state: { data } }) =>
      data?.state === "made" || data?.state === "failed" ? false : pollInterval,
    // The end has to show when staff come back from another window.
    refetchIntervalInBackground: true,
    staleTime: 0,
  });

/**
 * Progress of an opened report until it is made or has failed. A failure is logged (OPS-TTL-48) and closes the report's tab, which would
 * show the raw response.
 */
export function useReportRun(report: OpenedReport | null) {
  const { api } = useServices();
  const opened = report?.kind === "opened" ? report : null;
  const run = useQuery({ ...reportRun(api, opened?.run ?? 0), enabled: typeof opened?.run === "number" });
  const problem = run.data?.state === "failed" ? (run.data.problem ?? "") : null;
  useEffect(() => {
    if (opened === null || problem === null) return;
    opened.close();
    logError("The report was not made.", problem);
  }, [opened, problem]);
  return run;
}
