import { and, eq, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../db/database.ts";
import { conflict, notFound } from "../platform/refusal.ts";

/** A table of records that staff edit (`entity` in db/schema/columns.ts). */
export type EntityTable = PgTable & { readonly id: PgColumn; readonly lock_version: PgColumn };

/** Which record a save is for, and the version the form began with; specified consoles send none. */
export type Held = { readonly id: number; readonly lock_version?: number | undefined };

/**
 * Begins every change of a record: holds its row until the transaction ends and counts its version up. Returns the record
 * as it was, read by its show call's `find`.
 *
 * Throws 404 when there is none, and 409 with the stored record when `lock_version` is given and is not the stored one, so
 * that nothing is written over somebody else's change (ANSWER-16).
 */
export async function holdRecord<Shown extends object>(
  tx: Database,
  table: EntityTable,
  { id, lock_version }: Held,
  find: (db: Database, id: number) => Promise<Shown | null>,
): Promise<Shown> {
  const isExpected = lock_version === undefined ? undefined : eq(table.lock_version, lock_version);
  const held = await tx
    .update(table)
    .set({ lock_version: sql`${table.lock_version} + 1` })
    .where(and(eq(table.id, id), isExpected))
    .returning({ id: table.id });
  const stored = await find(tx, id);
  if (stored === null) throw notFound();
  if (held.length === 0) throw stale(stored);
  return stored;
}

/** Throws what holdRecord throws for another version, before the record is held: for what is asked before a save. */
export function refuseStale(stored: { readonly lock_version: number }, lock_version: number | undefined): void {
  if (lock_version !== undefined && lock_version !== stored.lock_version) throw stale(stored);
}

const stale = (stored: object) => conflict("Someone else changed this record while you were editing it.", stored);
