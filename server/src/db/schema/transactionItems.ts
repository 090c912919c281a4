import { sql } from "drizzle-orm";
import { check, index, integer, pgTable } from "drizzle-orm/pg-core";
import { cents, id, stamps } from "./columns.ts";
import { discounts } from "./discounts.ts";
import { giftCertificates } from "./giftCertificates.ts";
import { teeTimes } from "./teeTimes.ts";
import { transactionRecords } from "./transactionRecords.ts";

/**
 * One part of a record's total, about exactly one thing. A discount or a certificate spent on a tee time is negative.
 * The contract's transaction_itemable_type and _id are read from the three references.
 */
export const transactionItems = pgTable(
  "transaction_items",
  {
    id: id(),
    transaction_record_id: integer()
      .notNull()
      .references(() => transactionRecords.id, { onDelete: "cascade" }),
    tee_time_id: integer().references(() => teeTimes.id),
    gift_certificate_id: integer().references(() => giftCertificates.id),
    golf_discount_id: integer().references(() => discounts.id),
    total: cents().notNull(),
    ...stamps,
  },
  (table) => [
    index("transaction_items_record").on(table.transaction_record_id),
    index("transaction_items_tee_time").on(table.tee_time_id),
    index("transaction_items_gift_certificate").on(table.gift_certificate_id),
    // The latest records that used a discount, of which there may be a hundred thousand.
    index("transaction_items_golf_discount_sale").on(table.golf_discount_id, table.transaction_record_id),
    check(
      "transaction_items_one_thing",
      sql`num_nonnulls(${table.tee_time_id}, ${table.gift_certificate_id}, ${table.golf_discount_id}) = 1`,
    ),
  ],
);
