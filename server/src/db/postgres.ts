import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Pool } from "pg";
import { projectPaths } from "../platform/paths.ts";
import type { Connection } from "./connection.ts";
import * as schema from "./schema/index.ts";

/** Any number will do, as long as every server of this project takes the same. */
const exclusiveLock = 7_433_375;

export type PostgresOptions = {
  readonly url: string;
  readonly poolSize: number;
  /** An idle connection broke. The pool opens another one when it needs it. */
  readonly onLost: (error: Error) => void;
};

/** A PostgreSQL server, shared with any number of other Teedesk servers. */
export async function openPostgres({ url, poolSize, onLost }: PostgresOptions): Promise<Connection> {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 60_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: "teedesk",
  });
  pool.on("error", onLost);
  await tryOnce(pool);
  const db = drizzle(pool, { schema });
  return {
    db,
    migrate: () => migrate(db, { migrationsFolder: projectPaths().migrations }),
    async exclusively(work) {
      const client = await pool.connect();
      try {
        await client.query("select pg_advisory_lock($1)", [exclusiveLock]);
        return await work();
      } finally {
        // Ending the connection gives the lock back, also when the work failed.
        client.release(true);
      }
    },
    poolUse: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

/** Finds a wrong address or password at once, in one line; the address itself holds the password and is not repeated. */
async function tryOnce(pool: Pool): Promise<void> {
  try {
    const client = await pool.connect();
    client.release();
  } catch (error) {
    await pool.end();
    const reason = error instanceof Error && "code" in error ? String(error.code) : "no answer";
    throw new Error(`DATABASE_URL: the database cannot be used (${reason}).`, { cause: error });
  }
}
