/** The database's own error of a failed statement, inside the errors that wrap it; null for any other error. */
export function sqlErrorOf(error: unknown): {
  readonly code: string;
  readonly constraint: string | null;
  readonly message: string;
  /** The values of a broken constraint: "Key (lower(code))=(summer) already exists." */
  readonly detail: string;
} | null {
  if (!(error instanceof Error)) return null;
  if (!("code" in error)) return sqlErrorOf(error.cause);
  const constraint = "constraint" in error && typeof error.constraint === "string" ? error.constraint : null;
  const detail = "detail" in error && typeof error.detail === "string" ? error.detail : "";
  return { code: String(error.code), constraint, message: error.message, detail };
}
