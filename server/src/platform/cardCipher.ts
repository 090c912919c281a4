import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Encrypts the numbers of saved cards (ANSWER-28) and the secrets of second factors. `owner` binds a text to its row: elsewhere it cannot be read. */
export type CardCipher = {
  /** Identifies a key without revealing anything of it. */
  readonly keyId: string;
  readonly encrypt: (number: string, owner: string) => string;
  readonly decrypt: (text: string, owner: string) => string;
  /** A keyed hash: shows whether two texts are equal, and reveals nothing else. */
  readonly mac: (text: string) => string;
};

/** The place in a queue that a saved card belongs to; the card's ciphertext is bound to it. */
export const cardOwner = (availability_queue_id: number): string => `availability_queue:${availability_queue_id}`;

/** The staff user whose second factor a ciphertext is bound to. */
export const factorOwner = (staff_user_id: number): string => `second_factor:${staff_user_id}`;

/** AES-256-GCM; the text is nonce, tag and ciphertext in base64url. */
export function createCardCipher(key: Buffer): CardCipher {
  const macKey = Buffer.from(hkdfSync("sha256", key, "", "mac", 32));
  return {
    keyId: createHmac("sha256", macKey).update("key id").digest("base64url").slice(0, 16),
    encrypt(number, owner) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(number, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
    },
    decrypt(text, owner) {
      const bytes = Buffer.from(text, "base64url");
      const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, 12)).setAAD(Buffer.from(owner));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
    },
    mac: (text) => createHmac("sha256", macKey).update(text).digest("base64url"),
  };
}

/** The key kept in the data folder, made on the first start. Several servers on one database must share CARD_KEY instead. */
export function keyInFolder(dataDir: string): Buffer {
  const file = join(dataDir, "card.key");
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(32).toString("base64"), { mode: 0o600, flag: "wx" });
  }
  chmodSync(file, 0o600);
  const key = Buffer.from(readFileSync(file, "utf8"), "base64");
  if (key.length !== 32) throw new Error(`CARD_KEY: ${file} is damaged. Restore it from a backup, or set CARD_KEY.`);
  return key;
}

/** Replaces the key in the data folder, completely or not at all. */
export function replaceKeyInFolder(dataDir: string, key: Buffer): void {
  const file = join(dataDir, "card.key");
  writeFileSync(`${file}.new`, key.toString("base64"), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
