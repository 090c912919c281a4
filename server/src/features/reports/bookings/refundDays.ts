import type { Cents, LocalDate, ReportPeriod } from "@teedesk/domain";
import { and, countDistinct, eq, isNotNull, not, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { transactionItems } from "../../../db/schema/transactionItems.ts";
import { transactionRecords } from "../../../db/schema/transactionRecords.ts";
import { dayOf, instantsIn } from "../../../platform/businessDay.ts";
import { isOfUndone } from "../../../sales/figures.ts";
import type { Line } from "../report.ts";
import { countColumn, moneyColumn, type Table, table } from "../table.ts";
import { dayColumns } from "./days.ts";

type RefundDay = { readonly key: LocalDate; readonly refunds: number; readonly went_back: Cents };

async function* refundDays(db: Database, { start, end }: ReportPeriod, timeZone: string): AsyncGenerator<RefundDay> {
  yield* await db
    .select({
      key: dayOf(transactionRecords.created_at, timeZone),
      refunds: countDistinct(transactionRecords.id),
      went_back: sql`-sum(${transactionItems.total})`.mapWith(transactionItems.total),
    })
    .from(transactionItems)
    .innerJoin(transactionRecords, eq(transactionRecords.id, transactionItems.transaction_record_id))
    .where(
      and(
        isNotNull(transactionRecords.refunded_record_id),
        not(isOfUndone(transactionRecords.refunded_record_id)),
        isNotNull(transactionItems.tee_time_id),
        ...instantsIn(transactionRecords.created_at, [start, end], timeZone),
      ),
    )
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}

/** The refunds of a period by the day they went back, whenever the bookings were made. */
export const refundsByDay = (db: Database, period: ReportPeriod, timeZone: string): Table =>
  table({
    name: "Refunds by day",
    columns: [
      ...dayColumns,
      countColumn("Refunds", ({ refunds }: RefundDay) => refunds),
      moneyColumn("Went Back", ({ went_back }: RefundDay) => went_back),
    ],
    rows: refundDays(db, period, timeZone),
  });

export const refundDayLine: Line = [
  "Went Back",
  "Refunds to card and gift certificate on the day they went back, whenever the booking was made: Refunded counts them on the booking's day.",
];
