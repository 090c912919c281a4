import { createHmac } from "node:crypto";

/**
 * A keyed hash of a request body: equal for equal bodies whatever the order of their members. Without the server's key
 * a body, and the card number in it, cannot be guessed from it. `omit` names members left out at any depth.
 */
export function fingerprint(body: unknown, { key, omit }: { key: string | Buffer; omit: readonly string[] }): string {
  const canonical = JSON.stringify(body, (name, value: unknown) => {
    if (omit.includes(name)) return undefined;
    return isRecord(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;
  });
  return createHmac("sha256", key).update(canonical).digest("base64url");
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
