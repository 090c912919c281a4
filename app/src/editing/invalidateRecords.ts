import type { QueryClient } from "@tanstack/react-query";
import type { HistoryEntity } from "./history.api.ts";

/** A kind of record; or a list that is read from many of them. */
export type Changed = HistoryEntity | "promise" | "lost_lead" | "queue";

/** Makes what is cached of these kinds of record out of date: their lists and records, and their history. */
export function invalidateRecords(queries: QueryClient, kinds: readonly Changed[]): void {
  for (const kind of kinds) {
    void queries.invalidateQueries({ queryKey: [kind] });
    void queries.invalidateQueries({ queryKey: ["history", kind] });
  }
}
