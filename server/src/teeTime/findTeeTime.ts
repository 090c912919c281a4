import type { Discount, GiftCertificate } from "@teedesk/domain";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import {
  customers,
  discounts,
  giftCertificates,
  golfCourses,
  golfRates,
  paymentIntents,
  teeTimes,
  transactionItems,
  transactionRecords,
} from "../db/schema/index.ts";
import { isUncharged } from "../payments/intents.ts";
import { notFound } from "../platform/refusal.ts";
import type { StoredRecord } from "./encodeTransactionRecord.ts";
import { newestTerms, type SoldTerms, soldTermsOf } from "./soldTerms.ts";

/** A tee time with the records around it that its wire form and its receipt need. */
export type StoredTeeTime = {
  readonly teeTime: typeof teeTimes.$inferSelect;
  readonly customer: typeof customers.$inferSelect;
  readonly course: Pick<
    typeof golfCourses.$inferSelect,
    "id" | "course_name" | "email" | "address" | "city" | "subdivision" | "postcode"
  >;
  readonly rate: Pick<typeof golfRates.$inferSelect, "id" | "internal_memo"> | null;
  readonly discount: Pick<Discount, "id" | "code"> | null;
  readonly certificate: Pick<GiftCertificate, "id" | "serial"> | null;
  /** Null when nothing was paid; then there are no items either. */
  readonly record: StoredRecord["record"] | null;
  readonly items: StoredRecord["items"];
  readonly sold: SoldTerms;
  /** The card's payment where the gateway refused it and has not captured it since. */
  readonly refused: Pick<typeof paymentIntents.$inferSelect, "refused_at" | "settled_at"> | null;
};

/**
 * Reads a tee time. Throws 404 when there is none. With `lock` the tee time and its payment stay as they are read until the
 * transaction ends, so that edits, cancelations and refunds of one tee time queue up.
 */
export async function findTeeTime(db: Database, id: number, { lock } = { lock: false }): Promise<StoredTeeTime> {
  if (lock) {
    const locked = await db.select({ id: teeTimes.id }).from(teeTimes).where(eq(teeTimes.id, id)).for("update");
    // One stored a moment later would be read without a lock.
    if (locked.length === 0) throw notFound();
  }
  const newest = newestTerms(db);
  const [found] = await db
    .select({
      teeTime: teeTimes,
      customer: customers,
      course: {
        id: golfCourses.id,
        course_name: golfCourses.course_name,
        email: golfCourses.email,
        address: golfCourses.address,
        city: golfCourses.city,
        subdivision: golfCourses.subdivision,
        postcode: golfCourses.postcode,
      },
      rate: { id: golfRates.id, internal_memo: golfRates.internal_memo },
      discount: { id: discounts.id, code: discounts.code },
      certificate: { id: giftCertificates.id, serial: giftCertificates.serial },
      record: transactionRecords,
      sold: {
        taken_for: newest.taken_for,
        taken_at: newest.taken_at,
        rule_set: newest.rule_set,
        terms: newest.terms,
      },
      refused: { refused_at: paymentIntents.refused_at, settled_at: paymentIntents.settled_at },
    })
    .from(teeTimes)
    .innerJoin(customers, eq(customers.id, teeTimes.customer_id))
    .innerJoin(golfCourses, eq(golfCourses.id, teeTimes.golf_course_id))
    .leftJoin(golfRates, eq(golfRates.id, teeTimes.golf_rate_id))
    .leftJoin(discounts, eq(discounts.id, teeTimes.golf_discount_id))
    .leftJoin(giftCertificates, eq(giftCertificates.id, teeTimes.gift_certificate_id))
    .leftJoin(transactionRecords, eq(transactionRecords.id, teeTimes.transaction_record_id))
    .leftJoinLateral(newest, sql`true`)
    .leftJoin(paymentIntents, and(eq(paymentIntents.tee_time_id, teeTimes.id), isUncharged))
    .where(eq(teeTimes.id, id));
  if (found === undefined) throw notFound();
  return {
    ...found,
    sold: soldTermsOf(id, found.sold),
    items: found.record === null ? [] : await itemsOf(db, found.record.id),
  };
}

/** The players that a tee time was sold for, however often their number changed. */
export const playersSold = ({ teeTime }: Pick<StoredTeeTime, "teeTime">): number =>
  teeTime.players_sold ?? teeTime.players;

const itemsOf = (db: Database, transaction_record_id: number) =>
  db
    .select()
    .from(transactionItems)
    .where(eq(transactionItems.transaction_record_id, transaction_record_id))
    .orderBy(asc(transactionItems.id));
