import { asc, desc, eq, inArray } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";
import { teeTimes } from "../../db/schema/teeTimes.ts";
import { transactionItems } from "../../db/schema/transactionItems.ts";
import { transactionRecords } from "../../db/schema/transactionRecords.ts";
import { notFound } from "../../platform/refusal.ts";
import type { StoredRecord } from "../../teeTime/encodeTransactionRecord.ts";

/** The subject of ledger records: its table, and the column of the items that refers to it. */
export type Owner = { readonly table: PgTable & { readonly id: PgColumn }; readonly column: PgColumn };

/** Records returned at most: a discount may have been used a hundred thousand times. */
const maxRecords = 500;

/** The latest records with an item about the owner, with all of their items, the newest first. Throws 404 without the owner. */
export async function findRecordsOf(
  db: Database,
  { table, column }: Owner,
  id: number,
): Promise<readonly StoredRecord[]> {
  const about = db
    .selectDistinct({ id: transactionItems.transaction_record_id })
    .from(transactionItems)
    .where(eq(column, id))
    .orderBy(desc(transactionItems.transaction_record_id))
    .limit(maxRecords);
  const rows = await db
    .select({ record: transactionRecords, item: transactionItems })
    .from(transactionRecords)
    .innerJoin(transactionItems, eq(transactionItems.transaction_record_id, transactionRecords.id))
    .where(inArray(transactionRecords.id, about))
    .orderBy(desc(transactionRecords.created_at), desc(transactionRecords.id), asc(transactionItems.id));
  if (rows.length === 0) await expectOwner(db, table, id);
  const found = new Map<number, StoredRecord>();
  for (const { record, item } of rows) {
    found.set(record.id, { record, items: [...(found.get(record.id)?.items ?? []), item] });
  }
  return [...found.values()];
}

/** The id of a tee time's sale; null without a payment. */
export async function findSaleId(db: Database, tee_time_id: number): Promise<number | null> {
  const [sold] = await db
    .select({ id: teeTimes.transaction_record_id })
    .from(teeTimes)
    .where(eq(teeTimes.id, tee_time_id));
  return sold?.id ?? null;
}

async function expectOwner(db: Database, table: Owner["table"], id: number): Promise<void> {
  const owners = await db.select({ id: table.id }).from(table).where(eq(table.id, id));
  if (owners.length === 0) throw notFound();
}
