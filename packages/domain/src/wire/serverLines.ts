/** The messages of a response: the server's own, and that of a system behind it (OPS-TT-42, OPS-TT-43). */
export type ServerLines = { readonly message: string; readonly backend_message: string };

/** A response without messages. */
export const noLines: ServerLines = { message: "", backend_message: "" };

const textAt = (value: unknown, name: keyof ServerLines): string => {
  const text: unknown = typeof value === "object" && value !== null ? Reflect.get(value, name) : null;
  return typeof text === "string" ? text : "";
};

/** Reads both messages of a response; blank where it has none. */
export const serverLines = (value: unknown): ServerLines => ({
  message: textAt(value, "message"),
  backend_message: textAt(value, "backend_message"),
});

/** Reads both messages from the text of a body; blank where it is not JSON, as a proxy's page is not. */
export const serverLinesOfBody = (body: string): ServerLines => {
  try {
    return serverLines(JSON.parse(body));
  } catch {
    return noLines;
  }
};
