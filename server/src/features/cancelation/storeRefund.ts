import { addCents, negateCents, zeroCents } from "@teedesk/domain";
import * as Result from "effect/Result";
import type { Database } from "../../db/database.ts";
import { transactionItems } from "../../db/schema/transactionItems.ts";
import { transactionRecords } from "../../db/schema/transactionRecords.ts";
import { moveBalance } from "../../resources/giftCertificates/moveBalance.ts";
import type { StoredTeeTime } from "../../teeTime/storedTeeTime.ts";
import { askerOf } from "./askerOf.ts";
import { type Cancelation, refundedBy } from "./cancelation.ts";

/**
 * Adds to the ledger what went back: the record's total is what the gateway moved, its items are what the tee time gives up
 * and what the certificate gets again. A cancelation that moves nothing leaves no record.
 */
export async function storeRefund(
  tx: Database,
  done: Cancelation,
  { teeTime, certificate, record }: StoredTeeTime,
): Promise<void> {
  const { cancel, refund_id, reason } = done;
  const refunded = refundedBy(done);
  const returned = cancel && certificate !== null ? teeTime.gift_certificate_amount_cents : zeroCents;
  if (refunded === 0 && returned === 0) return;
  const [stored] = await tx
    .insert(transactionRecords)
    .values({
      payment_id: refund_id,
      total: negateCents(refunded),
      refunded_record_id: record?.id ?? null,
      reason,
    })
    .returning();
  if (stored === undefined) throw new Error("The refund was not stored.");
  const transaction_record_id = stored.id;
  const given = Result.getOrThrow(addCents(refunded, returned));
  await tx
    .insert(transactionItems)
    .values({ transaction_record_id, tee_time_id: teeTime.id, total: negateCents(given) });
  if (certificate === null || returned === 0) return;
  await tx
    .insert(transactionItems)
    .values({ transaction_record_id, gift_certificate_id: certificate.id, total: returned });
  const back = { certificate_id: certificate.id, amount: returned, staff: await askerOf(tx, done) };
  if (!(await moveBalance(tx, back))) throw new Error("The certificate's part was not returned.");
}
