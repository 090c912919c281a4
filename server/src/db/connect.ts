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

/** Opens the database the configuration names. */
export async function connect({ databaseUrl, dataDir, poolSize, onLost }: ConnectOptions): Promise<Connection> {
  if (databaseUrl !== null) return openPostgres({ url: databaseUrl, poolSize, onLost });
  const unlock = lockFolder(dataDir);
  try {
    const connection = await openPglite({ dataDir: join(dataDir, "database") });
    return { ...connection, close: () => connection.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}
