import type { QueryClient } from "@tanstack/react-query";
import type { HistoryEntity } from "./history.api.ts";

/** Makes what is cached of these kinds of record out of date: their lists and records, and their history. */
export function invalidateRecords(queries: QueryClient, kinds: readonly HistoryEntity[]): void {
  for (const kind of kinds) {
    void queries.invalidateQueries({ queryKey: [kind] });
    void queries.invalidateQueries({ queryKey: ["history", kind] });
  }
}
