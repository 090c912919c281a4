import { redact } from "@teedesk/domain";
import { refundPayment } from "../../payments/refundPayment.ts";
import type { Cancelation, CancelServices, Declined, Pending } from "./cancelation.ts";
import { saidBy } from "./saidBy.ts";
import { words } from "./words.ts";

/** The gateway's confirmation; null when there was nothing to give back. */
export type Refunded = { readonly kind: "refunded"; readonly refund_id: string | null };

/** Asks the gateway to give the money back, under the cancelation's id, unless there is none to give or it did so before. */
export async function askGateway(
  { db, log, ports }: CancelServices,
  cancelation: Cancelation,
): Promise<Refunded | Declined | Pending> {
  const { id, payment_id, refund_amount, cancel, refund_id } = cancelation;
  if (payment_id === null || refund_id !== null) return { kind: "refunded", refund_id };
  const request = { reference: id, payment_id, amount: refund_amount };
  const answer = await refundPayment({ db, gateway: ports.gateway }, request);
  if (answer.kind === "refunded") return answer;
  const err = answer.kind === "unavailable" ? answer.error : undefined;
  log.error({ cancelation: id, answer: answer.kind, err }, "payment not refunded");
  if (answer.kind === "unavailable")
    return { kind: "pending", message: words.gatewaySilent(refund_amount, cancel), ...saidBy(answer) };
  return { kind: "declined", message: words.gatewayRefused, backend_message: redact(answer.reason) };
}
