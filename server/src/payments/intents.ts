import { randomUUID } from "node:crypto";
import type { Cents } from "@teedesk/domain";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { paymentIntents } from "../db/schema/payments.ts";
import { secondsFromNow } from "../platform/leases.ts";

const stillAuthorising = (id: string) => and(eq(paymentIntents.id, id), eq(paymentIntents.state, "authorising"));

/**
 * Writes down, before the gateway is asked, what is about to be charged. Answers the reference to ask it with. The lease is
 * longer than an authorisation and its booking take: after it recovery finishes or gives back what it finds.
 */
export async function openIntent(db: Database, amount: Cents, leaseSeconds: number): Promise<string> {
  const id = randomUUID();
  await db.insert(paymentIntents).values({ id, amount, lease_until: secondsFromNow(leaseSeconds) });
  return id;
}

/**
 * Locks an intent for the booking that is about to own it. False when recovery took it away meanwhile: the booking must
 * not commit, its money is being given back.
 */
export async function holdIntent(tx: Database, id: string): Promise<boolean> {
  const held = await tx
    .select({ id: paymentIntents.id })
    .from(paymentIntents)
    .where(stillAuthorising(id))
    .for("update");
  return held.length === 1;
}

/** Hands a held intent to its booking, in the booking's transaction. */
export async function ownIntent(
  tx: Database,
  id: string,
  owner: { payment_id: string; tee_time_id: number },
): Promise<void> {
  await tx
    .update(paymentIntents)
    .set({ ...owner, state: "owned", updated_at: sql`now()` })
    .where(stillAuthorising(id));
}

/** Forgets an intent whose card was declined: there is nothing to take and nothing to give back. */
export async function forgetIntent(db: Database, id: string): Promise<void> {
  await db.delete(paymentIntents).where(stillAuthorising(id));
}

/** Marks an intent that no booking will own. False when a booking owns it after all (its commit did go through). */
export async function abandonIntent(db: Database, id: string): Promise<boolean> {
  const abandoned = await db
    .update(paymentIntents)
    .set({ state: "voiding", updated_at: sql`now()` })
    .where(stillAuthorising(id))
    .returning({ id: paymentIntents.id });
  return abandoned.length === 1;
}
