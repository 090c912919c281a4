import { addCents, negateCents, statusCanceled, zeroCents } from "@teedesk/domain";
import { and, eq, isNull, sql } from "drizzle-orm";
import * as Result from "effect/Result";
import type { Database } from "../../db/database.ts";
import { teeTimes } from "../../db/schema/teeTimes.ts";
import { transactionItems } from "../../db/schema/transactionItems.ts";
import { transactionRecords } from "../../db/schema/transactionRecords.ts";
import { moveBalance } from "../../resources/giftCertificates/moveBalance.ts";
import type { Cancelation } from "../../teeTime/cancelationUnderWay.ts";
import { findTeeTime, type StoredTeeTime } from "../../teeTime/findTeeTime.ts";
import { queueTeeTimeMail } from "../mail/queueTeeTimeMail.ts";
import { findDone, markDone } from "./cancelation.repository.ts";
import { type Declined, refundedBy } from "./cancelation.ts";
import { recordCancelation, recordRefusal, requestedBy } from "./cancelationHistory.ts";
import type { Refunded } from "./externalSteps.ts";

/**
 * Writes an agreed cancelation: the tee time's status, the certificate's part, the ledger, the history and the e-mail. A
 * declined refund stays out of the ledger. The second of two attempts finds it done. Like every change of a tee time it locks
 * the tee time first.
 */
export async function finishCancelation(
  tx: Database,
  agreed: Cancelation,
  refund: Refunded | Declined,
): Promise<Cancelation> {
  const stored = await findTeeTime(tx, agreed.tee_time_id, { lock: true });
  const done = await markDone(tx, agreed.id, refund.kind === "refunded" ? refund.refund_id : null);
  if (done === undefined) return findDone(tx, agreed.id);
  // First, because it throws when the tee time is canceled already: then no certificate gets its part a second time.
  if (done.cancel) await cancelStored(tx, done, stored);
  await storeRefund(tx, done, stored);
  if (refund.kind === "declined") await recordRefusal(tx, done, { action: "refund refused", refusal: refund });
  await recordCancelation(tx, done, stored);
  if (done.cancel) await queueTeeTimeMail(tx, "cancelation", stored, { isRequested: false, clock: null });
  return done;
}

/** A canceled tee time frees its queue entry automatically: only standing bookings hold one. */
async function cancelStored(tx: Database, { reason }: Cancelation, { teeTime }: StoredTeeTime): Promise<void> {
  const canceled = await tx
    .update(teeTimes)
    .set({
      status: statusCanceled,
      canceled_at: sql`now()`,
      cancel_reason: reason,
      lock_version: sql`${teeTimes.lock_version} + 1`,
    })
    .where(and(eq(teeTimes.id, teeTime.id), isNull(teeTimes.canceled_at)))
    .returning({ id: teeTimes.id });
  if (canceled.length === 0) throw new Error(`Tee time ${teeTime.id} is canceled already.`);
}

/**
 * Adds the refund to the ledger: the record's total is what the gateway moved, its items are what the tee time gives up and
 * what is returned to the certificate. A cancelation that moves nothing leaves no record.
 */
async function storeRefund(
  tx: Database,
  done: Cancelation,
  { teeTime, certificate, record }: StoredTeeTime,
): Promise<void> {
  const { cancel, refund_id, reason } = done;
  const refunded = refundedBy(done);
  const returned = cancel && certificate !== null ? teeTime.gift_certificate_amount_cents : zeroCents;
  if (refunded === 0 && returned === 0) return;
  const staff = await requestedBy(tx, done);
  const [stored] = await tx
    .insert(transactionRecords)
    .values({
      payment_id: refund_id,
      total: negateCents(refunded),
      refunded_record_id: record?.id ?? null,
      reason,
      staff_user: staff?.email ?? null,
    })
    .returning();
  if (stored === undefined) throw new Error("The refund was not stored.");
  const transaction_record_id = stored.id;
  const total = negateCents(Result.getOrThrow(addCents(refunded, returned)));
  await tx.insert(transactionItems).values({ transaction_record_id, tee_time_id: teeTime.id, total });
  if (certificate === null || returned === 0) return;
  await tx
    .insert(transactionItems)
    .values({ transaction_record_id, gift_certificate_id: certificate.id, total: returned });
  const credit = { certificate_id: certificate.id, amount: returned, tee_time_id: teeTime.id, staff };
  if (!(await moveBalance(tx, credit))) throw new Error("The certificate's part was not returned.");
}
