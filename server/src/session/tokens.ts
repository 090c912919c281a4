import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** A secret a session goes by: 256 random bits, safe in a header. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** What is stored of it. A token is random, so a plain hash cannot be guessed back. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** Compares in a time that does not tell how much of the hash was right. */
export function sameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
