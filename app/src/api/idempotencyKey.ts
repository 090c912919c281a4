/**
 * A new key for the `Idempotency-Key` header: one per act of the user, kept until the call succeeds, so that
 * a repeated booking books once. `randomUUID` would need a secure context; staff may work over plain http.
 */
export function idempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
