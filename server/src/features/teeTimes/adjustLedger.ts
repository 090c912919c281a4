import { negateCents, sumCents, zeroCents } from "@teedesk/domain";
import * as Result from "effect/Result";
import type { Database } from "../../db/database.ts";
import { transactionItems } from "../../db/schema/transactionItems.ts";
import { transactionRecords } from "../../db/schema/transactionRecords.ts";
import { invalid } from "../../platform/refusal.ts";
import { moveBalance } from "../../resources/giftCertificates/moveBalance.ts";
import type { StaffMember } from "../../session/staffMember.ts";
import type { StoredTeeTime } from "../../teeTime/findTeeTime.ts";
import type { AmountChange } from "./priceAdjustments.ts";

/**
 * Adds items to a payment that turn its old amounts into the new ones. They sum to zero and no item is removed, so what was
 * paid stays. Returns the payment's record, a new one over $0 where there was none.
 */
export async function correctLedger(
  tx: Database,
  teeTime: StoredTeeTime["teeTime"],
  { discounts, certificates }: { discounts: readonly AmountChange[]; certificates: readonly AmountChange[] },
): Promise<number> {
  const transaction_record_id = teeTime.transaction_record_id ?? (await openRecord(tx));
  const moved = Result.getOrThrow(sumCents([...discounts, ...certificates].map(({ more }) => more)));
  const items = [
    { tee_time_id: teeTime.id, total: moved },
    ...discounts.map(({ id, more }) => ({ golf_discount_id: id, total: negateCents(more) })),
    ...certificates.map(({ id, more }) => ({ gift_certificate_id: id, total: negateCents(more) })),
  ].filter(({ total }) => total !== 0);
  if (items.length > 0) {
    await tx.insert(transactionItems).values(items.map((item) => ({ ...item, transaction_record_id })));
  }
  return transaction_record_id;
}

async function openRecord(tx: Database): Promise<number> {
  const [record] = await tx.insert(transactionRecords).values({ total: zeroCents }).returning();
  if (record === undefined) throw new Error("The payment was not stored.");
  return record.id;
}

/**
 * Debits certificates for what they pay more and credits what they pay less. Throws 422 on `gift_certificate_amount` when a
 * balance does not cover it.
 */
export async function moveBalances(
  tx: Database,
  changes: readonly AmountChange[],
  { tee_time_id, staff }: { readonly tee_time_id: number; readonly staff: Pick<StaffMember, "id" | "email"> },
): Promise<void> {
  // Every transaction locks certificates in the same order, so that two concurrent swaps do not deadlock.
  for (const { id, more } of changes.toSorted((one, other) => one.id - other.id)) {
    if (!(await moveBalance(tx, { certificate_id: id, amount: negateCents(more), tee_time_id, staff }))) {
      throw invalid({ gift_certificate_amount: ["The gift certificate's balance does not cover this amount."] });
    }
  }
}
