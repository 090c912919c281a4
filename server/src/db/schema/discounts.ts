import { sql } from "drizzle-orm";
import { boolean, check, index, integer, numeric, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { cents, entity, id, localDate, lower } from "./columns.ts";
import { golfCourses } from "./golfCourses.ts";

/** A code that reduces the charge. Limits of 0 are without limit. */
export const discounts = pgTable(
  "discounts",
  {
    id: id(),
    code: text().notNull(),
    start_date: localDate(),
    end_date: localDate(),
    is_dollars: boolean().notNull().default(true),
    /** Cents when `is_dollars`, else percent: 15 is 15 %. The wire's raw_amount as it is. */
    raw_amount: numeric({ precision: 12, scale: 2, mode: "number" }).notNull(),
    min_discount_cents: cents().notNull().default(sql`0`),
    max_discount_cents: cents().notNull().default(sql`0`),
    min_players: integer().notNull().default(0),
    max_players: integer().notNull().default(0),
    gift_certificate_stack: boolean().notNull().default(false),
    enabled: boolean().notNull().default(true),
    ...entity,
  },
  (table) => [
    uniqueIndex("discounts_code").on(lower(table.code)),
    index("discounts_days").on(table.start_date, table.end_date),
    check("discounts_order", sql`${table.start_date} <= ${table.end_date}`),
    check("discounts_amount", sql`${table.raw_amount} >= 0`),
    check("discounts_percent", sql`${table.is_dollars} or ${table.raw_amount} <= 100`),
    check("discounts_cents", sql`not ${table.is_dollars} or ${table.raw_amount} = trunc(${table.raw_amount})`),
    check(
      "discounts_limits",
      sql`least(${table.min_discount_cents}, ${table.max_discount_cents}, ${table.min_players}, ${table.max_players}) >= 0`,
    ),
  ],
);

/** The courses at which a discount is valid; without a row it is valid at all. */
export const discountCourses = pgTable(
  "discount_courses",
  {
    discount_id: integer()
      .notNull()
      .references(() => discounts.id, { onDelete: "cascade" }),
    golf_course_id: integer()
      .notNull()
      .references(() => golfCourses.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.discount_id, table.golf_course_id] }),
    index("discount_courses_course").on(table.golf_course_id),
  ],
);
