import { isMembers } from "./members.ts";

/** First message of each field by its dotted path; messages without a field are under the empty path. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The deepest path that an `errors` object of this product has is three; anything far beyond is not one. */
const deepest = 10;

const firstMessage = (value: unknown): string | null => {
  const first: unknown = Array.isArray(value) ? value.find((message) => typeof message === "string") : value;
  return typeof first === "string" && first.trim() !== "" ? first : null;
};

function* messages(value: unknown, path: readonly string[]): Generator<readonly [string, string]> {
  const message = firstMessage(value);
  if (message !== null) yield [path.join("."), message];
  else if (isMembers(value) && path.length < deepest)
    for (const [key, inner] of Object.entries(value))
      yield* messages(inner, key === "" || key === "base" ? path : [...path, key]);
}

/**
 * Reads the `errors` of a 422 answer: dotted keys or nested objects, each with one message or a list of which the first
 * counts (CROSS-32, UNCLEAR-20). `base` and the empty key stand for the object they are in, a bare text or list for the
 * whole form. What is neither is left out.
 */
export const fieldErrors = (errors: unknown): FieldErrors => {
  const found = new Map<string, string>();
  for (const [path, message] of messages(errors, [])) if (!found.has(path)) found.set(path, message);
  return Object.fromEntries(found);
};
