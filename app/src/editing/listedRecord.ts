import type { QueryClient } from "@tanstack/react-query";
import { member } from "../api/record.ts";
import type { Loadable } from "./prefetchRecord.ts";

/**
 * A record as the newest list showed it. Rows with a version are whole records; of a server that returns less in its lists
 * the record has to be read.
 */
export function listedRecord<Entity extends { readonly id: number }>(
  queries: QueryClient,
  { name }: Loadable<Entity>,
  id: number,
): Entity | null {
  // Lists that are known to be out of date are left out.
  const lists = queries
    .getQueryCache()
    .findAll({ queryKey: [name, "rows"], predicate: ({ state }) => !state.isInvalidated });
  const newest = lists.toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  for (const { queryKey } of newest) {
    const row = queries.getQueryData<readonly Entity[]>(queryKey)?.find((one) => one.id === id);
    if (row !== undefined) return typeof member(row, "lock_version") === "number" ? row : null;
  }
  return null;
}
