import { type Cents, centsFrom, zeroCents } from "@teedesk/domain";
import { and, eq, inArray, sql } from "drizzle-orm";
import * as Result from "effect/Result";
import type { Database } from "../db/database.ts";
import { paymentIntents } from "../db/schema/payments.ts";
import { transactionRecords } from "../db/schema/transactionRecords.ts";
import type { PaymentGateway, RefundResult } from "../ports/paymentGateway.ts";
import { isElsewhere } from "./elsewhere.ts";
import { captureIntent } from "./intents.ts";

/**
 * Refunds part of a tee time's payment. A payment that is not captured yet is captured first: the gateway refunds only what
 * it has captured. Any result but `refused` may be retried with the same reference.
 */
export async function refundPayment(
  { db, gateway }: { db: Database; gateway: PaymentGateway },
  request: Parameters<PaymentGateway["refund"]>[0],
): Promise<RefundResult> {
  if (isElsewhere(request.payment_id)) return { kind: "refused", reason: "It was paid elsewhere. Refund it there." };
  const owed = await db
    .select({ id: paymentIntents.id })
    .from(paymentIntents)
    .where(
      and(eq(paymentIntents.payment_id, request.payment_id), inArray(paymentIntents.state, ["owned", "capturing"])),
    );
  for (const { id } of owed) {
    const settlement = await captureIntent(db, gateway, id);
    if (settlement.kind === "unavailable") return settlement;
  }
  return gateway.refund(request);
}

/** Cents of a sale refunded so far; 0 without a sale. */
export async function findRefunded(db: Database, record_id: number | null): Promise<Cents> {
  if (record_id === null) return zeroCents;
  const [sum] = await db
    .select({ cents: sql`coalesce(-sum(${transactionRecords.total}), 0)`.mapWith(Number) })
    .from(transactionRecords)
    .where(eq(transactionRecords.refunded_record_id, record_id));
  return Result.getOrThrow(centsFrom(sum?.cents ?? 0));
}
