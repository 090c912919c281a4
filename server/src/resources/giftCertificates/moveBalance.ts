import { addCents, type Cents, formatDollars, negateCents } from "@teedesk/domain";
import { and, eq, gte, sql } from "drizzle-orm";
import * as Result from "effect/Result";
import type { Database } from "../../db/database.ts";
import { giftCertificateMovements } from "../../db/schema/giftCertificateMovements.ts";
import { giftCertificates } from "../../db/schema/giftCertificates.ts";
import { type HistoryEntry, recordHistory } from "../../platform/history/recordHistory.ts";

type Move = {
  readonly certificate_id: number;
  /** What the certificate gets, in cents; negative is taken from it. */
  readonly amount: Cents;
  /** The tee time that is paid with it, or gives it back. */
  readonly tee_time_id: number;
  /** Who does it; null is the system. */
  readonly staff: HistoryEntry["staff"];
};

/**
 * Moves money between a certificate and a tee time, and tells its ledger and its history. The balance never falls below 0,
 * whoever else spends it at this moment: answers false, and moves nothing, when it does not cover what is taken.
 */
export async function moveBalance(
  tx: Database,
  { certificate_id: id, amount, tee_time_id, staff }: Move,
): Promise<boolean> {
  const less = negateCents(amount);
  const [moved] = await tx
    .update(giftCertificates)
    .set({
      raw_balance: sql`${giftCertificates.raw_balance} + ${amount}`,
      lock_version: sql`${giftCertificates.lock_version} + 1`,
    })
    .where(and(eq(giftCertificates.id, id), gte(giftCertificates.raw_balance, less)))
    .returning({ after: giftCertificates.raw_balance });
  if (moved === undefined) return false;
  if (amount !== 0) {
    const kind = amount < 0 ? "used" : "returned";
    const staff_user = staff?.email ?? null;
    await tx
      .insert(giftCertificateMovements)
      .values({ gift_certificate_id: id, kind, amount, tee_time_id, staff_user });
  }
  const before = { balance: formatDollars(Result.getOrThrow(addCents(moved.after, less))) };
  const after = { balance: formatDollars(moved.after) };
  await recordHistory(tx, { entity: "gift_certificate", id, staff, action: "updated", before, after });
  return true;
}
