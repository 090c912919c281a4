import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { customType, index, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { cents, instant, localDate, timeOfDay } from "./columns.ts";
import { teeTimes } from "./teeTimes.ts";

/** The columns that the tee-time list shows, filters and sorts by, gathered from four tables. */
const rowColumns = () => ({
  customer_id: integer().notNull(),
  first_name: text().notNull(),
  last_name: text().notNull(),
  status: text().notNull(),
  created_at: instant().notNull(),
  play_date: localDate().notNull(),
  play_time: timeOfDay().notNull(),
  players: integer().notNull(),
  cost_cents: cents().notNull(),
  golf_course_id: integer().notNull(),
  course_name: text().notNull(),
  confirmation: text().notNull(),
  agent: text().notNull(),
  notes: text().notNull(),
  internal_notes: text().notNull(),
  /** Null when nothing was paid; then `total` is 0. */
  transaction_record_id: integer(),
  /** Empty when no card was charged: a sort that can be resumed anywhere has no nulls. */
  payment_id: text().notNull(),
  total: cents().notNull(),
  /** The text that the search box searches: the customer's, and the confirmation. */
  search_text: text().notNull().default(""),
});

/** The start of a text of any length, which an index can hold and by which such a column is sorted. */
export const startOf = (column: AnyColumn): SQL => sql`left(${column}, 100)`;

/**
 * The tee-time list as one table, so that a page of a million tee times is read along an index whatever it is sorted by.
 * Triggers keep it in step with tee_times, customers and golf_courses; nothing else writes here (DECISION-11).
 */
export const teeTimeRows = pgTable(
  "tee_time_rows",
  {
    id: integer()
      .primaryKey()
      .references(() => teeTimes.id, { onDelete: "cascade" }),
    ...rowColumns(),
  },
  (table) => [
    index("tee_time_rows_first_name").on(table.first_name, table.id),
    index("tee_time_rows_last_name").on(table.last_name, table.id),
    index("tee_time_rows_status").on(table.status, table.id),
    index("tee_time_rows_created_at").on(table.created_at, table.id),
    index("tee_time_rows_play_date").on(table.play_date, table.id),
    index("tee_time_rows_play_time").on(table.play_time, table.id),
    index("tee_time_rows_players").on(table.players, table.id),
    index("tee_time_rows_total").on(table.total, table.id),
    index("tee_time_rows_cost").on(table.cost_cents, table.id),
    index("tee_time_rows_course_name").on(table.course_name, table.id),
    index("tee_time_rows_confirmation").on(table.confirmation, table.id),
    index("tee_time_rows_payment_id").on(table.payment_id, table.id),
    index("tee_time_rows_not_charged").on(table.created_at).where(sql`${table.payment_id} = ''`),
    index("tee_time_rows_agent").on(table.agent, table.id),
    index("tee_time_rows_notes").on(startOf(table.notes), table.id),
    index("tee_time_rows_internal_notes").on(startOf(table.internal_notes), table.id),
    // The rows with the name of a renamed customer.
    index("tee_time_rows_customer").on(table.customer_id),
    // The list of one course, in the list's own order.
    index("tee_time_rows_course").on(table.golf_course_id, table.created_at, table.id),
    // Texts that are found anywhere in a column. New entries wait in a short queue, since every search reads all of it.
    index("tee_time_rows_texts")
      .using(
        "gin",
        table.first_name.op("gin_trgm_ops"),
        table.last_name.op("gin_trgm_ops"),
        table.status.op("gin_trgm_ops"),
        table.confirmation.op("gin_trgm_ops"),
        table.agent.op("gin_trgm_ops"),
        table.notes.op("gin_trgm_ops"),
        table.internal_notes.op("gin_trgm_ops"),
      )
      .with({ gin_pending_list_limit: 256 }),
    index("tee_time_rows_search")
      .using("gin", table.search_text.op("gin_trgm_ops"))
      .with({ gin_pending_list_limit: 256 }),
  ],
);

/** The number of the transaction that wrote a row, from PostgreSQL's counter that never wraps. */
const transactionNumber = customType<{ data: string }>({ dataType: () => "xid8" });

/**
 * The latest changes of the list's rows: an added row counts +1, a removed one −1, and a changed one is both. A count of
 * an hour ago is brought up to date from here instead of being counted again (list/trackedList.ts).
 */
export const teeTimeRowChanges = pgTable(
  "tee_time_row_changes",
  {
    written_by: transactionNumber().notNull().default(sql`pg_current_xact_id()`),
    written_at: instant().notNull().defaultNow(),
    sign: smallint().notNull(),
    id: integer().notNull(),
    ...rowColumns(),
  },
  (table) => [
    index("tee_time_row_changes_written_by").on(table.written_by),
    index("tee_time_row_changes_written_at").on(table.written_at),
  ],
);
