import { formatCents, statusCanceled, zeroCents } from "@teedesk/domain";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { cancelations } from "../../db/schema/cancelations.ts";
import { staffUsers } from "../../db/schema/staffUsers.ts";
import { teeTimes } from "../../db/schema/teeTimes.ts";
import { recordHistory } from "../history/recordHistory.ts";
import { queueTeeTimeMail } from "../mail/queueTeeTimeMail.ts";
import { findTeeTime } from "../teeTimes/findTeeTime.ts";
import type { StoredTeeTime } from "../teeTimes/storedTeeTime.ts";
import type { Cancelation, CancelOutcome } from "./cancelation.ts";
import { storeRefund } from "./storeRefund.ts";
import { words } from "./words.ts";

/**
 * Writes an agreed cancelation: the tee time's state, the certificate's part, the ledger, the history and the e-mail. Whoever
 * comes second, finds it done. Like every change of a tee time it takes hold of the tee time first.
 */
export async function finishCancelation(
  tx: Database,
  agreed: Cancelation,
  refund_id: string | null,
): Promise<Cancelation> {
  const stored = await findTeeTime(tx, agreed.tee_time_id, { lock: true });
  const [done] = await tx
    .update(cancelations)
    .set({ state: "done", refund_id })
    .where(and(eq(cancelations.id, agreed.id), eq(cancelations.state, "agreed")))
    .returning();
  if (done === undefined) return findCancelation(tx, agreed.id);
  await storeRefund(tx, done, stored);
  if (done.cancel) await cancelStored(tx, done, stored);
  await recordDeeds(tx, done, stored);
  if (done.cancel) await queueTeeTimeMail(tx, "cancelation", stored, { isAsked: false });
  return done;
}

/** A canceled tee time frees its place in the queue by itself: only bookings that stand hold one. */
async function cancelStored(tx: Database, { reason }: Cancelation, { teeTime }: StoredTeeTime): Promise<void> {
  await tx
    .update(teeTimes)
    .set({
      status: statusCanceled,
      canceled_at: sql`now()`,
      cancel_reason: reason,
      lock_version: sql`${teeTimes.lock_version} + 1`,
    })
    .where(eq(teeTimes.id, teeTime.id));
}

async function recordDeeds(tx: Database, done: Cancelation, { teeTime }: StoredTeeTime): Promise<void> {
  const [staff = null] =
    done.staff_user_id === null
      ? []
      : await tx
          .select({ id: staffUsers.id, email: staffUsers.email })
          .from(staffUsers)
          .where(eq(staffUsers.id, done.staff_user_id));
  const deed = { entity: "tee_time", id: teeTime.id, staff } as const;
  if (done.refund_amount > 0) {
    const after = { refund: formatCents(done.refund_amount), reason: done.reason };
    await recordHistory(tx, {
      ...deed,
      action: "refunded",
      before: { refund: formatCents(zeroCents), reason: "" },
      after,
    });
  }
  if (done.cancel) {
    const before = { status: teeTime.status, reason: teeTime.cancel_reason };
    await recordHistory(tx, {
      ...deed,
      action: "canceled",
      before,
      after: { status: statusCanceled, reason: done.reason },
    });
  }
}

async function findCancelation(db: Database, id: string): Promise<Cancelation> {
  const [found] = await db.select().from(cancelations).where(eq(cancelations.id, id));
  if (found === undefined) throw new Error(`Cancelation ${id} is gone.`);
  return found;
}

/** What a finished cancelation is answered with, now and on every repetition. */
export async function outcomeOf(db: Database, done: Cancelation): Promise<CancelOutcome> {
  const { teeTime, certificate } = await findTeeTime(db, done.tee_time_id);
  const amount = teeTime.gift_certificate_amount_cents;
  const returned = done.cancel && certificate !== null && amount > 0 ? words.returned(amount, certificate.serial) : "";
  return { valid: true, message: `${sentenceOf(done)}${returned}`, confirmation: done.refund_id };
}

const sentenceOf = ({ cancel, refund_amount }: Cancelation): string => {
  if (refund_amount === 0) return words.canceled;
  return cancel ? words.canceledAndRefunded(refund_amount) : words.refunded(refund_amount);
};
