import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { cents, id, instant, isTimeOfDay, localDate, stamps, timeOfDay } from "./columns.ts";
import { golfCourses } from "./golfCourses.ts";
import { staffUsers } from "./staffUsers.ts";
import { teeTimes } from "./teeTimes.ts";

/** The closing of a course for some hours: while it is running nothing is booked inside (DECISION-61). */
export const closureRuns = pgTable(
  "closure_runs",
  {
    id: id(),
    golf_course_id: integer()
      .notNull()
      .references(() => golfCourses.id, { onDelete: "cascade" }),
    start_date: localDate().notNull(),
    start_time: timeOfDay().notNull(),
    end_date: localDate().notNull(),
    /** Included. */
    end_time: timeOfDay().notNull(),
    state: text({ enum: ["running", "done"] }).notNull(),
    /** In whose name its bookings are canceled. */
    staff_user_id: integer().references(() => staffUsers.id, { onDelete: "set null" }),
    staff_user: text().notNull(),
    ...stamps,
  },
  (table) => [
    index("closure_runs_running").on(table.golf_course_id).where(sql`${table.state} = 'running'`),
    check(
      "closure_runs_order",
      sql`(${table.start_date}, ${table.start_time}) <= (${table.end_date}, ${table.end_time})`,
    ),
    check("closure_runs_times", sql`${isTimeOfDay(table.start_time)} and ${isTimeOfDay(table.end_time)}`),
  ],
);

/**
 * A booking of a closure, with what was chosen for it. waiting -> done or failed; failed -> waiting when staff try again. A waiting one
 * belongs to the server working on it until `lease_until`.
 */
export const closureRunRows = pgTable(
  "closure_run_rows",
  {
    id: id(),
    closure_run_id: integer()
      .notNull()
      .references(() => closureRuns.id, { onDelete: "cascade" }),
    tee_time_id: integer()
      .notNull()
      .references(() => teeTimes.id, { onDelete: "cascade" }),
    act: text({ enum: ["cancel", "move", "leave"] }).notNull(),
    /** Where it is moved to. */
    to_date: localDate(),
    to_time: timeOfDay(),
    state: text({ enum: ["waiting", "done", "failed"] }).notNull(),
    /** The version of the tee time in the plan: one that has changed by its turn is not canceled. */
    lock_version: integer().notNull(),
    /** The Idempotency-Key of its cancelation, which is recognized by it; another one when another cancelation is tried. */
    key: uuid().notNull().defaultRandom(),
    /** False when only the refund is tried again. */
    cancels: boolean().notNull().default(true),
    refund_amount: cents().notNull(),
    certificate_amount: cents().notNull(),
    /** Cents that the card got back. */
    refunded_amount: cents().notNull().default(sql`0`),
    /** Why it failed or still waits, for staff. */
    note: text().notNull().default(""),
    attempts: integer().notNull().default(0),
    lease_until: instant().notNull().defaultNow(),
    ...stamps,
  },
  (table) => [
    uniqueIndex("closure_run_rows_once").on(table.closure_run_id, table.tee_time_id),
    index("closure_run_rows_tee_time").on(table.tee_time_id),
    index("closure_run_rows_waiting").on(table.lease_until).where(sql`${table.state} = 'waiting'`),
    check(
      "closure_run_rows_place",
      sql`num_nonnulls(${table.to_date}, ${table.to_time}) = case ${table.act} when 'move' then 2 else 0 end`,
    ),
    check(
      "closure_run_rows_amounts",
      sql`least(${table.refund_amount}, ${table.certificate_amount}, ${table.refunded_amount}) >= 0`,
    ),
  ],
);
