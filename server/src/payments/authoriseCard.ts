import type { Cents, CreditCard } from "@teedesk/domain";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "../db/database.ts";
import type { DeclineReason, PaymentGateway } from "../ports/paymentGateway.ts";
import { abandonIntent, forgetIntent, openIntent } from "./intents.ts";
import { captureIntent, voidIntent } from "./settle.ts";

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

export type CardAnswer =
  | AuthorisedPayment
  | { readonly kind: "declined"; readonly reason: DeclineReason }
  | { readonly kind: "unavailable" };

/** Asks the gateway for the money. Only `authorised` leaves anything to clean up; the caller must own or release it. */
export async function authoriseCard(payments: Payments, card: CreditCard, amount: Cents): Promise<CardAnswer> {
  const { db, gateway, log, leaseSeconds } = payments;
  const intent_id = await openIntent(db, amount, leaseSeconds);
  const answer = await gateway.authorise({ reference: intent_id, amount, card });
  if (answer.kind === "authorised") return { kind: "authorised", intent_id, payment_id: answer.payment_id };
  if (answer.kind === "declined") {
    await forgetIntent(db, intent_id);
    return answer;
  }
  log.error({ payment_intent: intent_id, err: answer.error }, "payment gateway unavailable");
  // The money may be held all the same: only a void makes sure it is not.
  await releasePayment(payments, intent_id);
  return { kind: "unavailable" };
}

/** Gives back an authorisation that no booking owns. What does not work now, recovery does later. */
export async function releasePayment({ db, gateway, log }: Payments, intent_id: string): Promise<void> {
  try {
    if (!(await abandonIntent(db, intent_id))) return;
    const settlement = await voidIntent(db, gateway, intent_id);
    if (settlement.kind !== "done") log.error({ payment_intent: intent_id }, "payment not voided yet");
  } catch (err) {
    log.error({ payment_intent: intent_id, err }, "payment not voided yet");
  }
}

/** Takes the money of a committed booking. The booking stands whatever the gateway says: recovery asks again. */
export async function takePayment({ db, gateway, log }: Payments, intent_id: string): Promise<void> {
  try {
    const settlement = await captureIntent(db, gateway, intent_id);
    if (settlement.kind !== "done") log.error({ payment_intent: intent_id }, "payment not captured yet");
  } catch (err) {
    log.error({ payment_intent: intent_id, err }, "payment not captured yet");
  }
}
