/** What an answer says to the user: the server's own line, and that of a system behind it (OPS-TT-42, OPS-TT-43). */
export type ServerLines = { readonly message: string; readonly backend_message: string };

/** An answer that says nothing. */
export const noLines: ServerLines = { message: "", backend_message: "" };

const textAt = (value: unknown, name: keyof ServerLines): string => {
  const text: unknown = typeof value === "object" && value !== null ? Reflect.get(value, name) : null;
  return typeof text === "string" ? text : "";
};

/** Reads both lines of an answer; blank where it has none. */
export const serverLines = (value: unknown): ServerLines => ({
  message: textAt(value, "message"),
  backend_message: textAt(value, "backend_message"),
});

/** Reads both lines from a body that is still text; blank where it is no JSON, as a page of a proxy is. */
export const serverLinesOfBody = (body: string): ServerLines => {
  try {
    return serverLines(JSON.parse(body));
  } catch {
    return noLines;
  }
};
