import { drizzle } from "drizzle-orm/node-postgres";
import { Client, type Pool } from "pg";
import type { Connection } from "./connection.ts";
import { startHeartbeat } from "./heartbeat.ts";
import { migratePostgres } from "./migratePostgres.ts";
import { createPool } from "./pool.ts";
import { createPresence } from "./presence.ts";
import * as schema from "./schema/index.ts";

/** Any number, the same in every server of this project. */
const exclusiveLock = 7_433_375;

/** Milliseconds a request waits for a connection when all are in use. An absent database is noticed sooner. */
const defaultConnectionPatience = 10_000;
/**
 * Milliseconds a statement waits for a lock. PostgreSQL looks for a deadlock after a second (`deadlock_timeout`). A statement that gave up as
 * early would end with the error of a locked table, which is not `retried`.
 */
const defaultLockPatience = 1500;
/** Milliseconds that closing waits for connections in use. */
const closingPatience = 2000;

export type PostgresOptions = {
  readonly url: string;
  readonly poolSize: number;
  /** A connection broke. The pool opens another one when it needs it. */
  readonly onLost: (error: Error) => void;
  /** Milliseconds a statement waits for a lock, so that a locked table cannot hold all connections for long. */
  readonly lockPatience?: number;
  /** Milliseconds a request waits for a connection when all are in use. */
  readonly connectionPatience?: number;
  /** Whether it may be away at the start too, as a replica may. */
  readonly mayBeAway?: boolean;
};

/** Compiling a statement takes up to 3 s, also of one that then reads ten rows; nothing here gains as much by it. */
const settings = (lockPatience: number): string => `set statement_timeout = 60000; set lock_timeout = ${lockPatience};
  set idle_in_transaction_session_timeout = 60000; set jit = off`;

/** A PostgreSQL server, shared with any number of other Teedesk servers. */
export async function openPostgres(options: PostgresOptions): Promise<Connection> {
  const { url, poolSize, onLost, mayBeAway = false } = options;
  const { lockPatience = defaultLockPatience, connectionPatience = defaultConnectionPatience } = options;
  const own = { connectionString: url, application_name: "teedesk" };
  const { pool, destroyConnections, bytesHeard } = createPool(
    {
      ...own,
      max: poolSize,
      connectionTimeoutMillis: connectionPatience,
      // By a statement: a pooler refuses a connection that begins with settings it does not know.
      // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, whatever its type says
      onConnect: async (client) => {
        await client.query(settings(lockPatience));
      },
      keepAlive: true,
    },
    onLost,
  );
  const presence = createPresence();
  presence.onChange((isThere) => {
    if (!isThere) destroyConnections();
  });
  if (mayBeAway) presence.set(await isThere(pool));
  else await tryOnce(pool);
  const heartbeat = startHeartbeat({ config: own, bytesHeard, report: presence.set });

  /** Runs the work on a connection of its own, whose statements may take as long as they need. */
  const patiently = async <T>(work: (client: Client) => Promise<T>): Promise<T> => {
    const client = new Client(own);
    client.on("error", onLost);
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  };
  return {
    db: drizzle(pool, { schema }),
    presence,
    migrate: () => patiently((client) => migratePostgres(client)),
    exclusively: (work) =>
      // Ending the connection releases the lock, also when the work failed.
      patiently(async (client) => {
        await client.query("select pg_advisory_lock($1)", [exclusiveLock]);
        return work();
      }),
    async cancelStatement(backendId) {
      await pool.query("select pg_cancel_backend($1)", [backendId]);
    },
    poolUse: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async close() {
      await heartbeat.stop();
      // A connection that is still in use then waits for a response that will not arrive.
      const deadline = setTimeout(destroyConnections, closingPatience);
      await pool.end().finally(() => clearTimeout(deadline));
    },
  };
}

async function isThere(pool: Pool): Promise<boolean> {
  try {
    (await pool.connect()).release();
    return true;
  } catch {
    return false;
  }
}

/** Advice for the mistakes of a first installation, by PostgreSQL's code. */
const advice: Readonly<Record<string, string>> = {
  "3D000": " There is no database of this name: create it, or correct the end of the address.",
  "28P01": " The password of this role is another one.",
  "28000": " The server does not let this role in: see its pg_hba.conf.",
};

/** Throws one line for a wrong address, database, password or encoding. The address is not repeated, as it holds the password. */
async function tryOnce(pool: Pool): Promise<void> {
  const encoding = await encodingOf(pool);
  if (encoding === "UTF8") return;
  await pool.end();
  const advice = "Create one by createdb --encoding UTF8 --template template0.";
  throw new Error(
    `DATABASE_URL: the database has the encoding ${encoding}, which not every name can be stored in. ${advice}`,
  );
}

async function encodingOf(pool: Pool): Promise<string | undefined> {
  try {
    return (await pool.query<{ server_encoding: string }>("show server_encoding")).rows[0]?.server_encoding;
  } catch (error) {
    await pool.end();
    const reason = error instanceof Error && "code" in error ? String(error.code) : "no answer";
    throw new Error(`DATABASE_URL: the database cannot be used (${reason}).${advice[reason] ?? ""}`, { cause: error });
  }
}
