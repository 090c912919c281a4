import { lt, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { type ChangeTable, snapshotLife } from "./watchedList.ts";

/** Removes a list's changes that nobody can still ask for: those twice as old as the oldest snapshot of use. */
export async function forgetChanges(db: Database, table: ChangeTable): Promise<void> {
  const before = sql`now() - make_interval(secs => ${(2 * snapshotLife) / 1000})`;
  await db.delete(table).where(lt(table.written_at, before));
}
