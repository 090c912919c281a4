import { expect } from "vitest";
import type { TestApp } from "./testApp.ts";

type Details = {
  readonly import: {
    readonly id: number;
    readonly state: string;
    readonly counts: Readonly<Record<string, number>>;
  };
  readonly mapping: Readonly<Record<string, number>>;
  readonly is_day_first: boolean;
};

type Row = {
  readonly n: number;
  readonly action: string | null;
  readonly reason: string;
  readonly state: string;
  readonly note: string;
  readonly record_id: number | null;
  readonly changes: readonly object[];
  readonly read_as: Readonly<Record<string, string>>;
};

const under = ["planning", "running", "undoing"];

/** Imports files as the console does, in the name of an admin. */
export async function importing(server: TestApp, kind: string) {
  const admin = await server.as("admin");
  const get = async (path: string) =>
    (await server.inject({ method: "GET", url: `/api/imports/${path}`, headers: admin })).json();
  const post = (path: string, payload: object = {}) =>
    server.inject({ method: "POST", url: `/api/imports/${path}`, headers: admin, payload });
  const upload = (file: string | Uint8Array, file_name = "file.csv") =>
    server.inject({
      method: "POST",
      url: `/api/imports?kind=${kind}&file_name=${file_name}`,
      headers: { ...admin, "content-type": "application/octet-stream" },
      payload: typeof file === "string" ? file : Buffer.from(file),
    });
  const ended = async (id: number): Promise<Details> => {
    await expect.poll(async () => under.includes((await get(`show/${id}`)).import.state), { interval: 50 }).toBe(false);
    return get(`show/${id}`);
  };
  const rowsOf = async (id: number): Promise<readonly Row[]> => (await get(`rows/${id}`)).rows;
  const act = async (id: number, what: "run" | "undo") => {
    const acted = await post(`${what}/${id}`);
    expect([acted.statusCode, acted.body]).toEqual([200, expect.anything()]);
    return ended(id);
  };
  return {
    upload,
    post,
    get,
    ended,
    rowsOf,
    run: (id: number) => act(id, "run"),
    undo: (id: number) => act(id, "undo"),
    /** Uploads a file and plans it with the mapping that its headings suggest. */
    async plan(file: string | Uint8Array, change: Partial<Pick<Details, "mapping" | "is_day_first">> = {}) {
      const uploaded = await upload(file);
      expect([uploaded.statusCode, uploaded.body]).toEqual([200, expect.anything()]);
      const {
        import: { id },
        mapping,
        is_day_first,
      } = uploaded.json();
      const planned = await post(`plan/${id}`, { mapping, is_day_first, ...change });
      expect([planned.statusCode, planned.body]).toEqual([200, expect.anything()]);
      const {
        import: { state, counts },
      } = await ended(id);
      return { id, state, counts, mapping, rows: await rowsOf(id) };
    },
  };
}
