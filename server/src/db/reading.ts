import { sql } from "drizzle-orm";
import type { Connection } from "./connection.ts";

/** The target of a long read: the statements of one transaction, and a way to cancel one. */
type Source = Pick<Connection, "db" | "cancelStatement">;

/** Runs a read that sees everything that was stored before it. */
export type Reading = <T>(read: (source: Source) => Promise<T>) => Promise<T>;

/** Milliseconds a read waits for the replica to catch up before it goes to the primary, and the interval of its checks. */
const [patience, pause] = [2000, 20];

/**
 * Reads on the replica once it has replayed what the primary had written when the read began, so that no one misses what they have
 * just stored; on the primary when there is no replica, or it is away, behind or promoted.
 */
export function createReading(primary: Connection, replica: Connection | null): Reading {
  return async (read) => {
    if (replica === null || !(await hasCaughtUp(primary, replica))) return read(primary);
    return replica.presence.whileThere(() => read(replica));
  };
}

/** One row without a table. */
const once = sql`(select) as once`;

async function hasCaughtUp(primary: Connection, replica: Connection): Promise<boolean> {
  if (!replica.presence.isThere()) return false;
  const [written] = await primary.db.select({ position: sql<string>`pg_current_wal_insert_lsn()::text` }).from(once);
  if (written === undefined) return false;
  const isSeen = sql<boolean>`pg_is_in_recovery() and coalesce(pg_last_wal_replay_lsn() >= ${written.position}::pg_lsn, false)`;
  const look = () => replica.db.select({ isSeen }).from(once);
  const deadline = performance.now() + patience;
  try {
    while (performance.now() < deadline) {
      const [found] = await replica.presence.whileThere(look);
      if (found?.isSeen === true) return true;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  } catch {
    // Whatever is wrong with the replica, the primary can serve the read.
  }
  return false;
}
