import { readConfig } from "../config/config.ts";
import { makeDataFolder } from "../config/dataFolder.ts";
import { connect } from "../db/connect.ts";
import { createCardCipher, keyInFolder, replaceKeyInFolder } from "../platform/cardCipher.ts";
import { rotateCardKey } from "../platform/cardKey.ts";

const usage = `Encrypts the saved cards and the secrets of second factors anew. Stop all servers first, and start them with the new key.
  CARD_KEY=<old> NEW_CARD_KEY=<new> npm run card-key:rotate
Without CARD_KEY the key in DATA_DIR is used, and replaced.`;

try {
  const config = readConfig(process.env);
  const key = readConfig({ CARD_KEY: process.env["NEW_CARD_KEY"] }).cardKey;
  if (key === null) throw new Error(usage);
  makeDataFolder(config.dataDir);
  const connection = await connect({ ...config, poolSize: config.databasePool, onLost: () => undefined });
  try {
    const from = createCardCipher(config.cardKey ?? keyInFolder(config.dataDir));
    const { cards, factors } = await rotateCardKey(connection.db, { from, to: createCardCipher(key) });
    if (config.cardKey === null) replaceKeyInFolder(config.dataDir, key);
    console.log(`${cards} saved cards and ${factors} second factors were encrypted with the new key.`);
  } finally {
    await connection.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
