import { randomUUID } from "node:crypto";
import type { Cents } from "@teedesk/domain";
import { and, eq, inArray, isNotNull, ne, not, or, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { paymentIntents } from "../db/schema/payments.ts";
import { laterEachTime, secondsFromNow } from "../platform/leases.ts";
import type { PaymentGateway, Settlement } from "../ports/paymentGateway.ts";

/** A person saw to its refused capture: it may have been paid otherwise, and the card must not pay it too. */
export const isSettled = isNotNull(paymentIntents.settled_at);

export const isRefused = isNotNull(paymentIntents.refused_at);

/** Its card was refused, and has not been charged since. */
export const isUncharged = and(isRefused, ne(paymentIntents.state, "captured"));

/** Its card was refused, and staff have to see to it: it is neither charged nor settled, or both, so that it may be paid twice (DECISION-74). */
export const isToSettle = sql`(${isRefused} and (${paymentIntents.state} = 'captured') = (${isSettled}))`;

const stillAuthorising = (id: string) => and(eq(paymentIntents.id, id), eq(paymentIntents.state, "authorising"));

/**
 * Stores what is about to be charged before the gateway is asked, and returns the reference to ask with. The lease is longer
 * than an authorisation and its booking take: after it recovery captures or voids what it finds.
 */
export async function openIntent(
  db: Database,
  { leaseSeconds, ...intended }: { readonly amount: Cents; readonly last4: string; readonly leaseSeconds: number },
): Promise<string> {
  const id = randomUUID();
  await db.insert(paymentIntents).values({ id, ...intended, lease_until: secondsFromNow(leaseSeconds) });
  return id;
}

/**
 * Locks an intent for the booking that is about to own it. Returns false when recovery has taken it: the booking must not
 * commit, its authorisation is being voided.
 */
export async function holdIntent(tx: Database, id: string): Promise<boolean> {
  const held = await tx
    .select({ id: paymentIntents.id })
    .from(paymentIntents)
    .where(stillAuthorising(id))
    .for("update");
  return held.length === 1;
}

/** Hands a held intent to its booking, in the booking's transaction, to be captured once it can no longer be undone. */
export async function ownIntent(
  tx: Database,
  id: string,
  { undoSeconds, ...owner }: { payment_id: string; tee_time_id: number; undoSeconds: number },
): Promise<void> {
  await tx
    .update(paymentIntents)
    .set({ ...owner, state: "owned", lease_until: secondsFromNow(undoSeconds), updated_at: sql`now()` })
    .where(stillAuthorising(id));
}

/**
 * Takes the payment of a booking that is being undone, in that transaction, and returns the intent's id, to be voided. Null where the
 * capture has begun: then the booking cannot be undone.
 */
export async function disownIntent(tx: Database, tee_time_id: number): Promise<string | null> {
  const [taken] = await tx
    .update(paymentIntents)
    .set({ state: "voiding", lease_until: laterEachTime(paymentIntents.attempts), updated_at: sql`now()` })
    .where(and(eq(paymentIntents.tee_time_id, tee_time_id), eq(paymentIntents.state, "owned")))
    .returning({ id: paymentIntents.id });
  return taken?.id ?? null;
}

/** Deletes an intent whose card was declined: there is nothing to capture or to void. */
export async function deleteIntent(db: Database, id: string): Promise<void> {
  await db.delete(paymentIntents).where(stillAuthorising(id));
}

/** Marks an intent that no booking will own. Returns false when a booking owns it after all (its commit did go through). */
export async function abandonIntent(db: Database, id: string): Promise<boolean> {
  const abandoned = await db
    .update(paymentIntents)
    .set({ state: "voiding", updated_at: sql`now()` })
    .where(stillAuthorising(id))
    .returning({ id: paymentIntents.id });
  return abandoned.length === 1;
}

/**
 * Captures an owned intent: from the first step on its booking can no longer be undone. `refused` where it is undone, captured or settled
 * already, and where the gateway refuses it, which is stored.
 * Any result but `done` leaves the intent to recovery.
 */
export async function captureIntent(db: Database, gateway: PaymentGateway, id: string): Promise<Settlement> {
  const begun = await db
    .update(paymentIntents)
    .set({ state: "capturing", lease_until: laterEachTime(paymentIntents.attempts), updated_at: sql`now()` })
    .where(and(eq(paymentIntents.id, id), inArray(paymentIntents.state, ["owned", "capturing"]), not(isSettled)))
    .returning({ id: paymentIntents.id });
  if (begun.length === 0) return { kind: "refused" };
  const settlement = await gateway.capture(id);
  if (settlement.kind === "refused") {
    await db
      .update(paymentIntents)
      .set({ refused_at: sql`coalesce(${paymentIntents.refused_at}, now())` })
      .where(and(eq(paymentIntents.id, id), eq(paymentIntents.state, "capturing")));
  }
  return settled(db, id, { from: "capturing", to: "captured" }, settlement);
}

/**
 * Takes a payment back whose capture the gateway refused: no capture begins after it, and one on its way finds the authorisation voided.
 * `refused` where that one came first, so that the payment is captured, and where a person settled it first. May be repeated.
 */
export async function withdrawIntent(db: Database, gateway: PaymentGateway, id: string): Promise<Settlement> {
  const isIt = eq(paymentIntents.id, id);
  await db
    .update(paymentIntents)
    .set({ state: "voiding", lease_until: laterEachTime(paymentIntents.attempts), updated_at: sql`now()` })
    .where(and(isIt, eq(paymentIntents.state, "capturing"), isRefused, not(isSettled)));
  const isTaken = or(eq(paymentIntents.state, "capturing"), isSettled);
  const isKept = (await db.$count(paymentIntents, and(isIt, isTaken))) > 0;
  return isKept ? { kind: "refused" } : voidIntent(db, gateway, id);
}

/**
 * Stores that a person saw to a refused payment, in that transaction, and returns the intent's id, to be voided: no capture begins after it.
 * Null where the card was charged meanwhile, or a refund is taking the payment back.
 */
export async function settleIntent(tx: Database, tee_time_id: number): Promise<string | null> {
  const isOpen = inArray(paymentIntents.state, ["capturing", "voided"]);
  const [settled] = await tx
    .update(paymentIntents)
    .set({
      state: sql`case ${paymentIntents.state} when 'capturing' then 'voiding' else ${paymentIntents.state} end`,
      settled_at: sql`now()`,
      attempts: 0,
      lease_until: secondsFromNow(60),
      updated_at: sql`now()`,
    })
    .where(and(eq(paymentIntents.tee_time_id, tee_time_id), isOpen, isToSettle))
    .returning({ id: paymentIntents.id });
  return settled?.id ?? null;
}

/** Takes back that a payment was settled, as its card was charged after all and the charge stands. */
export async function keepCharge(tx: Database, tee_time_id: number): Promise<void> {
  await tx
    .update(paymentIntents)
    .set({ settled_at: null })
    .where(and(eq(paymentIntents.tee_time_id, tee_time_id), eq(paymentIntents.state, "captured"), isToSettle));
}

/** Voids the authorisation of an intent that is abandoned, undone, withdrawn or settled. Any result but `done` leaves the intent to recovery. */
export async function voidIntent(db: Database, gateway: PaymentGateway, id: string): Promise<Settlement> {
  const settlement = await gateway.void(id);
  if (settlement.kind === "refused") {
    await db
      .update(paymentIntents)
      .set({ state: "captured", updated_at: sql`now()` })
      .where(and(eq(paymentIntents.id, id), eq(paymentIntents.state, "voiding"), isRefused));
  }
  return settled(db, id, { from: "voiding", to: "voided" }, settlement);
}

type Step =
  | { readonly from: "capturing"; readonly to: "captured" }
  | { readonly from: "voiding"; readonly to: "voided" };

async function settled(db: Database, id: string, step: Step, settlement: Settlement): Promise<Settlement> {
  if (settlement.kind === "done") {
    await db
      .update(paymentIntents)
      .set({ state: step.to, updated_at: sql`now()` })
      .where(and(eq(paymentIntents.id, id), eq(paymentIntents.state, step.from)));
  }
  return settlement;
}
