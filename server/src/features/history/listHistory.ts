import type { components } from "@teedesk/openapi";
import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { historyEntries } from "../../db/schema/historyEntries.ts";
import type { HistoryEntity } from "../../platform/history/recordHistory.ts";

/** The most entries that are returned. Few records see a hundred changes; a panel shows the first dozen. */
const longest = 200;

/** The latest changes of a record, the newest first; empty when none is recorded. */
export async function listHistory(
  db: Database,
  entity: HistoryEntity,
  id: number,
): Promise<components["schemas"]["HistoryEntry"][]> {
  const entries = await db
    .select({
      id: historyEntries.id,
      created_at: historyEntries.created_at,
      staff_user: historyEntries.staff_user,
      action: historyEntries.action,
      changes: historyEntries.changes,
    })
    .from(historyEntries)
    .where(and(eq(historyEntries.entity, entity), eq(historyEntries.record_id, id)))
    .orderBy(desc(historyEntries.id))
    .limit(longest);
  return entries.map(({ created_at, changes, ...entry }) => ({
    ...entry,
    created_at: created_at.toISOString(),
    changes: [...changes],
  }));
}
