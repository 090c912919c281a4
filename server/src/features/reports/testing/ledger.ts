import { type Cents, centsFrom, isLocalDate, type LocalDate, parseTimeOfDay, saleCommission } from "@teedesk/domain";
import * as Result from "effect/Result";
import type { Database } from "../../../db/database.ts";
import {
  customers,
  discounts,
  giftCertificates,
  golfCourses,
  golfRates,
  teeTimes,
  transactionItems,
  transactionRecords,
} from "../../../db/schema/index.ts";
import { saleTermsOf } from "../../../pricing/saleTerms.ts";
import { unguarded } from "../../../testing/unguarded.ts";

/** A booking with its refunds and cancelation. Amounts are cents; a missing one is 0. */
export type Sale = {
  readonly agent: string;
  /** Of the courses of storeLedger, counted from 0. */
  readonly course: number;
  readonly created_at: string;
  readonly play_date: string;
  readonly players: number;
  readonly charge: number;
  readonly clubs?: number;
  readonly fee?: number;
  /** At most the charge. */
  readonly discount?: number;
  /** At most the rest after the discount. */
  readonly certificate?: number;
  readonly cost?: number;
  /** The rate's charge per player and its commission: cents, or hundredths of a percent. */
  readonly rate?: { readonly charge: number; readonly commission: number; readonly isDollars: boolean };
  readonly isCanceled?: boolean;
  /** No card was charged. */
  readonly isUncharged?: boolean;
  /** The card's refunds. */
  readonly refunds?: readonly number[];
};

const cents = (value = 0): Cents => Result.getOrThrow(centsFrom(value));

const day = (text: string): LocalDate => {
  if (!isLocalDate(text)) throw new Error(`${text} is no day.`);
  return text;
};

const noon = Result.getOrThrow(parseTimeOfDay("12:00"));

/** The amount of a sale, computed here and not by the tested code. */
export const soldFor = ({ charge, clubs = 0, fee = 0, discount = 0 }: Sale): number => charge + clubs + fee - discount;

/**
 * Empties the ledger and writes these sales, with the records and items that booking, refunding and canceling write. The
 * courses are named as given; one customer makes all the bookings.
 */
export async function storeLedger(db: Database, courseNames: readonly string[], sales: readonly Sale[]): Promise<void> {
  await unguarded(db, async (tx) => {
    for (const table of [transactionItems, teeTimes, transactionRecords]) await tx.delete(table);
  });
  const courses = await coursesNamed(db, courseNames);
  const [customer] = await db.select().from(customers).limit(1);
  const [discount] = await db.select().from(discounts).limit(1);
  const [certificate] = await db.select().from(giftCertificates).limit(1);
  if (customer === undefined || discount === undefined || certificate === undefined) throw new Error("No demo data.");
  const things = { customer_id: customer.id, golf_discount_id: discount.id, gift_certificate_id: certificate.id };
  for (const sale of sales) {
    await db.transaction((tx) => storeSale(tx, sale, { golf_course_id: courses[sale.course] ?? 0, ...things }));
  }
}

async function coursesNamed(db: Database, names: readonly string[]): Promise<readonly number[]> {
  const found = await db.select().from(golfCourses);
  const ids: number[] = [];
  for (const course_name of names) {
    const known = found.find((course) => course.course_name === course_name);
    const [made] = known === undefined ? await db.insert(golfCourses).values({ course_name }).returning() : [known];
    ids.push(made?.id ?? 0);
  }
  return ids;
}

type Things = {
  readonly golf_course_id: number;
  readonly customer_id: number;
  readonly golf_discount_id: number;
  readonly gift_certificate_id: number;
};

async function storeSale(db: Database, sale: Sale, things: Things): Promise<void> {
  const { golf_course_id, customer_id, golf_discount_id, gift_certificate_id } = things;
  const { certificate = 0, discount = 0, isCanceled = false, isUncharged = false, refunds = [] } = sale;
  const created_at = new Date(sale.created_at);
  const sold = soldFor(sale);
  const transaction_record_id = await newRecord(db, {
    total: cents(sold - certificate),
    payment_id: isUncharged ? null : `pay_${created_at.getTime()}`,
    created_at,
  });
  const rate = sale.rate === undefined ? null : await storeRate(db, golf_course_id, sale.rate);
  const [teeTime] = await db
    .insert(teeTimes)
    .values({
      agent: sale.agent,
      golf_course_id,
      customer_id,
      play_date: day(sale.play_date),
      play_time: noon,
      players: sale.players,
      transaction_record_id,
      charge_cents: cents(sale.charge),
      rental_clubs_cents: cents(sale.clubs),
      service_fee_cents: cents(sale.fee),
      golf_discount_id: discount > 0 ? golf_discount_id : null,
      discount_amount_cents: cents(discount),
      gift_certificate_id: certificate > 0 ? gift_certificate_id : null,
      gift_certificate_amount_cents: cents(certificate),
      cost_cents: cents(sale.cost),
      golf_rate_id: rate?.id ?? null,
      commission_cents: Result.getOrThrow(saleCommission(saleTermsOf({ rate, clubs: [] }), sale.players)),
      status: isCanceled ? "Canceled" : "Booked",
      canceled_at: isCanceled ? created_at : null,
      created_at,
    })
    .returning();
  const tee_time_id = teeTime?.id ?? 0;
  await addItems(db, { transaction_record_id, created_at }, [
    { tee_time_id, total: cents(sold + discount) },
    { golf_discount_id, total: cents(-discount) },
    { gift_certificate_id, total: cents(-certificate) },
  ]);
  const returned = isCanceled ? certificate : 0;
  const steps = refunds.map((card, index) => ({ card, returned: index === refunds.length - 1 ? returned : 0 }));
  for (const { card, returned: back } of steps.length === 0 && returned > 0 ? [{ card: 0, returned }] : steps) {
    const refunded_record_id = transaction_record_id;
    const refund = await newRecord(db, { total: cents(-card), created_at, refunded_record_id });
    await addItems(db, { transaction_record_id: refund, created_at }, [
      { tee_time_id, total: cents(-card - back) },
      { gift_certificate_id, total: cents(back) },
    ]);
  }
}

async function storeRate(
  db: Database,
  golf_course_id: number,
  { charge, commission, isDollars }: NonNullable<Sale["rate"]>,
) {
  const terms = { raw_rate: cents(charge), commission_hundredths: commission, is_commission_dollars: isDollars };
  const [rate] = await db
    .insert(golfRates)
    .values({ golf_course_id, ...terms })
    .returning();
  if (rate === undefined) throw new Error("The rate was not stored.");
  return rate;
}

async function newRecord(db: Database, values: typeof transactionRecords.$inferInsert): Promise<number> {
  const [record] = await db.insert(transactionRecords).values(values).returning();
  if (record === undefined) throw new Error("The record was not stored.");
  return record.id;
}

type Item = Omit<typeof transactionItems.$inferInsert, "transaction_record_id">;

async function addItems(
  db: Database,
  record: { readonly transaction_record_id: number; readonly created_at: Date },
  items: readonly Item[],
): Promise<void> {
  const some = items.filter(({ total }) => total !== 0).map((item) => ({ ...item, ...record }));
  if (some.length > 0) await db.insert(transactionItems).values(some);
}
