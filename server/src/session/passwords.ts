import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

const cost = { N: 2 ** 15, r: 8, p: 1 };
const keyLength = 32;

const derive = (password: string, salt: Buffer, { N, r, p }: typeof cost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const limits = { N, r, p, maxmem: 256 * N * r };
    scrypt(password.normalize("NFKC"), salt, keyLength, limits, (error, key) => (error ? reject(error) : resolve(key)));
  });

/** A text to store: `scrypt$N$r$p$salt$key`, so that the cost can be raised without invalidating older ones. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ["scrypt", cost.N, cost.r, cost.p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

/** A hash no password has; an unknown user is checked against it, which takes as long as a known one. */
export const noPassword = `scrypt$${cost.N}$${cost.r}$${cost.p}$${"A".repeat(22)}$${"A".repeat(43)}`;

export async function passwordFits(password: string, stored: string | null): Promise<boolean> {
  const [, N, r, p, salt = "", key = ""] = (stored ?? noPassword).split("$");
  const derived = await derive(password, Buffer.from(salt, "base64url"), { N: Number(N), r: Number(r), p: Number(p) });
  const expected = Buffer.from(key, "base64url");
  return derived.length === expected.length && timingSafeEqual(derived, expected);
}
