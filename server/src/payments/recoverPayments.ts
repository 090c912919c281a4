import { and, asc, inArray, sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../db/database.ts";
import { paymentIntents } from "../db/schema/payments.ts";
import { isOver, laterEachTime } from "../platform/leases.ts";
import type { PaymentGateway } from "../ports/paymentGateway.ts";
import { captureIntent, voidIntent } from "./intents.ts";

const batchSize = 20;

/**
 * Finishes what a crashed server left behind: an authorisation no booking owns is voided, an owned one that
 * was never captured is captured. Intents are claimed by their lease, so every server may run this at any time.
 * Returns true when more may be waiting.
 */
export async function recoverPayments(db: Database, gateway: PaymentGateway, log: FastifyBaseLogger): Promise<boolean> {
  const unfinished = inArray(paymentIntents.state, ["authorising", "owned", "voiding"]);
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
      // From here on the booking that opened the intent can no longer own it.
      state: sql`case ${paymentIntents.state} when 'authorising' then 'voiding' else ${paymentIntents.state} end`,
      attempts: sql`${paymentIntents.attempts} + 1`,
      lease_until: laterEachTime(paymentIntents.attempts),
      updated_at: sql`now()`,
    })
    .where(inArray(paymentIntents.id, left))
    .returning({ id: paymentIntents.id, state: paymentIntents.state });
  for (const { id, state } of claimed) {
    const settle = state === "owned" ? captureIntent : voidIntent;
    try {
      const settlement = await settle(db, gateway, id);
      if (settlement.kind === "done") log.info({ payment_intent: id, state }, "payment recovered");
      else log.error({ payment_intent: id, state, settlement: settlement.kind }, "payment not settled yet");
    } catch (err) {
      // Retried when its lease ends; the others do not wait for it.
      log.error({ payment_intent: id, state, err }, "payment not settled yet");
    }
  }
  return claimed.length === batchSize;
}
