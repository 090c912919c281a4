import { statusCanceled } from "@teedesk/domain";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { cancelations } from "../../db/schema/cancelations.ts";
import { teeTimes } from "../../db/schema/teeTimes.ts";
import { findTeeTime } from "../../teeTime/findTeeTime.ts";
import type { StoredTeeTime } from "../../teeTime/storedTeeTime.ts";
import { queueTeeTimeMail } from "../mail/queueTeeTimeMail.ts";
import type { Refunded } from "./askGateway.ts";
import type { Cancelation, Declined } from "./cancelation.ts";
import { recordDeeds } from "./recordDeeds.ts";
import { recordRefusal } from "./recordRefusal.ts";
import { storeRefund } from "./storeRefund.ts";

/**
 * Writes an agreed cancelation: the tee time's state, the certificate's part, the ledger, the history and the e-mail. A
 * declined refund is left out of the ledger. Whoever comes second, finds it done. Like every change of a tee time it takes hold of the tee time first.
 */
export async function finishCancelation(
  tx: Database,
  agreed: Cancelation,
  refund: Refunded | Declined,
): Promise<Cancelation> {
  const stored = await findTeeTime(tx, agreed.tee_time_id, { lock: true });
  const [done] = await tx
    .update(cancelations)
    .set({ state: "done", refund_id: refund.kind === "refunded" ? refund.refund_id : null })
    .where(and(eq(cancelations.id, agreed.id), eq(cancelations.state, "agreed")))
    .returning();
  if (done === undefined) return findDone(tx, agreed.id);
  // First, because it throws when the tee time is canceled already: then no certificate gets its part a second time.
  if (done.cancel) await cancelStored(tx, done, stored);
  await storeRefund(tx, done, stored);
  if (refund.kind === "declined") await recordRefusal(tx, done, { action: "refund refused", refusal: refund });
  await recordDeeds(tx, done, stored);
  if (done.cancel) await queueTeeTimeMail(tx, "cancelation", stored, { isAsked: false });
  return done;
}

/** A canceled tee time frees its place in the queue by itself: only bookings that stand hold one. */
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

async function findDone(db: Database, id: string): Promise<Cancelation> {
  const isDone = and(eq(cancelations.id, id), eq(cancelations.state, "done"));
  const [found] = await db.select().from(cancelations).where(isDone);
  if (found === undefined) throw new Error(`Cancelation ${id} was given up after all had agreed to it.`);
  return found;
}
