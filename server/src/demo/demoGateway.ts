import { negateCents } from "@teedesk/domain";
import type { gatewayPayments, gatewayRefunds } from "../db/schema/gateway.ts";
import type { DemoRecord } from "./demoLedger.ts";
import type { Row } from "./values.ts";

/** The sandbox gateway's side of the demo's ledger, its captures and refunds, so that demo tee times can be refunded. */
export function demoGateway(records: readonly DemoRecord[]) {
  const payments: Row<typeof gatewayPayments>[] = [];
  const refunds: Row<typeof gatewayRefunds>[] = [];
  const paymentOf = new Map(records.map(({ id, payment_id = null }) => [id, payment_id]));
  for (const { payment_id = null, total, refunded_record_id = null } of records) {
    if (payment_id === null) continue;
    const refunded = refunded_record_id === null ? null : paymentOf.get(refunded_record_id);
    if (refunded == null) payments.push({ reference: payment_id, payment_id, state: "captured", amount: total });
    else
      refunds.push({ reference: payment_id, payment_id: refunded, refund_id: payment_id, amount: negateCents(total) });
  }
  return { payments, refunds };
}
