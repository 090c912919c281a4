import { DatabaseAway } from "./presence.ts";

/**
 * SQLSTATEs of passing failures: connection lost (08), out of connections, memory or space (53), shut down or starting up
 * (57P), ended while idle in a transaction, lock not available, a node that is not the primary, or is not yet (25006), and a transaction that lost its race against others each
 * time it was tried.
 */
const passing = /^(08...|53...|57P0[1-5]|25006|25P03|55P03|40001|40P01)$/;

/** Node's codes for a network that fails, or a host that cannot be reached. */
const network = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);

/** The driver's own failures have no code. */
const driver = /^Connection terminated|^timeout exceeded when trying to connect|not queryable$/;

/** Whether an error or its cause means that the database is away or in a passing state. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseAway) return true;
  const code = "code" in error ? String(error.code) : "";
  return passing.test(code) || network.has(code) || driver.test(error.message) || isUnavailable(error.cause);
}

/** Whether it waited for a lock in vain. */
export function isLockedOut(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === "55P03") || isLockedOut(error.cause);
}
