import { isMembers } from "./members.ts";

/** First message of each field by its dotted path; messages without a field are under the empty path. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Levels that are read; the `errors` of this product have at most three. */
const deepest = 10;

const texts = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((text) => typeof text === "string");

/** The first message, or all of a list in lines; null where the first is blank. */
const messageIn = (value: unknown, isList: boolean): string | null => {
  const [first = "", ...more] = texts(value);
  if (first.trim() === "") return null;
  return isList ? [first, ...more].join("\n") : first;
};

function* messages(
  value: unknown,
  path: readonly string[],
  lists: readonly string[],
): Generator<readonly [string, string]> {
  const message = messageIn(value, lists.includes(path.join(".")));
  if (message !== null) yield [path.join("."), message];
  else if (isMembers(value) && path.length < deepest)
    for (const [key, inner] of Object.entries(value))
      yield* messages(inner, key === "" || key === "base" ? path : [...path, key], lists);
}

/**
 * Reads the `errors` of a 422: dotted keys or nested objects, each with one message or a list of which the first
 * counts (CROSS-32, UNCLEAR-20). `base` and the empty key stand for the object they are in, a bare text or list for the
 * whole form. Anything else is left out. `lists` are the paths that are shown with all their messages, one in each line
 * (ADM-RATE-72, ADM-RATE-73).
 */
export const fieldErrors = (errors: unknown, lists: readonly string[] = []): FieldErrors => {
  const found = new Map<string, string>();
  for (const [path, message] of messages(errors, [], lists)) if (!found.has(path)) found.set(path, message);
  return Object.fromEntries(found);
};
