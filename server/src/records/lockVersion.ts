import { and, desc, eq, inArray, not, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../db/database.ts";
import { historyEntries } from "../db/schema/historyEntries.ts";
import type { HistoryAction, HistoryEntity } from "../platform/history/recordHistory.ts";
import { conflict, notFound } from "../platform/refusal.ts";

/** A table of records that staff edit (`entity` in db/schema/columns.ts). */
export type EntityTable = PgTable & { readonly id: PgColumn; readonly lock_version: PgColumn };

/** The record of a save, and the version that the form began with; specified consoles send none. */
export type Held = { readonly id: number; readonly lock_version?: number | undefined };

/** The kind of its history, which has who changed or deleted it; null for a record without one. */
type HeldOfKind = Held & { readonly entity: HistoryEntity | null };

/**
 * Begins every change of a record: locks its row until the transaction ends and increments its version. Returns the record
 * as it was, read by its show call's `find`.
 *
 * When `lock_version` is given and is not the stored one it throws 409 with the stored record, so that another person's change
 * is not overwritten (ANSWER-16), or with null when the record was deleted. Without a version a record that does not exist is 404.
 */
export async function holdRecord<Shown extends object>(
  tx: Database,
  table: EntityTable,
  { entity, id, lock_version }: HeldOfKind,
  find: (db: Database, id: number) => Promise<Shown | null>,
): Promise<Shown> {
  const isExpected = lock_version === undefined ? undefined : eq(table.lock_version, lock_version);
  const held = await tx
    .update(table)
    .set({ lock_version: sql`${table.lock_version} + 1` })
    .where(and(eq(table.id, id), isExpected))
    .returning({ id: table.id });
  const stored = await find(tx, id);
  if (stored !== null && held.length > 0) return stored;
  if (stored === null && lock_version === undefined) throw notFound();
  throw stale(await lastEditor(tx, { entity, id }), stored);
}

/** Actions that count a record's version up. Others, such as a receipt sent, only leave an entry in its history. */
const changing: readonly HistoryAction[] = [
  "created",
  "updated",
  "customer changed",
  "purchaser changed",
  "recipient changed",
  "canceled",
  "deleted",
  "erased",
  "merged",
  "merge undone",
];

/** Changes of a rate's date ranges are entries of the rate, and leave its version as it is. */
const isOfRangesAlone = sql`(${historyEntries.changes} @> '[{"field": "rate_date_ranges"}]'
  and jsonb_array_length(${historyEntries.changes}) = 1)`;

/** The e-mail address of the staff user who made the last change of the record itself. */
async function lastEditor(tx: Database, { entity, id }: Omit<HeldOfKind, "lock_version">): Promise<string | null> {
  if (entity === null) return null;
  const [last] = await tx
    .select({ staff_user: historyEntries.staff_user })
    .from(historyEntries)
    .where(
      and(
        eq(historyEntries.entity, entity),
        eq(historyEntries.record_id, id),
        inArray(historyEntries.action, changing),
        not(isOfRangesAlone),
      ),
    )
    .orderBy(desc(historyEntries.id))
    .limit(1);
  return last?.staff_user ?? null;
}

/** Throws the 409 of holdRecord before the record is locked, for a check before a save. */
export async function refuseStale(
  tx: Database,
  stored: { readonly id: number; readonly lock_version: number },
  { entity, lock_version }: Omit<HeldOfKind, "id">,
): Promise<void> {
  if (lock_version === undefined || lock_version === stored.lock_version) return;
  throw stale(await lastEditor(tx, { entity, id: stored.id }), stored);
}

const stale = (editor: string | null, stored: object | null) => {
  const who = editor ?? "Someone else";
  return stored === null
    ? conflict(`${who} deleted this record while you were editing it, so it cannot be saved.`, null)
    : conflict(`${who} changed this record while you were editing it.`, stored);
};
