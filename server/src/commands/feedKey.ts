import { readConfig } from "../config/config.ts";
import { createFeedKey, revokeFeedKeys } from "../features/feed/feedKeys.ts";
import { onDatabase } from "./onDatabase.ts";

const usage = `Makes a key for a source of free tee times, in the database of DATA_DIR or DATABASE_URL.
  npm run feed:key -- --source <name> [--revoke]
With --revoke all keys of the source end.`;

try {
  const given = process.argv.slice(2);
  const source = given[given.indexOf("--source") + 1]?.trim() ?? "";
  if (!given.includes("--source") || source === "" || source.startsWith("--")) throw new Error(usage);
  console.log(
    await onDatabase(readConfig(process.env), async (db) =>
      given.includes("--revoke") ? `Keys ended: ${await revokeFeedKeys(db, source)}` : createFeedKey(db, source),
    ),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
