import type { components } from "@teedesk/openapi";

type Details = components["schemas"]["ImportDetails"];
type Import = components["schemas"]["Import"];

/** A server, and the session of an admin on it. `url` is asked for each call, as a killed server comes back at another. */
export type Importer = { readonly url: () => string; readonly session: Readonly<Record<string, string>> };

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Makes a call again while the server is away. Every call of an import may be repeated but the upload. */
type Call = { readonly method?: "POST"; readonly body?: string; readonly type?: string };

async function call(
  importer: Importer,
  path: string,
  { type = "application/json", ...init }: Call = {},
): Promise<Details> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const headers = { ...importer.session, ...(init.body !== undefined && { "content-type": type }) };
      const response = await fetch(`${importer.url()}/api/imports${path}`, { ...init, headers });
      const text = await response.text();
      if (!response.ok) throw new Error(`${path} returned ${response.status}: ${text.slice(0, 300)}`);
      return JSON.parse(text);
    } catch (error) {
      if (attempt >= 300 || !(error instanceof TypeError)) throw error;
      await pause(100);
    }
  }
}

/** Waits until an import that is under way has ended. */
async function ended(importer: Importer, id: number): Promise<Import> {
  for (;;) {
    const { import: found } = await call(importer, `/show/${id}`);
    if (found.state !== "planning" && found.state !== "running" && found.state !== "undoing") return found;
    await pause(500);
  }
}

/** Uploads a file and plans it as its headings suggest; `act` runs or undoes it. */
export async function importFile(importer: Importer, kind: string, file: string) {
  const uploaded = await call(importer, `?kind=${kind}&file_name=file.csv`, {
    method: "POST",
    body: file,
    type: "application/octet-stream",
  });
  const {
    mapping,
    is_day_first,
    import: { id },
  } = uploaded;
  await call(importer, `/plan/${id}`, { method: "POST", body: JSON.stringify({ mapping, is_day_first }) });
  const planned = await ended(importer, id);
  return {
    id,
    counts: planned.counts,
    act: async (what: "run" | "undo"): Promise<Import> => {
      await call(importer, `/${what}/${id}`, { method: "POST" });
      return ended(importer, id);
    },
  };
}
