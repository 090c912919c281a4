/** The members of an object of JSON. */
export type Members = Readonly<Record<string, unknown>>;

/** Whether a value of JSON is an object, and neither a list nor null. */
export const isMembers = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value);
