import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** The secret of a session: 256 random bits, safe in a header. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** The stored form. A token is random, so a plain hash cannot be reversed by guessing. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64url");

/** Compares in constant time, which does not reveal how much of the hash was right. */
export function sameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
