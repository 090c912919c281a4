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
        // A console that is open all day refreshes on events of its screens, not whenever its window gets the focus.
        refetchOnWindowFocus: false,
      },
      // One press is one call: none is repeated, or kept until the network is back (UNCLEAR-62).
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
