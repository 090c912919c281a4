import { setTimeout } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type { Client } from "pg";
import { projectPaths } from "../config/paths.ts";
import { sqlErrorOf } from "./sqlError.ts";

export type LockPatience = {
  /** Milliseconds a statement of the migration waits for a lock. Later statements of others wait behind it. */
  readonly lockTimeout: number;
  /** The number of times the migration is tried. */
  readonly tries: number;
  /** Lets those through who waited behind the last try. */
  readonly pause: () => Promise<unknown>;
};

const standard: LockPatience = { lockTimeout: 2000, tries: 10, pause: () => setTimeout(3000) };

/** A lock that was not available in time, and a deadlock with a booking. */
const lockedOut: readonly string[] = ["55P03", "40P01"];

/**
 * Brings the tables up to date. It is one transaction, which keeps every lock it has: if it waited for a lock without limit, a
 * report or a dump that reads one table would block all bookings. So it gives up in time, and tries again.
 */
export async function migratePostgres(client: Client, patience: LockPatience = standard): Promise<void> {
  const { lockTimeout, tries, pause } = patience;
  await client.query("select set_config('lock_timeout', $1, false)", [`${lockTimeout}ms`]);
  for (let tried = 1; ; tried += 1) {
    try {
      return await migrate(drizzle(client), { migrationsFolder: projectPaths().migrations });
    } catch (error) {
      if (tried === tries || !lockedOut.includes(sqlErrorOf(error)?.code ?? "")) throw inOneLine(error);
    }
    await pause();
  }
}

/** The cause of a failed statement, without the statement. */
function inOneLine(cause: unknown): unknown {
  const refusal = sqlErrorOf(cause);
  if (refusal?.code === "42501") {
    const advice = "this role may not change the tables. Run npm run migrate as their owner.";
    return new Error(`DATABASE_URL: ${advice} (${refusal.message})`, { cause });
  }
  if (refusal !== null && lockedOut.includes(refusal.code)) {
    const advice =
      "another session holds a lock on a table. Nothing was changed. End that session, or try again later.";
    return new Error(`DATABASE_URL: ${advice} (${refusal.message})`, { cause });
  }
  return cause;
}
