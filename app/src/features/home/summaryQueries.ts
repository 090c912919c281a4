import { notifyManager, type QueryClient, queryOptions, useIsFetching, useQueryClient } from "@tanstack/react-query";
import type { ApiResult, LocalDate } from "@teedesk/domain";
import { useCallback, useSyncExternalStore } from "react";
import type { Api } from "../../api/client.ts";
import { read } from "../../queries/read.ts";
import {
  type AgentFilter,
  type AskedPeriod,
  readCertificateSummary,
  readLeaderboard,
  readTeeTimeSummary,
  readTeeTimeTrend,
} from "./home.api.ts";

/** The interval at which the summaries are read again, in milliseconds (CONST-12). */
const summaryRefresh = 500_000;

const key = "summary";

/**
 * One summary. It is read whenever Home is opened and then at the interval; not in a hidden tab, and immediately when a tab whose summary is
 * too old is shown again (OPS-HOME-16).
 */
const summary = <T>(asked: readonly unknown[], call: (signal: AbortSignal) => Promise<ApiResult<T>>) =>
  queryOptions({
    queryKey: [key, ...asked],
    queryFn: ({ signal }) => read(call(signal)),
    staleTime: summaryRefresh,
    refetchInterval: summaryRefresh,
    refetchOnMount: "always",
    refetchOnWindowFocus: true,
  });

export const leaderboardQuery = (api: Api, date: LocalDate, agentFilter: AgentFilter) =>
  summary(["leaderboard", date, agentFilter], (signal) => readLeaderboard(api, { date, agentFilter }, signal));

export const teeTimeQuery = (api: Api, asked: AskedPeriod) =>
  summary(["teeTimes", asked], (signal) => readTeeTimeSummary(api, asked, signal));

export const trendQuery = (api: Api, date: LocalDate) =>
  summary(["trend", date], (signal) => readTeeTimeTrend(api, { date }, signal));

export const certificateQuery = (api: Api, asked: AskedPeriod) =>
  summary(["giftCertificates", asked], (signal) => readCertificateSummary(api, asked, signal));

/** The time at which the oldest summary on the screen was read, in milliseconds; 0 before the first. */
function oldestShown(queries: QueryClient): number {
  const shown = queries.getQueryCache().findAll({ queryKey: [key], type: "active" });
  const reads = shown.flatMap(({ state }) => (state.data === undefined ? [] : [state.dataUpdatedAt]));
  return reads.length === 0 ? 0 : Math.min(...reads);
}

/** All summaries on the screen: whether one is loading, their age, and reading them again. */
export function useSummaries() {
  const queries = useQueryClient();
  const subscribe = useCallback(
    (notify: () => void) => queries.getQueryCache().subscribe(notifyManager.batchCalls(notify)),
    [queries],
  );
  return {
    isFetching: useIsFetching({ queryKey: [key] }) > 0,
    updatedAt: useSyncExternalStore(subscribe, () => oldestShown(queries)),
    readAgain: () => void queries.invalidateQueries({ queryKey: [key] }),
    /** The next summaries are read again, even those in the cache. */
    forget: () => void queries.invalidateQueries({ queryKey: [key], refetchType: "none" }),
  };
}
