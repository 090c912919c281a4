import { formatCents, formatDollars, isCents, zeroCents } from "@teedesk/domain";
import type { components } from "@teedesk/openapi";
import type { Database } from "../../db/database.ts";
import { isUnavailable } from "../../db/isUnavailable.ts";
import { keepCharge, settleIntent, voidIntent } from "../../payments/intents.ts";
import { recordHistory } from "../../platform/history/recordHistory.ts";
import { failure } from "../../platform/refusal.ts";
import type { PaymentGateway } from "../../ports/paymentGateway.ts";
import type { StaffMember } from "../../session/staffMember.ts";
import { findCancelationUnderWay, underWayMessage } from "../../teeTime/cancelationUnderWay.ts";

type Wire = components["schemas"];

type Seen = Pick<Wire["ClosePromiseRequest"], "payment_amount" | "is_charged" | "reason">;

type Settling = {
  readonly staff: StaffMember;
  readonly tee_time_id: number;
  /** The payment as it is now. */
  readonly promise: Pick<Wire["Promise"], "payment_amount" | "is_charged">;
  readonly seen: Seen;
};

/** Runs once the promise is stored as kept; returns the message for staff, null for the usual one. */
export type AfterCommit = (db: Database, gateway: PaymentGateway) => Promise<string | null>;

const dollars = (amount: number | null | undefined): string => formatDollars(isCents(amount) ? amount : zeroCents);

const messages = {
  pending:
    "The payment is marked as settled. The payment gateway has not responded; we keep asking it to release the card.",
  stands: "It is recorded that the charge stands.",
  charged: (amount: string) =>
    `The card was charged ${amount} after all. It is in To Do until the card is refunded, or until someone records that the charge stands.`,
  changed: (amount: string) => `The payment has changed: ${amount} of it is open now. Look at it again.`,
  closed: "The card was charged meanwhile, or a refund is taking the payment back. Look at the tee time again.",
};

/**
 * Settles a refused payment in the transaction that locks its tee time: it was paid otherwise or given up, so that the card must not be charged
 * any more (DECISION-74). After that the gateway voids the authorisation; if the process dies before, or the gateway does not respond, recovery
 * does. Of a payment that was charged although it was settled it records that the charge stands. Throws 409 where another amount was seen,
 * where the card was charged, and while a refund is under way.
 */
export async function settlePayment(
  tx: Database,
  { staff, tee_time_id, promise, seen }: Settling,
): Promise<AfterCommit> {
  const { is_charged: isCharged = false } = promise;
  const amount = dollars(promise.payment_amount);
  if (isCharged !== (seen.is_charged ?? false))
    throw failure(409, isCharged ? messages.charged(amount) : messages.changed(amount));
  if (seen.payment_amount !== undefined && seen.payment_amount !== promise.payment_amount)
    throw failure(409, messages.changed(amount));
  // The refund would count as never charged what is settled here.
  if (await findCancelationUnderWay(tx, tee_time_id)) throw failure(409, underWayMessage);
  const after = {
    amount: formatCents(isCents(promise.payment_amount) ? promise.payment_amount : zeroCents),
    reason: seen.reason?.trim() ?? "",
  };
  const entry = { entity: "tee_time", id: tee_time_id, staff, before: null, after } as const;
  if (isCharged) {
    await keepCharge(tx, tee_time_id);
    await recordHistory(tx, { ...entry, action: "charge kept" });
    return async () => messages.stands;
  }
  const intent_id = await settleIntent(tx, tee_time_id);
  if (intent_id === null) throw failure(409, messages.closed);
  await recordHistory(tx, { ...entry, action: "payment settled" });
  return async (db, gateway) => {
    const { kind } = await voidIntent(db, gateway, intent_id).catch((error: unknown) => {
      // It is stored as settled; recovery voids it once the database is back.
      if (!isUnavailable(error)) throw error;
      return { kind: "unavailable" } as const;
    });
    if (kind === "refused") throw failure(409, messages.charged(amount));
    return kind === "done" ? null : messages.pending;
  };
}
