import { readConfig } from "../config/config.ts";
import { makeDataFolder } from "../config/dataFolder.ts";
import { connect } from "../db/connect.ts";
import { createFeedKey, revokeFeedKeys } from "../features/feed/feedKeys.ts";

const usage = `Makes a key for a source of free tee times, on the database DATA_DIR or DATABASE_URL names.
  npm run feed:key -- --source <name> [--revoke]
With --revoke all keys of the source end.`;

try {
  const given = process.argv.slice(2);
  const source = given[given.indexOf("--source") + 1]?.trim() ?? "";
  if (!given.includes("--source") || source === "" || source.startsWith("--")) throw new Error(usage);
  const config = readConfig(process.env);
  makeDataFolder(config.dataDir);
  const connection = await connect({ ...config, poolSize: config.databasePool, onLost: () => undefined });
  try {
    await connection.exclusively(connection.migrate);
    if (given.includes("--revoke")) console.log(`Keys ended: ${await revokeFeedKeys(connection.db, source)}`);
    else console.log(await createFeedKey(connection.db, source));
  } finally {
    await connection.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
