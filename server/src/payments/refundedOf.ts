import { type Cents, centsFrom, zeroCents } from "@teedesk/domain";
import { eq, sql } from "drizzle-orm";
import * as Result from "effect/Result";
import type { Database } from "../db/database.ts";
import { transactionRecords } from "../db/schema/transactionRecords.ts";

/** Cents of a sale that went back already; nothing went back of no sale. */
export async function refundedOf(db: Database, record_id: number | null): Promise<Cents> {
  if (record_id === null) return zeroCents;
  const [sum] = await db
    .select({ cents: sql`coalesce(-sum(${transactionRecords.total}), 0)`.mapWith(Number) })
    .from(transactionRecords)
    .where(eq(transactionRecords.refunded_record_id, record_id));
  return Result.getOrThrow(centsFrom(sum?.cents ?? 0));
}
