import type { Database } from "./database.ts";
import type { Presence } from "./presence.ts";

/** The numbers of all connections, of unused ones, and of requests that wait for one. */
type PoolUse = { readonly total: number; readonly idle: number; readonly waiting: number };

/** An open database, of either kind. */
export type Connection = {
  readonly db: Database;
  readonly presence: Presence;
  /** Brings the tables up to date. */
  readonly migrate: () => Promise<void>;
  /** Runs the work while no other server on this database runs such work. */
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T>;
  /** Cancels the statement of another connection, by its pg_backend_pid. The embedded database has no other connection. */
  readonly cancelStatement: (backendId: number) => Promise<void>;
  readonly poolUse: () => PoolUse;
  readonly close: () => Promise<void>;
};
