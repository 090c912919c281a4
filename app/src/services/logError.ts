/** Logs a failure that staff cannot mend and need not see (OPS-TTL-48, OPS-TTL-49). */
export function logError(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console
  console.error(what, error);
}
