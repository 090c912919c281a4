import { and, eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { paymentIntents } from "../db/schema/payments.ts";
import type { PaymentGateway, RefundAnswer } from "../ports/paymentGateway.ts";
import { captureIntent } from "./settle.ts";

/**
 * Gives a part of a tee time's payment back. A payment whose capture is still owed is captured first: the gateway refunds
 * only what it has taken. Any answer but `refused` may be asked for again with the same reference.
 */
export async function refundPayment(
  { db, gateway }: { db: Database; gateway: PaymentGateway },
  request: Parameters<PaymentGateway["refund"]>[0],
): Promise<RefundAnswer> {
  const owed = await db
    .select({ id: paymentIntents.id })
    .from(paymentIntents)
    .where(and(eq(paymentIntents.payment_id, request.payment_id), eq(paymentIntents.state, "owned")));
  for (const { id } of owed) {
    const settlement = await captureIntent(db, gateway, id);
    if (settlement.kind === "unavailable") return settlement;
  }
  return gateway.refund(request);
}
