import type { components } from "@teedesk/openapi";
import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { lower } from "./columns.ts";

/**
 * Mail waiting to leave, written in the transaction of the act that causes it. A row is queued until `sent_at` or
 * `failed_at` is set. `next_attempt_at` is both the delay before a retry and the lease of the worker sending it now.
 */
export const mailOutbox = pgTable(
  "mail_outbox",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    message_id: text().notNull().unique(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** The tee time as an iCalendar file, for a mail that changes the recipient's calendar. */
    calendar: text(),
    attempts: integer().notNull().default(0),
    next_attempt_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    sent_at: timestamp({ withTimezone: true }),
    failed_at: timestamp({ withTimezone: true }),
    last_error: text(),
    /** A person saw to it otherwise, such as by telephone. */
    settled_at: timestamp({ withTimezone: true }),
    settled_by: text(),
    /** The record it is about, by its kind in the history and its id. */
    entity: text().$type<components["schemas"]["HistoryEntity"]>(),
    record_id: integer(),
    created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("mail_outbox_queued")
      .on(table.next_attempt_at)
      .where(sql`${table.sent_at} is null and ${table.failed_at} is null`),
    index("mail_outbox_undelivered").on(table.id).where(sql`${table.sent_at} is null and ${table.attempts} > 0`),
    index("mail_outbox_record").on(table.entity, table.record_id, table.id),
    index("mail_outbox_recipient").on(lower(table.recipient), table.id),
  ],
);
