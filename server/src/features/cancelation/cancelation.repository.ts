import { and, eq, ne, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { cancelations } from "../../db/schema/cancelations.ts";
import { retried } from "../../platform/retried.ts";
import type { Cancelation } from "../../teeTime/cancelationUnderWay.ts";
import { type CancelServices, type Declined, messages } from "./cancelation.ts";
import { recordRefusal } from "./cancelationHistory.ts";

/** The cancelation one person's Idempotency-Key opened; a dropped one has freed its key. */
export async function findByKey(
  tx: Database,
  staff_user_id: number,
  key: string | null,
): Promise<Cancelation | undefined> {
  if (key === null) return undefined;
  const isKnown = and(eq(cancelations.staff_user_id, staff_user_id), eq(cancelations.idempotency_key, key));
  const [known] = await tx
    .select()
    .from(cancelations)
    .where(and(isKnown, ne(cancelations.state, "dropped")));
  return known;
}

/** Cents that other orders than the one of a key refunded of a tee time: small steps count together. */
export async function refundedBefore(db: Database, tee_time_id: number, key: string | null): Promise<number> {
  const { refund_amount, state, idempotency_key } = cancelations;
  const isOther = key === null ? undefined : sql`${idempotency_key} is distinct from ${key}`;
  const [found] = await db
    .select({ refunded: sql`coalesce(sum(${refund_amount}), 0)`.mapWith(Number) })
    .from(cancelations)
    .where(and(eq(cancelations.tee_time_id, tee_time_id), ne(state, "dropped"), isOther));
  return found?.refunded ?? 0;
}

/** Stores that the course released the tee time. From here on only a refusal of the gateway ends the cancelation. */
export async function markAgreed(db: Database, id: string, is_released: boolean): Promise<Cancelation> {
  const [agreed] = await db
    .update(cancelations)
    .set({
      state: sql`case ${cancelations.state} when 'asking' then 'agreed' else ${cancelations.state} end`,
      is_released: sql`${cancelations.is_released} or ${is_released}`,
    })
    .where(eq(cancelations.id, id))
    .returning();
  if (agreed === undefined) throw new Error(`Cancelation ${id} is gone.`);
  return agreed;
}

/** Marks an agreed cancelation as done; undefined when a concurrent attempt did so before. */
export async function markDone(tx: Database, id: string, refund_id: string | null): Promise<Cancelation | undefined> {
  const [done] = await tx
    .update(cancelations)
    .set({ state: "done", refund_id })
    .where(and(eq(cancelations.id, id), eq(cancelations.state, "agreed")))
    .returning();
  return done;
}

export async function findDone(db: Database, id: string): Promise<Cancelation> {
  const isDone = and(eq(cancelations.id, id), eq(cancelations.state, "done"));
  const [found] = await db.select().from(cancelations).where(isDone);
  if (found === undefined) throw new Error(`Cancelation ${id} was dropped after everyone had agreed to it.`);
  return found;
}

/**
 * Drops a cancelation that is under way and frees its key and its place. The history keeps the reason, because the caller may
 * have left after reading that it continues automatically. Returns false when a concurrent attempt took it further.
 */
export async function dropCancelation(tx: Database, { id, state }: Cancelation, refusal: Declined): Promise<boolean> {
  const [dropped] = await tx
    .update(cancelations)
    .set({ state: "dropped" })
    .where(and(eq(cancelations.id, id), eq(cancelations.state, state)))
    .returning();
  if (dropped === undefined) return false;
  await recordRefusal(tx, dropped, {
    action: state === "asking" ? "cancelation refused" : "refund refused",
    refusal,
  });
  return true;
}

/** Ends a cancelation that a vendor's system refused, unless a concurrent attempt took it further. */
export async function rejectCancelation(
  { db, log }: CancelServices,
  cancelation: Cancelation,
  refusal: Declined,
): Promise<Declined> {
  const isDropped = await retried(() => db.transaction((tx) => dropCancelation(tx, cancelation, refusal)));
  if (!isDropped) return { kind: "declined", message: messages.underWay };
  const { id, tee_time_id } = cancelation;
  log.error({ cancelation: id, tee_time: tee_time_id, refusal: refusal.backend_message }, "cancelation rejected");
  return refusal;
}
