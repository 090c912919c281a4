import type { CardCipher } from "../cardCipher.ts";

/**
 * A keyed hash that is the same for equal request bodies, whatever the order of their members. Without the server's key
 * neither a body nor the card number in it can be guessed from it. `omit` names members left out at any depth.
 */
export function fingerprint(
  body: unknown,
  { mac, omit }: Pick<CardCipher, "mac"> & { omit: readonly string[] },
): string {
  const canonical = JSON.stringify(body, (name, value: unknown) => {
    if (omit.includes(name)) return undefined;
    return isRecord(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;
  });
  return mac(canonical);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
