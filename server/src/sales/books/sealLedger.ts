import { sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";

/** Adds the next seal to the ledger's chain. Returns true when more rows may be waiting for one. */
export async function sealLedger(db: Database): Promise<boolean> {
  const [sealed] = await db.select({ isMore: sql<boolean>`seal_ledger()` }).from(sql`(select) as once`);
  return sealed?.isMore ?? false;
}
