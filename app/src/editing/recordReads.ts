import type { QueryClient } from "@tanstack/react-query";
import type { Api } from "../api/client.ts";
import type { FirstReads } from "../navigation/firstReads.ts";
import { type Loadable, recordQuery } from "./prefetchRecord.ts";

type Kind<Entity> = Loadable<Entity> & {
  /** What the fields offer as choices, where a new record begins with it. */
  readonly readPreset?: (api: Api, queries: QueryClient) => Promise<unknown>;
};

/** The first reads of a record's page: the record, none for a new one, and the choices its height depends on. */
export const recordReads =
  <Entity>(kind: Kind<Entity>): FirstReads =>
  async ({ api, queries, params }) => {
    const id = params["id"] ?? "";
    const choices = kind.readPreset?.(api, queries).catch(() => null);
    const isStored = /^[1-9]\d{0,9}$/.test(id);
    await Promise.all([choices, isStored && queries.prefetchQuery(recordQuery(kind, api, Number(id)))]);
  };
