import { sql } from "drizzle-orm";
import { boolean, check, index, integer, numeric, pgTable, text } from "drizzle-orm/pg-core";
import { cents, entity, firstOf, id, localDate, timeOfDay } from "./columns.ts";
import { golfCourses } from "./golfCourses.ts";

export const golfRateTypes = ["RicGolfRate", "ApiGolfRate"] as const;

/** Dollars or percent, by the flag beside it; two decimals at most, so hundredths are exact for both. */
const hundredths = () => integer().notNull().default(0);

/** The price of a round for one player, for the days of its date ranges. */
export const golfRates = pgTable(
  "golf_rates",
  {
    id: id(),
    golf_course_id: integer()
      .notNull()
      .references(() => golfCourses.id),
    type: text({ enum: golfRateTypes }).notNull().default("RicGolfRate"),
    raw_rate: cents().notNull(),
    deposit_cents: cents(),
    wholesale_rate_cents: cents(),
    max_refund_cents: cents(),
    non_refundable_cents: cents(),
    course_balance_cents: cents(),
    /** Per player: at most one of the two; both null means no service fee. */
    service_fee_cents: cents(),
    service_fee_percent: numeric({ precision: 7, scale: 2, mode: "number" }),
    cancel_hours: integer().notNull().default(0),
    max_advance_days: integer().notNull().default(0),
    disabled: boolean().notNull().default(false),
    archived: boolean().notNull().default(false),
    commission_hundredths: hundredths(),
    is_commission_dollars: boolean().notNull().default(true),
    golfswitch_commission_hundredths: hundredths(),
    is_golfswitch_commission_dollars: boolean().notNull().default(false),
    is_dynamic: boolean().notNull().default(false),
    is_dynamic_greater: boolean().notNull().default(false),
    internal_memo: text().notNull().default(""),
    external_memo: text().notNull().default(""),
    rate_sheet_note: text().notNull().default(""),
    /** Its date ranges as a text for lists, maintained by summarizeRates after every change of a range. */
    days: text().notNull().default(""),
    dates: text().notNull().default(""),
    times: text().notNull().default(""),
    /** The bounds of all of them: a trigger maintains them whenever that text is written, so that few filters read any range. */
    first_day: localDate(),
    last_day: localDate(),
    first_time: timeOfDay(),
    last_time: timeOfDay(),
    weekdays: text().array().notNull().default([]),
    ...entity,
  },
  (table) => [
    index("golf_rates_course").on(table.golf_course_id),
    // Those that may price a round.
    index("golf_rates_sold").on(table.golf_course_id).where(sql`not ${table.disabled} and not ${table.archived}`),
    index("golf_rates_listed").on(table.archived, table.disabled, firstOf(table.dates)),
    // The order of every filter but those two.
    index("golf_rates_dates").on(firstOf(table.dates)),
    index("golf_rates_type").on(table.type, table.id),
    index("golf_rates_days").on(firstOf(table.days), table.id),
    index("golf_rates_times").on(firstOf(table.times), table.id),
    index("golf_rates_memo_order").on(firstOf(table.internal_memo), table.id),
    index("golf_rates_disabled").on(table.disabled, table.id),
    index("golf_rates_archived").on(table.archived, table.id),
    // All columns that most filters read, and the one that joins the course: rates are found and counted in this index alone.
    index("golf_rates_bounds").on(
      table.golf_course_id,
      table.archived,
      table.disabled,
      table.first_day,
      table.last_day,
      table.first_time,
      table.last_time,
      table.weekdays,
    ),
    index("golf_rates_rate").on(table.raw_rate),
    index("golf_rates_wholesale").on(table.wholesale_rate_cents),
    index("golf_rates_memo").using("gin", table.internal_memo.op("gin_trgm_ops")),
    check("golf_rates_rate", sql`${table.raw_rate} >= 0`),
    check(
      "golf_rates_amounts",
      sql`least(${table.deposit_cents}, ${table.wholesale_rate_cents}, ${table.max_refund_cents}, ${table.non_refundable_cents}, ${table.course_balance_cents}, ${table.service_fee_cents}) >= 0`,
    ),
    check("golf_rates_fee", sql`num_nonnulls(${table.service_fee_cents}, ${table.service_fee_percent}) <= 1`),
    check("golf_rates_fee_percent", sql`${table.service_fee_percent} between 0 and 100`),
    check("golf_rates_notice", sql`${table.cancel_hours} >= 0 and ${table.max_advance_days} >= 0`),
  ],
);
