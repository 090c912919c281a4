import { and, eq, gte, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { giftCertificates } from "../../db/schema/giftCertificates.ts";
import { invalid } from "../../refusal.ts";
import type { More } from "./moreOf.ts";

/**
 * Takes from certificates what they pay more, and gives back what they pay less. A balance never falls below 0, whoever
 * else spends it at this moment: what it does not cover is refused on `gift_certificate_amount`.
 */
export async function moveBalances(tx: Database, changes: readonly More[]): Promise<void> {
  // Everybody takes certificates in the same order, so that two who swap them do not wait for each other.
  for (const { id, more } of changes.toSorted((one, other) => one.id - other.id)) {
    const moved = await tx
      .update(giftCertificates)
      .set({
        raw_balance: sql`${giftCertificates.raw_balance} - ${more}`,
        lock_version: sql`${giftCertificates.lock_version} + 1`,
      })
      .where(and(eq(giftCertificates.id, id), gte(giftCertificates.raw_balance, more)))
      .returning({ id: giftCertificates.id });
    if (moved.length === 0) {
      throw invalid({ gift_certificate_amount: ["There is not that much left on the gift certificate."] });
    }
  }
}
