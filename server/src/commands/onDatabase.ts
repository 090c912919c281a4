import type { Config } from "../config/config.ts";
import { makeDataFolder } from "../config/dataFolder.ts";
import { checkSchema } from "../db/checkSchema.ts";
import { connect } from "../db/connect.ts";
import type { Database } from "../db/database.ts";

/**
 * Works on the database that the settings name, with the rights of a server: an embedded one is brought up to date first, a
 * PostgreSQL server's is only checked, as its tables belong to another role.
 */
export async function onDatabase<T>(config: Config, work: (db: Database) => Promise<T>): Promise<T> {
  makeDataFolder(config.dataDir);
  const connection = await connect({ ...config, poolSize: config.databasePool, onLost: () => undefined });
  try {
    if (config.databaseUrl === null) await connection.exclusively(connection.migrate);
    await checkSchema(connection.db);
    return await work(connection.db);
  } finally {
    await connection.close();
  }
}
