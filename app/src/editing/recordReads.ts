import type { ReadContext, Reads } from "../navigation/page.ts";
import { type Loadable, recordQuery } from "./prefetchRecord.ts";

type Kind<Entity> = Loadable<Entity> & {
  /** Reads what a new record begins with. */
  readonly reads?: (context: ReadContext) => Promise<unknown>;
};

/** The reads of a record's page: the record, none for a new one, and the choices its height depends on. */
export const recordReads =
  <Entity>(kind: Kind<Entity>): Reads =>
  async ({ api, queries, params }) => {
    const id = params["id"] ?? "";
    const choices = kind.reads?.({ api, queries }).catch(() => null);
    const isStored = /^[1-9]\d{0,9}$/.test(id);
    await Promise.all([choices, isStored && queries.prefetchQuery(recordQuery(kind, api, Number(id)))]);
  };
