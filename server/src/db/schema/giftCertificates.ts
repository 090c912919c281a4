import { sql } from "drizzle-orm";
import { boolean, check, index, integer, numeric, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { cents, entity, firstOf, id, lower } from "./columns.ts";
import { customers } from "./customers.ts";
import { golfCourses } from "./golfCourses.ts";

/**
 * Money paid in advance. The balance only ever falls by a conditional update, so it cannot be spent twice; it is the sum of the
 * certificate's movements, which the database checks when a transaction commits.
 */
export const giftCertificates = pgTable(
  "gift_certificates",
  {
    id: id(),
    serial: text().notNull(),
    raw_balance: cents().notNull(),
    who_from: text().notNull().default(""),
    /** True e-mail, false post. */
    email_delivery: boolean().notNull().default(false),
    /** True to the recipient, false to the purchaser. */
    mail_recipient: boolean().notNull().default(true),
    greeting: text().notNull().default(""),
    internal_memo: text().notNull().default(""),
    /** The amount it was sold for, by `soldFor`; a trigger maintains it, so that lists can filter and sort by it. */
    sold_for_cents: cents(),
    golf_course_id: integer().references(() => golfCourses.id),
    /** The purchaser. */
    customer_id: integer().references(() => customers.id),
    recipient_id: integer().references(() => customers.id),
    ...entity,
  },
  (table) => [
    uniqueIndex("gift_certificates_serial").on(lower(table.serial)),
    index("gift_certificates_created").on(table.created_at),
    index("gift_certificates_balance_order").on(table.raw_balance, table.id),
    index("gift_certificates_sold_for").on(table.sold_for_cents, table.id),
    index("gift_certificates_delivery").on(table.email_delivery, table.id),
    index("gift_certificates_memo_order").on(lower(firstOf(table.internal_memo)), table.id),
    index("gift_certificates_texts").using(
      "gin",
      table.serial.op("gin_trgm_ops"),
      table.internal_memo.op("gin_trgm_ops"),
    ),
    index("gift_certificates_course").on(table.golf_course_id),
    index("gift_certificates_customer").on(table.customer_id),
    index("gift_certificates_recipient").on(table.recipient_id),
    check("gift_certificates_balance", sql`${table.raw_balance} >= 0`),
  ],
);

/** The one row with the terms of selling certificates. */
export const giftCertificateSales = pgTable(
  "gift_certificate_sales",
  {
    id: integer().primaryKey().default(1),
    /** Percent off the price of a certificate. */
    discount: numeric({ precision: 5, scale: 2, mode: "number" }).notNull().default(0),
    ...entity,
  },
  (table) => [
    check("gift_certificate_sales_single", sql`${table.id} = 1`),
    check("gift_certificate_sales_percent", sql`${table.discount} between 0 and 100`),
  ],
);
