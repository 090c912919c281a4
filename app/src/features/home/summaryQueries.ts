import { queryOptions, useIsFetching, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Answer, LocalDate } from "@teedesk/domain";
import type { Api } from "../../api/client.ts";
import { read } from "../../queries/read.ts";
import {
  type AgentFilter,
  type AskedPeriod,
  readCertificateSummary,
  readLeaderboard,
  readTeeTimeSummary,
} from "./home.api.ts";

/** How often the summaries are read again, in milliseconds (CONST-12). */
const summaryRefresh = 500_000;

const key = "summary";

/**
 * One summary. It is read whenever Home is opened and then by the clock; not in a hidden tab, and at once when one that has
 * become too old is looked at again (OPS-HOME-16).
 */
const summary = <T>(asked: readonly unknown[], call: (signal: AbortSignal) => Promise<Answer<T>>) =>
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

export const certificateQuery = (api: Api, asked: AskedPeriod) =>
  summary(["giftCertificates", asked], (signal) => readCertificateSummary(api, asked, signal));

/** All summaries of a day: whether one is on its way, when they came last, and reading them again. */
export function useSummaries(api: Api, date: LocalDate) {
  const queries = useQueryClient();
  // Watched, not read: its card reads it.
  const { dataUpdatedAt } = useQuery({ ...teeTimeQuery(api, { isMonthly: false, date }), enabled: false });
  return {
    isFetching: useIsFetching({ queryKey: [key] }) > 0,
    /** Milliseconds; 0 before the first. */
    updatedAt: dataUpdatedAt,
    readAgain: () => void queries.invalidateQueries({ queryKey: [key] }),
    /** What is shown next is read anew, also what was read a while ago. */
    forget: () => void queries.invalidateQueries({ queryKey: [key], refetchType: "none" }),
  };
}
