import { and, asc, inArray, sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../db/database.ts";
import { paymentIntents } from "../db/schema/payments.ts";
import { isOver, laterEachTime } from "../platform/leases.ts";
import type { PaymentGateway } from "../ports/paymentGateway.ts";
import { captureIntent, isSettled, voidIntent } from "./intents.ts";

const batchSize = 20;

/**
 * Captures the payments of bookings that can no longer be undone, and finishes what a crashed server left behind: an authorisation no
 * booking owns is voided, as is one of a payment that was settled. Intents are claimed by their lease, so every server may run this at any time.
 * Returns true when more may be waiting.
 */
export async function recoverPayments(db: Database, gateway: PaymentGateway, log: FastifyBaseLogger): Promise<boolean> {
  const unfinished = inArray(paymentIntents.state, ["authorising", "owned", "capturing", "voiding"]);
  const left = db
    .select({ id: paymentIntents.id })
    .from(paymentIntents)
    .where(and(unfinished, isOver(paymentIntents.lease_until)))
    .orderBy(asc(paymentIntents.lease_until))
    .limit(batchSize)
    .for("update", { skipLocked: true });
  const claimed = await db
    .update(paymentIntents)
    .set({
      // From here on the booking that opened the intent can no longer own it, and one that owns it can no longer be undone. A server of the
      // version before leaves a payment capturing that a person settled.
      state: sql`case when ${paymentIntents.state} = 'authorising' or (${paymentIntents.state} = 'capturing' and ${isSettled}) then 'voiding'
        when ${paymentIntents.state} = 'owned' then 'capturing' else ${paymentIntents.state} end`,
      attempts: sql`${paymentIntents.attempts} + 1`,
      lease_until: laterEachTime(paymentIntents.attempts),
      updated_at: sql`now()`,
    })
    .where(inArray(paymentIntents.id, left))
    .returning({ id: paymentIntents.id, state: paymentIntents.state, attempts: paymentIntents.attempts });
  for (const { id, state, attempts } of claimed) {
    const settle = state === "capturing" ? captureIntent : voidIntent;
    try {
      const settlement = await settle(db, gateway, id);
      const wasDue = state === "capturing" && attempts === 1;
      if (settlement.kind === "done") log[wasDue ? "debug" : "info"]({ payment_intent: id, state }, "payment settled");
      else log.error({ payment_intent: id, state, settlement: settlement.kind }, "payment not settled yet");
    } catch (err) {
      // Retried when its lease ends; the others do not wait for it.
      log.error({ payment_intent: id, state, err }, "payment not settled yet");
    }
  }
  return claimed.length === batchSize;
}
