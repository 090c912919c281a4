import type { Cents, CreditCard } from "@teedesk/domain";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../db/database.ts";
import type { DeclineReason, PaymentGateway } from "../ports/paymentGateway.ts";
import { abandonIntent, captureIntent, deleteIntent, openIntent, voidIntent } from "./intents.ts";

export type Payments = {
  readonly db: Database;
  readonly gateway: PaymentGateway;
  readonly log: FastifyBaseLogger;
  readonly leaseSeconds: number;
};

/** Money the gateway holds for us under our intent. */
export type AuthorisedPayment = {
  readonly kind: "authorised";
  readonly intent_id: string;
  readonly payment_id: string;
};

export type CardResult =
  | AuthorisedPayment
  | { readonly kind: "declined"; readonly reason: DeclineReason }
  | { readonly kind: "unavailable" };

/** Authorises an amount. Only `authorised` leaves anything to clean up: the caller must own or release it. */
export async function authoriseCard(payments: Payments, card: CreditCard, amount: Cents): Promise<CardResult> {
  const { db, gateway, log, leaseSeconds } = payments;
  const intent_id = await openIntent(db, { amount, last4: card.number.replaceAll(/\D/g, "").slice(-4), leaseSeconds });
  const answer = await gateway.authorise({ reference: intent_id, amount, card });
  if (answer.kind === "authorised") return { kind: "authorised", intent_id, payment_id: answer.payment_id };
  if (answer.kind === "declined") {
    await deleteIntent(db, intent_id);
    return answer;
  }
  log.error({ payment_intent: intent_id, err: answer.error }, "payment gateway unavailable");
  // The gateway may have authorised it all the same: only a void makes sure it has not.
  await voidPayment(payments, intent_id);
  return { kind: "unavailable" };
}

/** Voids an authorisation that no booking owns. When that fails, recovery retries it. */
export async function voidPayment({ db, gateway, log }: Payments, intent_id: string): Promise<void> {
  try {
    if (!(await abandonIntent(db, intent_id))) return;
    const settlement = await voidIntent(db, gateway, intent_id);
    if (settlement.kind !== "done") log.error({ payment_intent: intent_id }, "payment not voided yet");
  } catch (err) {
    log.error({ payment_intent: intent_id, err }, "payment not voided yet");
  }
}

/** Captures the payment of a committed booking. The booking stands whatever the gateway says: recovery retries. */
export async function capturePayment({ db, gateway, log }: Payments, intent_id: string): Promise<void> {
  try {
    const settlement = await captureIntent(db, gateway, intent_id);
    if (settlement.kind !== "done") log.error({ payment_intent: intent_id }, "payment not captured yet");
  } catch (err) {
    log.error({ payment_intent: intent_id, err }, "payment not captured yet");
  }
}
