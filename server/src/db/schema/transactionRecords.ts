import { sql } from "drizzle-orm";
import { type AnyPgColumn, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { cents, id, stamps } from "./columns.ts";

/** Money that moved: a sale, or a refund of one (its total is negative). The total is the sum of the items, by trigger. */
export const transactionRecords = pgTable(
  "transaction_records",
  {
    id: id(),
    /** The payment gateway's reference; null when nothing was charged to a card. */
    payment_id: text(),
    total: cents().notNull(),
    refunded_record_id: integer().references((): AnyPgColumn => transactionRecords.id),
    reason: text().notNull().default(""),
    /**
     * The staff member who refunded, or corrected what a certificate was sold for, in the history's form; null of a sale, which names
     * its agent, and of refunds from before they were stored.
     */
    staff_user: text(),
    ...stamps,
  },
  (table) => [
    index("transaction_records_created").on(table.created_at),
    index("transaction_records_payment").on(table.payment_id),
    index("transaction_records_refunded").on(table.refunded_record_id),
    index("transaction_records_corrections")
      .on(table.created_at)
      .where(sql`${table.refunded_record_id} is null and ${table.reason} <> ''`),
    check("transaction_records_refund", sql`${table.refunded_record_id} is null or ${table.total} <= 0`),
  ],
);
