import { and, eq, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { cancelations, closureRunRows, closureRuns, teeTimes, transactionRecords } from "../../db/schema/index.ts";
import { isInside, restOfPayment } from "./planClosure.ts";

export type RowFacts = Awaited<ReturnType<typeof findRowFacts>>[number];

const { golf_course_id: course_id, start_date, start_time, end_date, end_time } = closureRuns;

/** The rows of closures that a condition selects, with the facts upon which each is tried. */
export const findRowFacts = (db: Database, condition: SQL | undefined) =>
  db
    .select({
      row: closureRunRows,
      staff_user_id: closureRuns.staff_user_id,
      staff_user: closureRuns.staff_user,
      lock_version: teeTimes.lock_version,
      canceled_at: teeTimes.canceled_at,
      is_inside: isInside({ course_id, start_date, start_time, end_date, end_time }),
      /** Cents of the card payment that can still be refunded. */
      rest: restOfPayment,
      /** Cents that its certificate pays, or got back. */
      certificate: teeTimes.gift_certificate_amount_cents,
      /** The cancelation under the row's key, unless it was dropped. */
      own: cancelations,
      /** A person saw to its refund, which must not go back a second time. */
      is_refund_settled: sql<boolean>`exists (select from settled_refunds where cancelation_id = ${cancelations.id})`,
    })
    .from(closureRunRows)
    .innerJoin(closureRuns, eq(closureRuns.id, closureRunRows.closure_run_id))
    .innerJoin(teeTimes, eq(teeTimes.id, closureRunRows.tee_time_id))
    .leftJoin(transactionRecords, eq(transactionRecords.id, teeTimes.transaction_record_id))
    .leftJoin(
      cancelations,
      and(
        eq(cancelations.tee_time_id, closureRunRows.tee_time_id),
        eq(cancelations.idempotency_key, sql`${closureRunRows.key}::text`),
        ne(cancelations.state, "dropped"),
      ),
    )
    .where(condition);
