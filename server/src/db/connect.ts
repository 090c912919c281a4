import { join } from "node:path";
import type { Connection } from "./connection.ts";
import { lockFolder } from "./folderLock.ts";
import { openPglite } from "./pglite.ts";
import { openPostgres } from "./postgres.ts";

export type ConnectOptions = {
  /** PostgreSQL when given, else PGlite in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly poolSize: number;
  readonly onLost: (error: Error) => void;
};

/** The folder of the embedded database. */
export const embeddedFolder = (dataDir: string): string => join(dataDir, "database");

/** Opens the database the configuration names. */
export async function connect({ databaseUrl, dataDir, poolSize, onLost }: ConnectOptions): Promise<Connection> {
  if (databaseUrl !== null) return openPostgres({ url: databaseUrl, poolSize, onLost });
  const unlock = lockFolder(dataDir);
  try {
    const connection = await openPglite({ dataDir: embeddedFolder(dataDir) });
    return { ...connection, close: () => connection.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}
