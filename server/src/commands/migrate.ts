import { readConfig } from "../config/config.ts";
import { makeDataFolder } from "../config/dataFolder.ts";
import { connect } from "../db/connect.ts";
import { grantServerRole } from "../db/serverRole.ts";

/**
 * `npm run migrate`: brings the tables up to date, as their owner, and gives SERVER_ROLE the rights that serving needs. Servers
 * on PostgreSQL only check: a role that can change tables could also rewrite the audit trail.
 */
try {
  const config = readConfig(process.env);
  if (config.databaseUrl === null) makeDataFolder(config.dataDir);
  const connection = await connect({ ...config, poolSize: config.databasePool, onLost: () => undefined });
  try {
    await connection.exclusively(connection.migrate);
    if (config.serverRole !== null) await grantServerRole(connection.db, config.serverRole);
  } finally {
    await connection.close();
  }
  const rights = config.serverRole === null ? "" : `; ${config.serverRole} may serve`;
  console.log(`The tables are those of this version${rights}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
