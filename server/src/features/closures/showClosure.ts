import type { components } from "@teedesk/openapi";
import { asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import {
  closureRunRows,
  closureRuns,
  customers,
  golfCourses,
  teeTimes,
  transactionRecords,
} from "../../db/schema/index.ts";
import { isTakenElsewhere } from "../../payments/elsewhere.ts";
import { notFound } from "../../platform/refusal.ts";
import { customerName } from "./planClosure.ts";

type Wire = components["schemas"];

const countOf = (state: (typeof closureRunRows.$inferSelect)["state"]) =>
  sql`count(*) filter (where ${closureRunRows.state} = ${state})`.mapWith(Number);

const refundedOf = (condition: SQL) =>
  sql`coalesce(sum(${closureRunRows.refunded_amount}) filter (where ${condition}), 0)`.mapWith(Number);

function selectClosures(db: Database) {
  const { id, start_date, start_time, end_date, end_time, state, staff_user, created_at } = closureRuns;
  return db
    .select({
      id,
      start_date,
      start_time,
      end_date,
      end_time,
      state,
      staff_user,
      created_at,
      course_name: golfCourses.course_name,
      waiting: countOf("waiting"),
      done: countOf("done"),
      failed: countOf("failed"),
      refunded_amount: refundedOf(sql`not ${isTakenElsewhere}`),
      elsewhere_amount: refundedOf(isTakenElsewhere),
    })
    .from(closureRuns)
    .innerJoin(golfCourses, eq(golfCourses.id, closureRuns.golf_course_id))
    .leftJoin(closureRunRows, eq(closureRunRows.closure_run_id, closureRuns.id))
    .leftJoin(teeTimes, eq(teeTimes.id, closureRunRows.tee_time_id))
    .leftJoin(transactionRecords, eq(transactionRecords.id, teeTimes.transaction_record_id))
    .groupBy(closureRuns.id, golfCourses.id)
    .orderBy(desc(closureRuns.id))
    .$dynamic();
}

const encode = ({ created_at, ...run }: Omit<Wire["CourseClosure"], "created_at"> & { readonly created_at: Date }) => ({
  ...run,
  created_at: created_at.toISOString(),
});

type StoredRow = Omit<Wire["ClosureRunBooking"], "to"> & {
  readonly to_date: string | null;
  readonly to_time: string | null;
};

const encodeRow = ({ to_date, to_time, ...row }: StoredRow): Wire["ClosureRunBooking"] =>
  to_date === null || to_time === null ? row : { ...row, to: { play_date: to_date, play_time: to_time } };

/** The latest closures. */
export const listClosures = async (db: Database): Promise<Wire["CourseClosure"][]> =>
  (await selectClosures(db).limit(100)).map(encode);

/** A closure with its bookings. Throws 404 when there is no such closure. */
export async function showClosure(db: Database, id: number): Promise<Wire["ClosureRun"]> {
  const [closure] = await selectClosures(db).where(eq(closureRuns.id, id));
  if (closure === undefined) throw notFound("There is no such closure.");
  const { tee_time_id, act, state, refund_amount, certificate_amount, refunded_amount, note, to_date, to_time } =
    closureRunRows;
  const { play_date, play_time } = teeTimes;
  const bookings = await db
    .select({
      tee_time_id,
      play_date,
      play_time,
      act,
      state,
      refund_amount,
      is_paid_elsewhere: isTakenElsewhere,
      certificate_amount,
      refunded_amount,
      note,
      to_date,
      to_time,
      customer_name: customerName,
    })
    .from(closureRunRows)
    .innerJoin(teeTimes, eq(teeTimes.id, tee_time_id))
    .innerJoin(customers, eq(customers.id, teeTimes.customer_id))
    .leftJoin(transactionRecords, eq(transactionRecords.id, teeTimes.transaction_record_id))
    .where(eq(closureRunRows.closure_run_id, id))
    .orderBy(asc(play_date), asc(play_time), asc(tee_time_id));
  return { closure: encode(closure), bookings: bookings.map(encodeRow) };
}
