import { type Cents, centsFrom, isPaidElsewhere, zeroCents } from "@teedesk/domain";
import { and, eq, inArray, like, not, sql } from "drizzle-orm";
import * as Result from "effect/Result";
import type { Database } from "../db/database.ts";
import { paymentIntents } from "../db/schema/payments.ts";
import { transactionRecords } from "../db/schema/transactionRecords.ts";
import type { PaymentGateway, RefundResult } from "../ports/paymentGateway.ts";
import { refundElsewhere } from "./elsewhere.ts";
import { captureIntent, isRefused, isSettled, isUncharged, voidIntent, withdrawIntent } from "./intents.ts";

const prefix = "not-charged-";

/** Whether a refund's confirmation says that its card was never charged: what was refunded is not asked for any more (DECISION-55). */
export const isNeverCharged = (refund_id: string | null): boolean => refund_id?.startsWith(prefix) ?? false;

/**
 * Refunds part of a tee time's payment. A payment that is not captured yet is captured first: the gateway refunds only what
 * it has captured. One whose capture it refused is withdrawn instead, so that no money moves. Of one that was taken elsewhere no gateway is
 * asked: staff refund it there (DECISION-73). `settled` where the card was never charged and a person settled the payment: nothing goes back
 * (DECISION-74). Any result but this and `refused` may be retried with the same reference.
 */
export async function refundPayment(
  { db, gateway }: { db: Database; gateway: PaymentGateway },
  request: Parameters<PaymentGateway["refund"]>[0],
): Promise<RefundResult | { readonly kind: "settled" }> {
  if (isPaidElsewhere(request.payment_id)) return { kind: "refunded", refund_id: refundElsewhere(request.reference) };
  const isIt = eq(paymentIntents.payment_id, request.payment_id);
  const owed = await db
    .select({ id: paymentIntents.id })
    .from(paymentIntents)
    .where(and(isIt, inArray(paymentIntents.state, ["owned", "capturing"]), not(isRefused)));
  for (const { id } of owed) {
    const settlement = await captureIntent(db, gateway, id);
    if (settlement.kind === "unavailable") return settlement;
  }
  const [refused] = await db
    .select({ id: paymentIntents.id, isSettled: sql<boolean>`${isSettled}` })
    .from(paymentIntents)
    .where(and(isIt, isUncharged));
  if (refused === undefined) return gateway.refund(request);
  // Also of a settled one it may not be known yet whether its card was charged.
  const take = refused.isSettled ? voidIntent : withdrawIntent;
  const settlement = await take(db, gateway, refused.id);
  if (settlement.kind === "unavailable") return settlement;
  if (settlement.kind === "done")
    return refused.isSettled ? { kind: "settled" } : { kind: "refunded", refund_id: `${prefix}${request.reference}` };
  return gateway.refund(request);
}

/** Cents of a sale refunded so far, or of those that were never charged; 0 without a sale. */
export async function findRefunded(
  db: Database,
  record_id: number | null,
  { neverCharged } = { neverCharged: false },
): Promise<Cents> {
  if (record_id === null) return zeroCents;
  const [sum] = await db
    .select({ cents: sql`coalesce(-sum(${transactionRecords.total}), 0)`.mapWith(Number) })
    .from(transactionRecords)
    .where(
      and(
        eq(transactionRecords.refunded_record_id, record_id),
        neverCharged ? like(transactionRecords.payment_id, `${prefix}%`) : undefined,
      ),
    );
  return Result.getOrThrow(centsFrom(sum?.cents ?? 0));
}
