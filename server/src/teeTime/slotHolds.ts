import { eq, lte, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { slotHolds } from "../db/schema/slotHolds.ts";

/** Gives back all that an agent holds, as they sign out. */
export async function releaseHolds(db: Database, staff_user_id: number): Promise<void> {
  await db.delete(slotHolds).where(eq(slotHolds.staff_user_id, staff_user_id));
}

/** Deletes holds that ended by time; no one has counted them since. */
export async function forgetEndedHolds(db: Database): Promise<void> {
  await db.delete(slotHolds).where(lte(slotHolds.held_until, sql`now()`));
}
