import { negateCents, sumCents, zeroCents } from "@teedesk/domain";
import * as Result from "effect/Result";
import type { Database } from "../../db/database.ts";
import { transactionItems } from "../../db/schema/transactionItems.ts";
import { transactionRecords } from "../../db/schema/transactionRecords.ts";
import type { StoredTeeTime } from "../../teeTime/findTeeTime.ts";
import type { More } from "./moreOf.ts";

/**
 * Adds to a payment the items that turn its parts into the new ones. They sum to zero, and nothing is taken out: what was
 * paid and what was written stays. Answers the payment, which is a new one of nothing where there was none.
 */
export async function correctLedger(
  tx: Database,
  teeTime: StoredTeeTime["teeTime"],
  { discounts, certificates }: { discounts: readonly More[]; certificates: readonly More[] },
): Promise<number> {
  const transaction_record_id = teeTime.transaction_record_id ?? (await openRecord(tx));
  const moved = Result.getOrThrow(sumCents([...discounts, ...certificates].map(({ more }) => more)));
  const items = [
    { tee_time_id: teeTime.id, total: moved },
    ...discounts.map(({ id, more }) => ({ golf_discount_id: id, total: negateCents(more) })),
    ...certificates.map(({ id, more }) => ({ gift_certificate_id: id, total: negateCents(more) })),
  ].filter(({ total }) => total !== 0);
  if (items.length > 0) {
    await tx.insert(transactionItems).values(items.map((item) => ({ ...item, transaction_record_id })));
  }
  return transaction_record_id;
}

async function openRecord(tx: Database): Promise<number> {
  const [record] = await tx.insert(transactionRecords).values({ total: zeroCents }).returning();
  if (record === undefined) throw new Error("The payment was not stored.");
  return record.id;
}
