import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { cardOwner, createCardCipher, keyInFolder } from "./cardCipher.ts";

const number = "4242424242424242";

it("gives back what was encrypted, for its own row and with its own key only", () => {
  const cipher = createCardCipher(Buffer.alloc(32, 1));
  const text = cipher.encrypt(number, cardOwner(3));
  expect(text).not.toContain("4242");
  expect(cipher.encrypt(number, cardOwner(3))).not.toBe(text);
  expect(cipher.decrypt(text, cardOwner(3))).toBe(number);
  expect(() => cipher.decrypt(text, cardOwner(4))).toThrow("unable to authenticate");
  expect(() => createCardCipher(Buffer.alloc(32, 2)).decrypt(text, cardOwner(3))).toThrow("unable to authenticate");
});

it("keeps its key in the data folder, readable by its owner alone", () => {
  const folder = mkdtempSync(join(tmpdir(), "teedesk-key-"));
  const key = keyInFolder(folder);
  expect(key).toHaveLength(32);
  expect(keyInFolder(folder)).toEqual(key);
  expect(statSync(join(folder, "card.key")).mode & 0o777).toBe(0o600);
  rmSync(folder, { recursive: true });
});
