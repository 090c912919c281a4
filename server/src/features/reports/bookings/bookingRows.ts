import { and, eq, type SQL } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { customers } from "../../../db/schema/customers.ts";
import { golfCourses } from "../../../db/schema/golfCourses.ts";
import { teeTimes } from "../../../db/schema/teeTimes.ts";
import { transactionRecords } from "../../../db/schema/transactionRecords.ts";
import { keyOf, keysOf, orderOf, type Sort } from "../../../records/sorts.ts";
import { bookingFigures } from "../../../sales/figures.ts";
import type { DateType } from "../../../sales/period.ts";
import { keysetBatches } from "../keysetBatches.ts";

const sortsBy = (...columns: readonly Parameters<typeof keyOf>[0][]): readonly Sort[] =>
  [...columns, teeTimes.id].map((column) => ({ ...keyOf(column), down: false }));

/** The oldest first; each batch is read along an index. */
const orders: Readonly<Record<DateType, readonly Sort[]>> = {
  created: sortsBy(teeTimes.created_at),
  played: sortsBy(teeTimes.play_date, teeTimes.play_time),
};

const batchOf = (db: Database, sorts: readonly Sort[]) =>
  db
    .select({
      id: teeTimes.id,
      created_at: teeTimes.created_at,
      play_date: teeTimes.play_date,
      play_time: teeTimes.play_time,
      players: teeTimes.players,
      status: teeTimes.status,
      agent: teeTimes.agent,
      confirmation: teeTimes.confirmation,
      folio: teeTimes.folio,
      course_name: golfCourses.course_name,
      first_name: customers.first_name,
      last_name: customers.last_name,
      email: customers.email,
      primary_phone: customers.primary_phone,
      mobile_phone: customers.mobile_phone,
      city: customers.city,
      subdivision: customers.subdivision,
      postcode: customers.postcode,
      country_alpha2: customers.country_alpha2,
      payment_id: transactionRecords.payment_id,
      ...bookingFigures,
      keys: keysOf(sorts),
    })
    .from(teeTimes)
    .innerJoin(golfCourses, eq(golfCourses.id, teeTimes.golf_course_id))
    .innerJoin(customers, eq(customers.id, teeTimes.customer_id))
    .leftJoin(transactionRecords, eq(transactionRecords.id, teeTimes.transaction_record_id))
    .$dynamic();

/** A booking as reports list it. */
export type BookingRow = Awaited<ReturnType<typeof batchOf>>[number];

/** The bookings of a report, the oldest first, by the day it counts them on. */
export function bookingRows(db: Database, where: readonly SQL[], by: DateType): AsyncGenerator<BookingRow> {
  const sorts = orders[by];
  return keysetBatches(sorts, ({ after, size }) =>
    batchOf(db, sorts)
      .where(and(...where, after))
      .orderBy(...orderOf(sorts))
      .limit(size),
  );
}
