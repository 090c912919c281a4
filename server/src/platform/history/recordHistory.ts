import type { components } from "@teedesk/openapi";
import { sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { historyEntries } from "../../db/schema/historyEntries.ts";
import { changesBetween } from "./changesBetween.ts";

export type HistoryEntity = components["schemas"]["HistoryEntity"];

export type HistoryAction =
  | "created"
  | "imported"
  | "updated"
  | "deleted"
  | "erased"
  | "merged"
  | "merge undone"
  | "canceled"
  | "undone"
  | "cancelation refused"
  | "consented"
  | "consent declined"
  | "refunded"
  | "refund refused"
  | "password changed"
  | "second factor set up"
  | "second factor removed"
  | "recovery codes renewed"
  | "second factor reset"
  | "customer changed"
  | "purchaser changed"
  | "recipient changed"
  | "receipt sent"
  | "voucher sent"
  | "certificate sent"
  | "cancelation email sent"
  | "mail sent again"
  | "mail settled"
  | "payment settled"
  | "charge kept"
  | "refund settled"
  | "course told"
  | "doubts checked"
  | "call promised"
  | "called"
  | "lost lead recorded"
  | "added to wait list"
  | "removed from wait list";

/** One change of a record; `staff` is null when the system made it. */
export type HistoryEntry = {
  readonly entity: HistoryEntity;
  readonly id: number;
  readonly staff: { readonly id: number; readonly email: string } | null;
  readonly action: HistoryAction;
  /** The record as its show call returns it; null when there was none, or when none of its fields changed. */
  readonly before: object | null;
  readonly after: object | null;
};

/**
 * Adds an entry to a record's history, in the transaction of the change. Only fields that differ are kept, as texts and
 * without secrets (ANSWER-28). A save that changed nothing leaves no entry.
 */
export const recordHistory = (db: Database, entry: HistoryEntry): Promise<void> => recordHistories(db, [entry]);

/** The same for many changes, in one statement. */
export async function recordHistories(db: Database, entries: readonly HistoryEntry[]): Promise<void> {
  const rows = entries.flatMap(({ entity, id, staff, action, before, after }) => {
    const changes = changesBetween(before, after);
    if (before !== null && after !== null && changes.length === 0) return [];
    const [staff_user_id, staff_user] = [staff?.id ?? null, staff?.email ?? null];
    return [{ entity, record_id: id, staff_user_id, staff_user, action, changes }];
  });
  const [first, another] = rows;
  if (first === undefined) return;
  if (another === undefined) {
    await db.insert(historyEntries).values(first);
    return;
  }
  const list = sql`${sql.param(JSON.stringify(rows))}::jsonb`;
  await db.execute(sql`insert into ${historyEntries} (entity, record_id, staff_user_id, staff_user, action, changes)
    select entity, record_id, staff_user_id, staff_user, action, changes from jsonb_populate_recordset(null::${historyEntries}, ${list})`);
}
