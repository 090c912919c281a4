import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

/** The cost of scrypt: N is a power of two, r and p as in RFC 7914. */
export type PasswordCost = { readonly N: number; readonly r: number; readonly p: number };

/** The cost that ASVS 5 and OWASP recommend: about 0.3 s and 64 MB for each password. Two rounds need half the memory of one with twice N. */
const standardCost: PasswordCost = { N: 2 ** 16, r: 8, p: 2 };

const keyLength = 32;

const derive = (password: string, salt: Buffer, { N, r, p }: PasswordCost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const limits = { N, r, p, maxmem: 256 * N * r };
    scrypt(password.normalize("NFKC"), salt, keyLength, limits, (error, key) => (error ? reject(error) : resolve(key)));
  });

export type Passwords = {
  /** A text to store: `scrypt$N$r$p$salt$key`, so that the cost can be raised without invalidating older ones. */
  readonly hash: (password: string) => Promise<string>;
  /** A hash no password has. */
  readonly unusable: string;
  /** Checks a password at the cost its hash was made with; an unknown user (null) takes as long as a known one. */
  readonly fits: (password: string, stored: string | null) => Promise<boolean>;
  /** Whether a hash was made at another cost, so that the next sign-in should replace it. */
  readonly isOutdated: (stored: string) => boolean;
};

export function createPasswords(cost: PasswordCost = standardCost): Passwords {
  const stored = (salt: string, key: string) => ["scrypt", cost.N, cost.r, cost.p, salt, key].join("$");
  const unusable = stored("A".repeat(22), "A".repeat(43));
  return {
    unusable,
    async hash(password) {
      const salt = randomBytes(16);
      const key = await derive(password, salt, cost);
      return stored(salt.toString("base64url"), key.toString("base64url"));
    },
    async fits(password, hash) {
      const [, N, r, p, salt = "", key = ""] = (hash ?? unusable).split("$");
      const spent = { N: Number(N), r: Number(r), p: Number(p) };
      const derived = await derive(password, Buffer.from(salt, "base64url"), spent);
      const expected = Buffer.from(key, "base64url");
      return derived.length === expected.length && timingSafeEqual(derived, expected);
    },
    isOutdated: (hash) => hash.split("$", 4).join() !== unusable.split("$", 4).join(),
  };
}
