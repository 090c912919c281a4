import { randomUUID } from "node:crypto";
import type { CreditCard } from "@teedesk/domain";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { gatewayPayments } from "../db/schema/gateway.ts";
import type { Authorisation, DeclineReason, PaymentGateway, Settlement, Unavailable } from "./paymentGateway.ts";
import { refundPayment } from "./sandboxRefunds.ts";

const acceptedCard = "4242424242424242";
const declinedCard = "4000000000000002";

/**
 * The built-in gateway: accepts the two test cards only and keeps a ledger of its own (schema `sandbox_gateway`).
 * Give it a connection of its own: like a real gateway it must remember what it did when our transaction rolls back.
 */
export function createSandboxGateway(db: Database): PaymentGateway {
  return {
    authorise: (request) => answered(() => authorise(db, request)),
    capture: (reference) => answered(() => capture(db, reference)),
    void: (reference) => answered(() => voidPayment(db, reference)),
    refund: (request) => answered(() => refundPayment(db, request)),
  };
}

async function answered<T>(call: () => Promise<T>): Promise<T | Unavailable> {
  try {
    return await call();
  } catch (error) {
    return { kind: "unavailable", error };
  }
}

const digitsOf = (card: CreditCard): string => card.number.replaceAll(/[ -]/g, "");

async function authorise(db: Database, request: Parameters<PaymentGateway["authorise"]>[0]): Promise<Authorisation> {
  const number = digitsOf(request.card);
  const reason: DeclineReason | null =
    number === acceptedCard ? null : number === declinedCard ? "card_declined" : "test_cards_only";
  const [added] = await db
    .insert(gatewayPayments)
    .values({
      reference: request.reference,
      payment_id: reason === null ? `sandbox_${randomUUID()}` : null,
      state: reason === null ? "authorised" : "declined",
      amount: request.amount,
      last4: number.slice(-4),
    })
    .onConflictDoNothing()
    .returning();
  const payment = added ?? (await find(db, request.reference));
  if (payment === undefined || payment.state === "voided") return { kind: "declined", reason: "voided" };
  if (payment.payment_id === null) return { kind: "declined", reason: reason ?? "card_declined" };
  return { kind: "authorised", payment_id: payment.payment_id };
}

async function find(db: Database, reference: string) {
  const [payment] = await db.select().from(gatewayPayments).where(eq(gatewayPayments.reference, reference));
  return payment;
}

async function capture(db: Database, reference: string): Promise<Settlement> {
  const captured = await db
    .update(gatewayPayments)
    .set({ state: "captured", updated_at: sql`now()` })
    .where(and(eq(gatewayPayments.reference, reference), inArray(gatewayPayments.state, ["authorised", "captured"])))
    .returning({ reference: gatewayPayments.reference });
  return { kind: captured.length === 1 ? "done" : "refused" };
}

/** Releases the money, or leaves a marker that an authorisation arriving late will find. */
async function voidPayment(db: Database, reference: string): Promise<Settlement> {
  const voided = await db
    .insert(gatewayPayments)
    .values({ reference, state: "voided" })
    .onConflictDoUpdate({
      target: gatewayPayments.reference,
      set: { state: "voided", updated_at: sql`now()` },
      setWhere: sql`${gatewayPayments.state} <> 'captured'`,
    })
    .returning({ reference: gatewayPayments.reference });
  return { kind: voided.length === 1 ? "done" : "refused" };
}
