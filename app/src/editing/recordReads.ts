import type { FirstReads } from "../navigation/firstReads.ts";
import { type Loadable, recordQuery } from "./prefetchRecord.ts";

/** The first read of a record's page: the record, none for a new one. */
export const recordReads =
  <Entity>(kind: Loadable<Entity>): FirstReads =>
  async ({ api, queries, params }) => {
    const id = params["id"] ?? "";
    if (/^[1-9]\d{0,9}$/.test(id)) await queries.prefetchQuery(recordQuery(kind, api, Number(id)));
  };
