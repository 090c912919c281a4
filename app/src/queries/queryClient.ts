import { QueryClient } from "@tanstack/react-query";
import { isWorthRetrying } from "./read.ts";

/**
 * The cache of everything that is read: lists, choices, summaries. Calls that change something are never queries, not even
 * those that are GETs (receipts, voucher, cancelation email): a cache would repeat or skip them.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && isWorthRetrying(error),
        // A console that stands open all day refreshes what its screens say, not whenever somebody looks at it.
        refetchOnWindowFocus: false,
      },
      // One press is one call, now: none is repeated, or kept for when the network is back (UNCLEAR-62).
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
