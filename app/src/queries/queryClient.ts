import { QueryClient } from "@tanstack/react-query";
import { isWorthRetrying } from "./read.ts";

/**
 * The cache of everything that is read: lists, choices, summaries. Calls that change something never go through it, not
 * even those that are GETs (receipts, voucher, cancelation email): a cache would repeat or skip them.
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
    },
  });
}
