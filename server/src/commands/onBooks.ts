import { existsSync } from "node:fs";
import { sql } from "drizzle-orm";
import type { Config } from "../config/config.ts";
import { embeddedFolder } from "../db/connect.ts";
import { askIn } from "../sales/books/checkBooks.ts";
import { onDatabase } from "./onDatabase.ts";

/** A command that was called wrongly, in one line. */
export class WrongCall extends Error {}

/** Reads the books of one moment. Those of a folder have to be there: an empty database in a mistyped one would pass for books that are right. */
export function onBooks<T>(config: Config, read: (ask: ReturnType<typeof askIn>) => Promise<T>): Promise<T> {
  if (config.databaseUrl === null && !existsSync(embeddedFolder(config.dataDir)))
    throw new WrongCall(`DATA_DIR: ${config.dataDir} has no database. Name the folder of a server, or DATABASE_URL.`);
  return onDatabase(config, (db) =>
    db.transaction(
      async (tx) => {
        await tx.execute(sql`set local statement_timeout = 0`);
        return read(askIn(tx));
      },
      { isolationLevel: "repeatable read", accessMode: "read only" },
    ),
  );
}

/** Ends a command with what went wrong: 2 is its exit code after a wrong call, and 1 otherwise. */
export function endWith(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof WrongCall ? 2 : 1;
}
