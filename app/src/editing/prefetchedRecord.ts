import type { QueryClient } from "@tanstack/react-query";
import type { Api } from "../api/client.ts";
import { type Loadable, recordQuery } from "./prefetchRecord.ts";

/** A record that was prefetched a moment ago, once: whoever reloads gets it from the server. */
export function takeHeld<Entity>(queries: QueryClient, kind: Loadable<Entity>, api: Api, id: number): Entity | null {
  const { queryKey } = recordQuery(kind, api, id);
  const entity = queries.getQueryData(queryKey) ?? null;
  if (entity !== null) queries.removeQueries({ queryKey });
  return entity;
}

/** The same when it is still on its way. */
export async function takePrefetched<Entity>(
  queries: QueryClient,
  kind: Loadable<Entity>,
  api: Api,
  id: number,
): Promise<Entity | null> {
  const { queryKey } = recordQuery(kind, api, id);
  // One that fails is read once more, by the page, which then says why.
  await queries
    .getQueryCache()
    .find({ queryKey })
    ?.promise?.catch(() => null);
  return takeHeld(queries, kind, api, id);
}
