import { Readable } from "node:stream";
import type { Handlers } from "../../contract/contract.ts";
import { failure } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";
import { beginImport, discardImport, planImport, undoImport } from "./actOnImport.ts";
import { listImportRows, listImports, showImport } from "./showImport.ts";
import { bytesOf, storeImport } from "./storeImport.ts";

type ImportHandlers = Pick<
  Handlers,
  | "uploadImport"
  | "listImports"
  | "getImport"
  | "listImportRows"
  | "planImport"
  | "beginImport"
  | "undoImport"
  | "discardImport"
>;

/** Files of records from another system (DECISION-68). */
export function importHandlers({ db, jobs }: Services): ImportHandlers {
  return {
    async uploadImport({ query, body, staff }) {
      const file: unknown = body;
      if (!(file instanceof Readable)) throw failure(415, "The request must be a file, application/octet-stream.");
      const bytes = await bytesOf(file.iterator({ destroyOnReturn: false })).finally(() => file.resume());
      return showImport(db, await storeImport(db, { ...query, bytes, staff }));
    },
    listImports: () => listImports(db),
    getImport: ({ path }) => showImport(db, path.id),
    listImportRows: ({ path, query }) => listImportRows(db, path.id, query),
    async planImport({ path, body, staff }) {
      await planImport(db, { ...body, id: path.id, staff });
      jobs.wake("imports");
      return showImport(db, path.id);
    },
    async beginImport({ path, staff }) {
      await beginImport(db, { id: path.id, staff });
      jobs.wake("imports");
      return showImport(db, path.id);
    },
    async undoImport({ path, staff }) {
      await undoImport(db, { id: path.id, staff });
      jobs.wake("imports");
      return showImport(db, path.id);
    },
    async discardImport({ path }) {
      await discardImport(db, path.id);
      return {};
    },
  };
}
