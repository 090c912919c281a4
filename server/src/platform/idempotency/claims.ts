import { randomUUID } from "node:crypto";
import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { idempotencyKeys, type KeyedResults } from "../../db/schema/idempotency.ts";
import { isOver, secondsFromNow } from "../leases.ts";

const olderThanRetention = lt(idempotencyKeys.created_at, sql`now() - interval '24 hours'`);

export type KeyedRequest<Operation extends keyof KeyedResults> = {
  readonly operation: Operation;
  readonly staff_user_id: number;
  readonly key: string;
  readonly fingerprint: string;
  /** Longer than the act takes; a server that dies with a claim blocks its key no longer than this. */
  readonly leaseSeconds: number;
};

export type Claim<Answer> =
  | { readonly kind: "claimed"; readonly claim_id: string }
  | { readonly kind: "replay"; readonly answer: Answer }
  | { readonly kind: "in_flight" }
  | { readonly kind: "reused" };

/**
 * Makes this request the only one working on its Idempotency-Key (ANSWER-17), or returns the key's state: answered before
 * (`replay`), being worked on (`in_flight`), or sent with another body (`reused`).
 */
export async function claimKey<Operation extends keyof KeyedResults>(
  db: Database,
  { leaseSeconds, ...request }: KeyedRequest<Operation>,
): Promise<Claim<KeyedResults[Operation]>> {
  const claim_id = randomUUID();
  const claim = { ...request, claim_id, lease_until: secondsFromNow(leaseSeconds) };
  const abandoned = and(isNull(idempotencyKeys.answer), isOver(idempotencyKeys.lease_until, leaseSeconds));
  const claimed = await db
    .insert(idempotencyKeys)
    .values(claim)
    .onConflictDoUpdate({
      target: [idempotencyKeys.staff_user_id, idempotencyKeys.operation, idempotencyKeys.key],
      set: { ...claim, answer: null, created_at: sql`now()`, updated_at: sql`now()` },
      setWhere: sql`${or(abandoned, olderThanRetention)}`,
    })
    .returning({ id: idempotencyKeys.id });
  if (claimed.length === 1) return { kind: "claimed", claim_id };
  const [held] = await db
    .select({
      fingerprint: idempotencyKeys.fingerprint,
      // The operation itself stored it, so it has the type of its result.
      answer: sql<KeyedResults[Operation] | null>`${idempotencyKeys.answer}`,
    })
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.staff_user_id, request.staff_user_id),
        eq(idempotencyKeys.operation, request.operation),
        eq(idempotencyKeys.key, request.key),
      ),
    );
  // Released between the two statements: the caller may try again, as after any 409.
  if (held === undefined) return { kind: "in_flight" };
  if (held.fingerprint !== request.fingerprint) return { kind: "reused" };
  return held.answer === null ? { kind: "in_flight" } : { kind: "replay", answer: held.answer };
}

const heldBy = (claim_id: string) => and(eq(idempotencyKeys.claim_id, claim_id), isNull(idempotencyKeys.answer));

/**
 * Locks the claim for the transaction that will store its result. False when its lease ran out and another attempt took
 * the key: this transaction must not commit.
 */
export async function holdKey(tx: Database, claim_id: string): Promise<boolean> {
  const held = await tx.select({ id: idempotencyKeys.id }).from(idempotencyKeys).where(heldBy(claim_id)).for("update");
  return held.length === 1;
}

/** Stores the result of a held claim, in the transaction of the act itself. */
export async function answerKey(
  tx: Database,
  claim_id: string,
  answer: KeyedResults[keyof KeyedResults],
): Promise<void> {
  await tx.update(idempotencyKeys).set({ answer, updated_at: sql`now()` }).where(heldBy(claim_id));
}

/** Frees the key after a refusal, so that a corrected form may be sent with it. A key with a stored result keeps it. */
export async function releaseKey(db: Database, claim_id: string): Promise<void> {
  await db.delete(idempotencyKeys).where(heldBy(claim_id));
}

/** Drops keys older than the 24 hours for which a result is kept. */
export async function forgetOldKeys(db: Database): Promise<void> {
  await db.delete(idempotencyKeys).where(olderThanRetention);
}
