import { addCents, type Cents, formatDollars, negateCents } from "@teedesk/domain";
import { and, eq, gte, sql } from "drizzle-orm";
import * as Result from "effect/Result";
import type { Database } from "../../db/database.ts";
import { giftCertificateMovements } from "../../db/schema/giftCertificateMovements.ts";
import { giftCertificates } from "../../db/schema/giftCertificates.ts";
import { type HistoryEntry, recordHistory } from "../../platform/history/recordHistory.ts";

type Move = {
  readonly certificate_id: number;
  /** Cents added to the certificate; negative to use them. */
  readonly amount: Cents;
  /** The tee time paid with them, or returning them. */
  readonly tee_time_id: number;
  /** The staff member; null is the system. */
  readonly staff: HistoryEntry["staff"];
};

/**
 * Moves money between a certificate and a tee time, and records it in the ledger and history. Returns false and moves nothing if the
 * balance does not cover it: it never falls below 0, also with concurrent bookings.
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
