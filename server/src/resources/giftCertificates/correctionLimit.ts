import { type Cents, formatDollars } from "@teedesk/domain";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import type { AskedCorrection } from "../../db/schema/consents.ts";
import { giftCertificateMovements } from "../../db/schema/giftCertificateMovements.ts";
import { giftCertificates } from "../../db/schema/giftCertificates.ts";
import { transactionItems } from "../../db/schema/transactionItems.ts";
import { transactionRecords } from "../../db/schema/transactionRecords.ts";
import { type FieldMessages, Refusal } from "../../platform/refusal.ts";
import { retried } from "../../platform/retried.ts";
import { isSale } from "../../sales/certificates.ts";
import { askConsent } from "../../session/consents.ts";
import type { StaffMember } from "../../session/staffMember.ts";

type Asked = AskedCorrection & { readonly id: number; readonly reason: string };

/** A correction above a person's limit (422), which is asked of another person once its transaction is rolled back. */
class AboveLimit extends Refusal {
  constructor(
    errors: FieldMessages,
    readonly asked: Asked,
  ) {
    super(422, { kind: "invalid", errors });
  }
}

/** Refuses a correction that takes a person's corrections of one certificate above the limit (DECISION-45). Throws AboveLimit. */
export async function refuseAboveLimit(
  tx: Database,
  asked: Asked,
  { staff, limit }: { readonly staff: Pick<StaffMember, "email">; readonly limit: Cents | null },
): Promise<void> {
  if (limit === null) return;
  const { id, balance, balance_before, value, value_before } = asked;
  const moved = giftCertificateMovements;
  const isOwn = and(eq(moved.gift_certificate_id, id), eq(moved.kind, "corrected"), eq(moved.staff_user, staff.email));
  const corrected = sumOf(await tx.select({ cents: moved.amount }).from(moved).where(isOwn));
  const revalued = sumOf(
    await tx
      .select({ cents: transactionItems.total })
      .from(transactionItems)
      .innerJoin(transactionRecords, eq(transactionRecords.id, transactionItems.transaction_record_id))
      .where(and(eq(transactionItems.gift_certificate_id, id), isSale, eq(transactionRecords.staff_user, staff.email))),
  );
  const isAbove = (difference: number, before: number) => difference !== 0 && Math.abs(before + difference) > limit;
  const paths = [
    ...(isAbove(balance - balance_before, corrected) ? ["balance"] : []),
    ...(value !== null && isAbove(value - (value_before ?? 0), revalued) ? ["transaction_item.total"] : []),
  ];
  const message = `Sent to an admin for consent: you may correct a gift certificate by up to ${formatDollars(limit)}. Nothing was saved; for other changes, put the amounts back and save again.`;
  if (paths.length > 0) throw new AboveLimit(Object.fromEntries(paths.map((path) => [path, [message]])), asked);
}

const sumOf = (rows: readonly { readonly cents: Cents }[]): number => rows.reduce((sum, { cents }) => sum + cents, 0);

/** Saves, and asks another person for a correction above the limit before the save is refused. */
export async function askingAboveLimit<T>(db: Database, staff: StaffMember, save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (refused) {
    if (refused instanceof AboveLimit) {
      const { id: gift_certificate_id, reason, ...correction } = refused.asked;
      await retried(() =>
        db.transaction(async (tx) => {
          // One request after the other.
          await tx
            .select({ id: giftCertificates.id })
            .from(giftCertificates)
            .where(eq(giftCertificates.id, gift_certificate_id))
            .for("update");
          await askConsent(tx, staff, { gift_certificate_id, reason, correction });
        }),
      );
    }
    throw refused;
  }
}
