/** For failures that staff can do nothing about and need not see (OPS-TTL-48, OPS-TTL-49): the browser's log. */
export function logError(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console
  console.error(what, error);
}
