import { sql } from "drizzle-orm";
import { expect } from "vitest";
import type { Database } from "../db/database.ts";

/**
 * Waits until so many other sessions wait for a lock in this database. The embedded one has a single connection: there, all
 * others wait for the transaction anyway.
 */
export async function lockAwaited(tx: Database, sessions = 1): Promise<void> {
  const isTrue = async (condition: ReturnType<typeof sql>): Promise<boolean> => {
    const [row] = await tx.select({ holds: sql<boolean>`${condition}` }).from(sql`(select 1) as one`);
    return row?.holds === true;
  };
  if (await isTrue(sql`inet_server_addr() is null`)) return;
  const awaited = sql`(select count(*) from pg_locks join pg_stat_activity using (pid)
    where not granted and datname = current_database()) >= ${sessions}`;
  await expect.poll(() => isTrue(awaited), { timeout: 60_000, interval: 20 }).toBe(true);
}
