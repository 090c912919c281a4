import { type Cents, negateCents, sumCents, zeroCents } from "@teedesk/domain";
import { and, eq } from "drizzle-orm";
import * as Result from "effect/Result";
import type { Database } from "../../db/database.ts";
import { transactionItems } from "../../db/schema/transactionItems.ts";
import { transactionRecords } from "../../db/schema/transactionRecords.ts";
import { isSale, saleCorrection } from "../../sales/certificates.ts";
import type { Correction } from "./ledger.ts";

/**
 * Corrects the price a certificate was sold for by a transaction over the difference: earlier records stay, and no card is charged or
 * refunded. The caller has locked the certificate.
 */
export async function correctSale(
  tx: Database,
  gift_certificate_id: number,
  { total, reason, staff }: Correction & { readonly total: Cents | null },
): Promise<void> {
  if (total === null) return;
  const sold = await tx
    .select({ total: transactionItems.total })
    .from(transactionItems)
    .innerJoin(transactionRecords, eq(transactionRecords.id, transactionItems.transaction_record_id))
    .where(and(eq(transactionItems.gift_certificate_id, gift_certificate_id), isSale));
  const before = Result.getOrThrow(sumCents(sold.map((item) => item.total)));
  const difference = Result.getOrThrow(sumCents([total, negateCents(before)]));
  if (difference === zeroCents && sold.length > 0) return;
  const [record] = await tx
    .insert(transactionRecords)
    .values({
      total: difference,
      reason: [saleCorrection, reason].filter((text) => text !== "").join(": "),
      staff_user: staff.email,
    })
    .returning({ id: transactionRecords.id });
  if (record === undefined) throw new Error("The correction was not stored.");
  await tx
    .insert(transactionItems)
    .values({ transaction_record_id: record.id, gift_certificate_id, total: difference });
}
