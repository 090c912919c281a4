import { eq, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { giftCertificateMovements, teeTimePast, teeTimes } from "../db/schema/index.ts";
import { unguarded } from "./unguarded.ts";

/**
 * Makes a booking a tee time from before the ledger: it has no record, and no item is about it. What its certificate paid is a correction of
 * the balance, as of one that was brought in.
 */
export const takeFromLedger = (db: Database, id: number): Promise<void> =>
  unguarded(db, async (tx) => {
    await tx.execute(sql`delete from transaction_items using tee_times
      where tee_times.id = ${id} and tee_times.transaction_record_id = transaction_items.transaction_record_id`);
    await tx.update(teeTimes).set({ transaction_record_id: null }).where(eq(teeTimes.id, id));
    await tx
      .update(giftCertificateMovements)
      .set({ kind: "corrected", tee_time_id: null, staff_user: "agent@teedesk.test" })
      .where(eq(giftCertificateMovements.tee_time_id, id));
    await tx.delete(teeTimePast).where(eq(teeTimePast.tee_time_id, id));
  });
