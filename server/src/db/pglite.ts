import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { projectPaths } from "../config/paths.ts";
import type { Connection } from "./connection.ts";
import { createPresence } from "./presence.ts";
import * as schema from "./schema/index.ts";

/** The database inside this process. It has one connection, and one process per folder (see folderLock.ts). */
export async function openPglite(options: PGliteOptions): Promise<Connection & { readonly client: PGlite }> {
  const client = await PGlite.create({ ...options, extensions: { pg_trgm } }).catch((cause: unknown) => {
    throw new Error(
      `DATA_DIR: the database in ${options.dataDir ?? "memory"} is damaged or of another version of PostgreSQL. Restore a backup, or move the folder away to start with an empty one.`,
      { cause },
    );
  });
  const db = drizzle(client, { schema });
  let last: Promise<unknown> = Promise.resolve();
  return {
    client,
    db,
    // It runs in this process.
    presence: createPresence(),
    migrate: () => migrate(db, { migrationsFolder: projectPaths().migrations }),
    exclusively(work) {
      const run = last.then(work, work);
      last = run;
      return run;
    },
    cancelStatement: async () => {},
    poolUse: () => ({ total: 1, idle: client.closed ? 0 : 1, waiting: 0 }),
    close: () => client.close(),
  };
}
