import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { type ImportMapping, importKeys, importMappings, importRows, imports } from "../../db/schema/imports.ts";
import { failure, notFound } from "../../platform/refusal.ts";
import { retried } from "../../platform/retried.ts";
import type { StaffMember } from "../../session/staffMember.ts";
import { kinds } from "./kinds/kinds.ts";
import { checkMapping } from "./mapping.ts";

type Import = typeof imports.$inferSelect;

const daysKept = 30;
type Act = { readonly id: number; readonly staff: StaffMember };

/** Does something with an import whose row no other transaction works on meanwhile. Throws 404. */
const holding = (db: Database, id: number, work: (tx: Database, held: Import) => Promise<void>): Promise<void> =>
  retried(() =>
    db.transaction(async (tx) => {
      const [held] = await tx.select().from(imports).where(eq(imports.id, id)).for("update");
      if (held === undefined) throw notFound("There is no such import.");
      await work(tx, held);
    }),
  );

const setState = (tx: Database, id: number, state: Import["state"], { id: staff_user_id, email }: StaffMember) =>
  tx.update(imports).set({ state, staff_user_id, staff_user: email }).where(eq(imports.id, id));

type Mapping = Act & { readonly mapping: ImportMapping; readonly is_day_first: boolean };

/** Begins a dry run with a mapping, which the next file of the kind begins with. Throws 409 once the import has been run. */
export const planImport = (db: Database, { id, staff, mapping, is_day_first }: Mapping): Promise<void> =>
  holding(db, id, async (tx, { kind, headings, state }) => {
    if (state !== "mapping" && state !== "planning" && state !== "planned")
      throw failure(409, "This file was imported already. Upload it again for another mapping.");
    checkMapping(kinds[kind].fields, headings, mapping);
    const remembered = Object.fromEntries(
      Object.entries(mapping).map(([name, column]) => [name, headings[column] ?? ""]),
    );
    await tx
      .insert(importMappings)
      .values({ kind, headings: remembered, is_day_first })
      .onConflictDoUpdate({
        target: importMappings.kind,
        set: { headings: remembered, is_day_first, updated_at: sql`now()` },
      });
    await tx.update(imports).set({ mapping, is_day_first }).where(eq(imports.id, id));
    await tx
      .update(importRows)
      .set({ action: null, reason: "", record_id: null, plan: null, state: "waiting", note: "" })
      .where(eq(importRows.import_id, id));
    await tx.delete(importKeys).where(eq(importKeys.import_id, id));
    await setState(tx, id, "planning", staff);
  });

/** Begins to carry out the plan that was shown. Does nothing when it has begun before. Throws 409 without a plan. */
export const beginImport = (db: Database, { id, staff }: Act): Promise<void> =>
  holding(db, id, async (tx, { state }) => {
    if (state === "mapping" || state === "planning") throw failure(409, "Wait for the dry run to end.");
    if (state === "planned") await setState(tx, id, "running", staff);
  });

/** Begins to undo an import, or to try again what was kept. Throws 409 before it is done. */
export const undoImport = (db: Database, { id, staff }: Act): Promise<void> =>
  holding(db, id, async (tx, { state }) => {
    if (state === "undoing") return;
    if (state !== "done" && state !== "undone") throw failure(409, "Wait for the import to end.");
    await tx
      .update(importRows)
      .set({ state: "done", note: "" })
      .where(and(eq(importRows.import_id, id), eq(importRows.state, "kept")));
    await setState(tx, id, "undoing", staff);
  });

/** Deletes what has not changed for so many days: the rows have personal data (DECISION-68). */
export async function forgetOldImports(db: Database): Promise<void> {
  await db.delete(imports).where(sql`${imports.updated_at} < now() - make_interval(days => ${daysKept})`);
}

/** Deletes a file's rows and their plans; its records stay, and can no longer be undone. Throws 409 while it is under way. */
export const discardImport = (db: Database, id: number): Promise<void> =>
  holding(db, id, async (tx, { state }) => {
    if (state === "planning" || state === "running" || state === "undoing")
      throw failure(409, "Wait for the import to end.");
    await tx.delete(imports).where(eq(imports.id, id));
  });
