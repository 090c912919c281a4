import { and, eq, ne, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import {
  cancelations,
  consents,
  type customers,
  giftCertificateMovements,
  giftCertificates,
  paymentIntents,
  teeTimeRowChanges,
  teeTimes,
  transactionItems,
  transactionRecords,
} from "../../../db/schema/index.ts";
import { isAmong } from "../../../records/isAmong.ts";
import { isSale, saleCorrection } from "../../../sales/certificates.ts";
import type { Names } from "./findNames.ts";
import type { Records } from "./findRecords.ts";
import { heldAt, type Roles } from "./roles.ts";

/** Facts about the person, read before anything is erased. */
export type Known = { readonly roles: Roles; readonly names: Names; readonly records: Records };

/** A save based on the record as it was before is refused. */
export const newer = ({ lock_version }: typeof customers | typeof teeTimes | typeof giftCertificates) => ({
  lock_version: sql`${lock_version} + 1`,
  updated_at: sql`now()`,
});

/** Erases the texts of the person's tee times, and the reasons and the digits of cards given while a tee time was theirs, even if it was reassigned. */
export async function eraseFromTeeTimes(tx: Database, id: number, { roles, records }: Known): Promise<void> {
  const { player } = roles;
  const isTheirs = eq(teeTimes.customer_id, id);
  await tx
    .update(teeTimes)
    .set({ notes: "", internal_notes: "", folio: "", alt_emails: "", cancel_reason: "", ...newer(teeTimes) })
    .where(isTheirs);

  const wasTheirs = isAmong(teeTimes.id, records.teeTimes);
  const canceledAsTheirs = and(wasTheirs, heldAt(player, teeTimes.id, teeTimes.canceled_at));
  await tx
    .update(teeTimes)
    .set({ cancel_reason: "", ...newer(teeTimes) })
    .where(and(canceledAsTheirs, ne(teeTimes.customer_id, id)));

  const { tee_time_id, created_at } = cancelations;
  await tx
    .update(cancelations)
    .set({ reason: "" })
    .where(and(isAmong(tee_time_id, records.teeTimes), heldAt(player, tee_time_id, created_at)));

  await tx
    .update(consents)
    .set({ reason: "" })
    .where(
      and(isAmong(consents.tee_time_id, records.teeTimes), heldAt(player, consents.tee_time_id, consents.created_at)),
    );

  // The card is that of the customer it was booked for.
  const bookedAsTheirs = and(wasTheirs, heldAt(player, teeTimes.id, teeTimes.created_at));
  await tx
    .update(paymentIntents)
    .set({ last4: null })
    .from(teeTimes)
    .where(and(bookedAsTheirs, eq(paymentIntents.tee_time_id, teeTimes.id)));

  const isRefundOf = eq(transactionRecords.refunded_record_id, teeTimes.transaction_record_id);
  await tx
    .update(transactionRecords)
    .set({ reason: "" })
    .from(teeTimes)
    .where(and(wasTheirs, isRefundOf, heldAt(player, teeTimes.id, transactionRecords.created_at)));
}

/**
 * Erases their texts on certificates they bought, and the reasons given while a certificate was theirs. Texts on certificates
 * bought for them stay.
 */
export async function eraseFromCertificates(tx: Database, id: number, { roles, records }: Known): Promise<void> {
  const { purchaser } = roles;
  await tx
    .update(giftCertificates)
    .set({ who_from: "", greeting: "", internal_memo: "", ...newer(giftCertificates) })
    .where(eq(giftCertificates.customer_id, id));

  const { gift_certificate_id, created_at } = giftCertificateMovements;
  await tx
    .update(giftCertificateMovements)
    .set({ reason: "" })
    .where(and(isAmong(gift_certificate_id, records.certificates), heldAt(purchaser, gift_certificate_id, created_at)));

  const { gift_certificate_id: asked } = consents;
  await tx
    .update(consents)
    .set({ reason: "" })
    .where(and(isAmong(asked, records.certificates), heldAt(purchaser, asked, consents.created_at)));

  const corrected = transactionItems.gift_certificate_id;
  const isOfRecord = eq(transactionItems.transaction_record_id, transactionRecords.id);
  const wasTheirs = and(
    isAmong(corrected, records.certificates),
    heldAt(purchaser, corrected, transactionRecords.created_at),
  );
  const { reason } = transactionRecords;
  await tx
    .update(transactionRecords)
    .set({ reason: sql`case when starts_with(${reason}, ${saleCorrection}) then ${saleCorrection} else '' end` })
    .from(transactionItems)
    .where(and(isOfRecord, isSale, wasTheirs, ne(reason, "")));
}

/**
 * Blanks the texts of the person, and of customers who had some of theirs, in the tee-time list's table of changes, also those that the erasure caused. The rows stay, as the list's
 * counts are made from them.
 */
export async function eraseFromListChanges(tx: Database, ids: readonly number[]): Promise<void> {
  await tx
    .update(teeTimeRowChanges)
    .set({ first_name: "", last_name: "", notes: "", internal_notes: "", search_text: "" })
    .where(isAmong(teeTimeRowChanges.customer_id, ids));
}
