import { and, asc, inArray, lte, sql } from "drizzle-orm";
import { cancelations } from "../../db/schema/cancelations.ts";
import { laterEachTime } from "../../platform/leases.ts";
import { type CancelServices, isUnderWay } from "./cancelation.ts";
import { pursueCancelation } from "./pursueCancelation.ts";

const batchSize = 20;

/**
 * Finishes the cancelations that a crashed server left, or that a course's system or a gateway did not answer. They are claimed by their lease, so
 * every server may run this at any time. Answers true when more may be waiting.
 */
export async function recoverCancelations(services: CancelServices): Promise<boolean> {
  const { db, log } = services;
  const left = db
    .select({ id: cancelations.id })
    .from(cancelations)
    .where(and(isUnderWay, lte(cancelations.lease_until, sql`now()`)))
    .orderBy(asc(cancelations.lease_until))
    .limit(batchSize)
    .for("update", { skipLocked: true });
  const claimed = await db
    .update(cancelations)
    .set({ attempts: sql`${cancelations.attempts} + 1`, lease_until: laterEachTime(cancelations.attempts) })
    .where(inArray(cancelations.id, left))
    .returning();
  for (const cancelation of claimed) {
    try {
      const { kind } = await pursueCancelation(services, cancelation);
      log.info({ cancelation: cancelation.id, outcome: kind }, "cancelation recovered");
    } catch (err) {
      // Asked again when its lease ends; the others do not wait for it.
      log.error({ cancelation: cancelation.id, err }, "cancelation not recovered");
    }
  }
  return claimed.length === batchSize;
}
