/** What a failed call says to the user: the server's own line, and that of a system behind it (OPS-TT-42, OPS-TT-43). */
export type FailureLines = { readonly message: string; readonly backend_message: string };

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const textAt = (value: unknown, name: keyof FailureLines): string => {
  const text: unknown = typeof value === "object" && value !== null ? Reflect.get(value, name) : null;
  return typeof text === "string" ? text : "";
};

/** Reads both lines from the body of a failed call; blank where it says neither, as a page of a proxy does. */
export const failureLines = (body: string): FailureLines => {
  const said = parseJson(body);
  return { message: textAt(said, "message"), backend_message: textAt(said, "backend_message") };
};
