import { randomUUID } from "node:crypto";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { gatewayPayments, gatewayRefunds } from "../db/schema/gateway.ts";
import type { PaymentGateway, RefundResult } from "./paymentGateway.ts";

type Request = Parameters<PaymentGateway["refund"]>[0];

/** The sandbox gateway's refunds: the result is kept with the reference, and the payment is locked while it is computed. */
export async function refundPayment(db: Database, request: Request): Promise<RefundResult> {
  return db.transaction(async (tx) => {
    const payments = await tx
      .select({ amount: gatewayPayments.amount })
      .from(gatewayPayments)
      .where(and(eq(gatewayPayments.payment_id, request.payment_id), eq(gatewayPayments.state, "captured")))
      .for("update");
    const [known] = await tx.select().from(gatewayRefunds).where(eq(gatewayRefunds.reference, request.reference));
    if (known !== undefined) return answerOf(known.refund_id);
    const left = (payments[0]?.amount ?? 0) - (await refundedOf(tx, request.payment_id));
    const refund_id = request.amount <= left ? `sandbox_refund_${randomUUID()}` : null;
    await tx.insert(gatewayRefunds).values({ ...request, refund_id });
    return answerOf(refund_id);
  });
}

const answerOf = (refund_id: string | null): RefundResult =>
  refund_id === null
    ? { kind: "refused", reason: "The payment does not cover this refund." }
    : { kind: "refunded", refund_id };

async function refundedOf(tx: Database, payment_id: string): Promise<number> {
  const [sum] = await tx
    .select({ cents: sql`coalesce(sum(${gatewayRefunds.amount}), 0)`.mapWith(Number) })
    .from(gatewayRefunds)
    .where(and(eq(gatewayRefunds.payment_id, payment_id), isNotNull(gatewayRefunds.refund_id)));
  return sum?.cents ?? 0;
}
