import { and, asc, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import {
  bookingDoubts,
  cancelations,
  consents,
  historyEntries,
  mailOutbox,
  paymentIntents,
  saleTerms,
  teeTimes,
  transactionItems,
} from "../../db/schema/index.ts";
import { findRecordsOf } from "../../resources/transactionRecords/transactionRecords.repository.ts";
import { findTeeTime } from "../../teeTime/findTeeTime.ts";

/** Everything stored about a tee time, the oldest of each kind first. Throws 404 for an unknown tee time. */
export async function readRecords(db: Database, id: number) {
  const stored = await findTeeTime(db, id);
  const mail = and(eq(mailOutbox.entity, "tee_time"), eq(mailOutbox.record_id, id));
  const history = and(eq(historyEntries.entity, "tee_time"), eq(historyEntries.record_id, id));
  const [doubts] = await db.select().from(bookingDoubts).where(eq(bookingDoubts.tee_time_id, id));
  const records = await findRecordsOf(db, { table: teeTimes, column: transactionItems.tee_time_id }, id);
  const { tee_time_id: paid, created_at: authorised_at } = paymentIntents;
  const { tee_time_id: canceled, created_at: asked_at } = cancelations;
  return {
    stored,
    doubts: doubts ?? null,
    records: records.toReversed(),
    terms: await db.select().from(saleTerms).where(eq(saleTerms.tee_time_id, id)).orderBy(asc(saleTerms.id)),
    payments: await db
      .select()
      .from(paymentIntents)
      .where(eq(paid, id))
      .orderBy(asc(authorised_at), asc(paymentIntents.id)),
    mails: await db.select().from(mailOutbox).where(mail).orderBy(asc(mailOutbox.id)),
    consents: await db.select().from(consents).where(eq(consents.tee_time_id, id)).orderBy(asc(consents.id)),
    cancelations: await db
      .select()
      .from(cancelations)
      .where(eq(canceled, id))
      .orderBy(asc(asked_at), asc(cancelations.id)),
    history: await db.select().from(historyEntries).where(history).orderBy(asc(historyEntries.id)),
  };
}

export type TeeTimeRecords = Awaited<ReturnType<typeof readRecords>>;
