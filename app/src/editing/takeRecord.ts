import type { QueryClient } from "@tanstack/react-query";
import type { Api } from "../api/client.ts";
import { freshFor, type Loadable, recordQuery } from "./prefetchRecord.ts";

/** A record that was prefetched a moment ago, once: an older one, or one that is being read again, is not edited. */
export function takeRecord<Entity>(queries: QueryClient, kind: Loadable<Entity>, api: Api, id: number): Entity | null {
  const { queryKey } = recordQuery(kind, api, id);
  const query = queries.getQueryCache().find({ queryKey });
  if (query === undefined || query.state.fetchStatus !== "idle" || query.isStaleByTime(freshFor)) return null;
  const record = queries.getQueryData(queryKey) ?? null;
  queries.removeQueries({ queryKey });
  return record;
}

/** The same; waits for a read that is under way. */
export async function takeComingRecord<Entity>(
  queries: QueryClient,
  kind: Loadable<Entity>,
  api: Api,
  id: number,
): Promise<Entity | null> {
  const { queryKey } = recordQuery(kind, api, id);
  // One that fails is read once more, by the page, which then shows the reason.
  await queries
    .getQueryCache()
    .find({ queryKey })
    ?.promise?.catch(() => null);
  return takeRecord(queries, kind, api, id);
}
