import { addCents, type Cents, negateCents, statusCanceled } from "@teedesk/domain";
import { and, eq, isNull, sql } from "drizzle-orm";
import * as Result from "effect/Result";
import type { Database } from "../../db/database.ts";
import { teeTimes } from "../../db/schema/teeTimes.ts";
import { transactionItems } from "../../db/schema/transactionItems.ts";
import { transactionRecords } from "../../db/schema/transactionRecords.ts";
import type { HistoryEntry } from "../../platform/history/recordHistory.ts";
import { moveBalance } from "../../resources/giftCertificates/moveBalance.ts";
import type { StoredTeeTime } from "../../teeTime/findTeeTime.ts";

/** Throws when the tee time is canceled already. A canceled one frees its queue entry: only standing bookings hold one. */
export async function markCanceled(
  tx: Database,
  { teeTime }: StoredTeeTime,
  how: { readonly cancel_reason: string; readonly is_undone?: true },
): Promise<void> {
  const canceled = await tx
    .update(teeTimes)
    .set({
      status: statusCanceled,
      canceled_at: sql`now()`,
      lock_version: sql`${teeTimes.lock_version} + 1`,
      ...how,
    })
    .where(and(eq(teeTimes.id, teeTime.id), isNull(teeTimes.canceled_at)))
    .returning({ id: teeTimes.id });
  if (canceled.length === 0) throw new Error(`Tee time ${teeTime.id} is canceled already.`);
}

type Reversal = {
  /** Cents that the card gets back, or that are not charged to it after all. */
  readonly card: Cents;
  /** Cents returned to the certificate. */
  readonly certificate: Cents;
  /** The gateway's confirmation of a refund. */
  readonly payment_id: string | null;
  readonly reason: string;
  readonly staff: HistoryEntry["staff"];
};

/**
 * Adds a reversal of a tee time's sale to the ledger: the record's total is the card's amount, its items are what the tee time gives up and
 * what is returned to the certificate. One that moves nothing leaves no record.
 */
export async function reverseSale(
  tx: Database,
  { teeTime, certificate, record }: StoredTeeTime,
  reversal: Reversal,
): Promise<void> {
  const { card, certificate: returned, payment_id, reason, staff } = reversal;
  if (card === 0 && returned === 0) return;
  const [stored] = await tx
    .insert(transactionRecords)
    .values({
      payment_id,
      total: negateCents(card),
      refunded_record_id: record?.id ?? null,
      reason,
      staff_user: staff?.email ?? null,
    })
    .returning();
  if (stored === undefined) throw new Error("The reversal was not stored.");
  const transaction_record_id = stored.id;
  const total = negateCents(Result.getOrThrow(addCents(card, returned)));
  await tx.insert(transactionItems).values({ transaction_record_id, tee_time_id: teeTime.id, total });
  if (certificate === null || returned === 0) return;
  await tx
    .insert(transactionItems)
    .values({ transaction_record_id, gift_certificate_id: certificate.id, total: returned });
  const credit = { certificate_id: certificate.id, amount: returned, tee_time_id: teeTime.id, staff };
  if (!(await moveBalance(tx, credit))) throw new Error("The certificate's part was not returned.");
}
